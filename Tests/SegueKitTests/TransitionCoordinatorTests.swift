import SegueKit
import Testing

@Suite struct `The coordinator of a stack` {
  private let testimony = Testimony()

  private func staging() -> (Staging, UINavigationController) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Witness("a", testimony), Witness("b", testimony)) }
    staging.make { staging.window.rootViewController = nav }
    testimony.lines = []
    return (staging, nav)
  }

  @Test func `is there for all who are told, from the first to the last`() {
    let (staging, nav) = staging()
    staging.make {
      nav.pushViewController(Witness("c", testimony), animated: true)
      #expect(nav.transitionCoordinator?.summary == "b-c")
      testimony.follow(nav.topViewController?.transitionCoordinator)
      staging.environment.settle()
    }
    #expect(
      testimony.lines == [
        "b willDisappear b-c", "c willAppear b-c", "alongside b-c", "b didDisappear b-c",
        "c didAppear b-c", "completion b-c",
      ])
    #expect(nav.transitionCoordinator == nil)
  }

  @Test func `is the same for everybody who asks`() {
    let (staging, nav) = staging()
    staging.make {
      let popped = nav.popViewController(animated: true)
      let coordinator = nav.transitionCoordinator
      #expect(coordinator != nil)
      #expect(popped?.transitionCoordinator === coordinator)
      #expect(nav.topViewController?.transitionCoordinator === coordinator)
      #expect(coordinator?.isAnimated == true)
      #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
    }
  }

  @Test func `is not there for completions, which may begin anew`() {
    let (staging, nav) = staging()
    staging.make {
      let host = UIViewController()
      nav.present(host, animated: true) { #expect(nav.transitionCoordinator == nil) }
      nav.pushWhenStill(Witness("c", testimony))
      staging.environment.settle()
    }
    #expect(nav.viewControllers.count == 3)
  }

  @Test func `is not there when nothing is animated`() {
    let (staging, nav) = staging()
    staging.make {
      nav.popViewController(animated: false)
      #expect(nav.transitionCoordinator == nil)
    }
    #expect(
      testimony.lines == [
        "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
      ])
  }

  @Test func `makes the changes once everybody has been told`() {
    let (staging, nav) = staging()
    let delegate = Listener { testimony.follow($0.transitionCoordinator) }
    nav.delegate = delegate
    _ = staging.make { nav.popViewController(animated: true) }
    #expect(testimony.lines == ["b willDisappear b-a", "a willAppear b-a", "alongside b-a"])
  }

  @Test func `tells a delegate whom the stack has shown before`() {
    let (staging, nav) = staging()
    var left: [String?] = []
    let delegate = Listener(didShow: { stack in
      guard let from = stack.transitionCoordinator?.viewController(forKey: .from),
        !stack.viewControllers.contains(from)
      else { return }
      left.append(from.title)
    })
    nav.delegate = delegate
    staging.make {
      nav.pushViewController(Page("c"), animated: true)
      staging.environment.settle()
      nav.popViewController(animated: true)
      staging.environment.settle()
      nav.popViewController(animated: false)
    }
    #expect(left == ["c"])
  }

  @Test func `belongs to whatever began last`() {
    let (staging, nav) = staging()
    staging.make {
      nav.pushViewController(Page("c"), animated: true)
      nav.pushViewController(Page("d"), animated: true)
    }
    #expect(nav.transitionCoordinator?.summary == "c-d")
    #expect(nav.viewControllers.first?.transitionCoordinator?.summary == "c-d")
  }

  @Test func `is that of the nearest who takes part`() {
    let (staging, nav) = staging()
    staging.make {
      let inner = stack("inner", Page("x"))
      nav.pushViewController(box("c", inner), animated: true)
      #expect(inner.transitionCoordinator?.viewController(forKey: .to)?.title == "c")
      inner.pushViewController(Page("y"), animated: true)
      #expect(inner.topViewController?.transitionCoordinator?.summary == "x-y")
      #expect(
        nav.topViewController?.transitionCoordinator?.viewController(forKey: .to)?.title == "c")
    }
  }

  @Test func `makes changes at once while it moves, and none when it has ended`() {
    let (staging, nav) = staging()
    staging.make {
      nav.popViewController(animated: true)
      guard let coordinator = nav.transitionCoordinator else { return }
      #expect(coordinator.animate(alongsideTransition: { _ in testimony.lines.append("now") }))
      #expect(testimony.lines.last == "now")
      coordinator.animate(alongsideTransition: nil) { context in
        testimony.lines.append("first")
        let isMade = coordinator.animate(alongsideTransition: { _ in testimony.lines.append("no") })
        {
          _ in testimony.lines.append("second")
        }
        #expect(!isMade)
      }
      staging.environment.settle()
      #expect(testimony.lines.suffix(2) == ["first", "second"])
      #expect(
        !coordinator.animate(alongsideTransition: nil) { _ in testimony.lines.append("late") })
      #expect(testimony.lines.last == "second")
      #expect(coordinator.summary == "nobody-nobody")
    }
  }

  @Test func `makes changes elsewhere, too`() {
    let (staging, nav) = staging()
    let isMade = staging.make {
      nav.popViewController(animated: true)
      return nav.transitionCoordinator?.animateAlongsideTransition(
        in: nil, animation: { [testimony] _ in testimony.lines.append("elsewhere") })
    }
    #expect(isMade == true)
    #expect(testimony.lines.last == "elsewhere")
  }

  @Test func `hears of a swipe that is taken back before anybody else`() {
    let (staging, nav) = staging()
    staging.make {
      let swipe = nav.beginInteractivePop()
      #expect(nav.transitionCoordinator?.initiallyInteractive == true)
      testimony.follow(nav.transitionCoordinator)
      swipe?.update(0.3)
      swipe?.cancel()
    }
    #expect(
      testimony.lines == [
        "b willDisappear b-a interactive", "a willAppear b-a interactive",
        "alongside b-a interactive", "changed b-a cancelled", "a willDisappear b-a cancelled",
        "b willAppear b-a cancelled", "a didDisappear b-a cancelled", "b didAppear b-a cancelled",
        "completion b-a cancelled",
      ])
    #expect(staging.tree == "nav[a b]")
    #expect(nav.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func `hears of a swipe that is let go`(isFinished: Bool) {
    let (staging, nav) = staging()
    staging.make {
      let swipe = nav.beginInteractivePop()
      testimony.follow(nav.transitionCoordinator)
      swipe?.update(0.6)
      #expect(nav.transitionCoordinator?.percentComplete == 0.6)
      if isFinished { swipe?.finish() }
      staging.environment.settle()
    }
    #expect(
      testimony.lines.suffix(4) == [
        "changed b-a", "b didDisappear b-a", "a didAppear b-a", "completion b-a",
      ])
  }

  @Test func `lets an app put right what it has done for a swipe`() {
    let staging = Staging()
    let (nav, form) = staging.make { (stack("nav", Page("list")), Form("form")) }
    staging.make {
      nav.pushViewController(form, animated: false)
      staging.window.rootViewController = nav
      nav.beginInteractivePop()?.cancel()
    }
    #expect(form.isEditable)
    staging.make {
      nav.beginInteractivePop()?.finish()
      staging.environment.settle()
    }
    #expect(!form.isEditable)
  }

  @Test(arguments: ["push", "pop", "present", "dismiss"])
  func `lasts while another window goes`(movement: String) {
    let (staging, nav) = staging()
    staging.make {
      let other = Others()
      let sheet = Departing("sheet", other)
      switch movement {
      case "push": nav.pushViewController(Departing("c", other), animated: true)
      case "pop":
        nav.pushViewController(Departing("c", other), animated: false)
        nav.popViewController(animated: true)
      case "present": nav.present(sheet, animated: true)
      default:
        nav.presentAtOnce(sheet)
        nav.dismiss(animated: true)
      }
      other.window = UIWindow()
      nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        testimony.lines.append("completion")
      }
      staging.environment.settle()
      #expect(other.window == nil)
    }
    #expect(testimony.lines.last == "completion")
  }

  @Test func `does not last when its own window goes`() {
    let environment = SegueEnvironment()
    environment.run {
      let own = Others()
      own.window = UIWindow()
      let nav = stack("nav", Page("a"))
      own.window?.rootViewController = nav
      nav.pushViewController(Departing("b", own), animated: true)
      testimony.follow(nav.transitionCoordinator)
      environment.settle()
      #expect(own.window == nil)
    }
    #expect(testimony.lines == ["alongside a-b"])
  }

  @Test func `is not there for tabs, which are not animated`() {
    let staging = Staging()
    staging.make {
      let (first, second) = (Witness("first", testimony), Witness("second", testimony))
      let tabs = tabs("tabs", first, second)
      staging.window.rootViewController = tabs
      testimony.lines = []
      tabs.selectedIndex = 0
      #expect(tabs.transitionCoordinator == nil)
    }
    #expect(testimony.lines.first == "second willDisappear")
  }
}

/// What keeps another window.
private final class Others {
  var window: UIWindow?
}

/// A page that closes another window when it has come or gone.
private final class Departing: Page {
  private let others: Others

  init(_ title: String, _ others: Others) {
    self.others = others
    super.init(title)
  }

  override func viewDidAppear(_ animated: Bool) { others.window = nil }
  override func viewDidDisappear(_ animated: Bool) { others.window = nil }
}

/// A delegate of a stack that passes on what it is told.
private final class Listener: UINavigationControllerDelegate {
  private let willShow: (UINavigationController) -> Void
  private let didShow: (UINavigationController) -> Void

  init(
    _ willShow: @escaping (UINavigationController) -> Void = { _ in },
    didShow: @escaping (UINavigationController) -> Void = { _ in }
  ) {
    self.willShow = willShow
    self.didShow = didShow
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { willShow(navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { didShow(navigationController) }
}

/// A form that can be edited no longer when it goes, and again when it does not go after all.
private final class Form: Page {
  private(set) var isEditable = true

  init(_ title: String) { super.init(title) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isEditable = false
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.isEditable = true }
    }
  }
}

extension UINavigationController {
  /// Pushes when nothing moves any more, as apps put it off: whoever still finds a coordinator
  /// waits again.
  fileprivate func pushWhenStill(_ controller: UIViewController) {
    guard let transitionCoordinator else {
      return pushViewController(controller, animated: false)
    }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.pushWhenStill(controller)
    }
  }
}
