import SegueKit
import Testing

@Suite struct `An animator of a stack` {
  private let fade = Fade()

  private func staging() -> (Staging, UINavigationController) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a"), Page("b")) }
    staging.make { staging.window.rootViewController = nav }
    nav.delegate = fade
    return (staging, nav)
  }

  /// What drives the transitions from now on.
  private func interactor(in staging: Staging) -> UIPercentDrivenInteractiveTransition {
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    fade.interactor = interactor
    return interactor
  }

  @Test func `is told from where to where, and completes`() {
    let (staging, nav) = staging()
    let lines = staging.lines {
      nav.pushViewController(Page("c"), animated: true)
      #expect(staging.environment.transitionsInFlight == 1)
      staging.environment.settle()
    }
    #expect(
      lines == [
        "push c on nav", "callback c willShow", "callback nav animateTransition",
        "callback nav animationEnded", "callback c didShow",
      ])
    #expect(fade.transition?.viewController(forKey: .from)?.title == "b")
    #expect(fade.transition?.viewController(forKey: .to)?.title == "c")
    #expect(fade.operations == [.push])
    #expect(fade.ended == [true])
  }

  @Test func `has the view of who goes until it completes`() {
    let (staging, nav) = staging()
    let going = nav.viewControllers[1]
    staging.make { _ = nav.popViewController(animated: true) }
    #expect(going.isAnimatedAway && !nav.viewControllers[0].isAnimatedAway)
    staging.make { _ = staging.environment.settle() }
    #expect(!going.isAnimatedAway)
  }

  @Test func `is not asked about what is not animated, or shows nobody new`() {
    let (staging, nav) = staging()
    staging.make {
      nav.popViewController(animated: false)
      nav.setViewControllers([Page("c")] + nav.viewControllers, animated: true)
      staging.environment.settle()
    }
    #expect(fade.operations == [])
  }

  @Test func `that never completes keeps the stack moving`() {
    let (staging, nav) = staging()
    fade.isPatient = true
    staging.make { nav.pushViewController(Page("c"), animated: true) }
    #expect(!staging.environment.settle())
    #expect(staging.lines { nav.touchBackButton() } == [])
  }

  @Test func `that completes again is warned`() {
    let (staging, nav) = staging()
    fade.isPatient = true
    _ = staging.make { nav.popViewController(animated: true) }
    let lines = staging.lines {
      fade.transition?.completeTransition(true)
      fade.transition?.completeTransition(true)
    }
    #expect(
      lines == [
        "callback nav animationEnded", "callback a didShow", "warned transitionCompleted nav",
      ]
    )
  }

  @Test func `that puts in no view shows nobody`() {
    let (staging, nav) = staging()
    fade.isBlind = true
    let lines = staging.lines {
      nav.popViewController(animated: true)
      staging.environment.settle()
    }
    #expect(lines.contains("warned viewMissing a"))
  }

  @Test(arguments: [
    (Left.inFront, true), (.inFrontAndTakenOut, false), (.behind, false), (.hidden, false),
    (.small, false),
  ])
  func `that leaves something over all of who is seen is warned of`(left: Left, isWarned: Bool) {
    let (staging, nav) = staging()
    fade.isPatient = true
    _ = staging.make { nav.popViewController(animated: true) }
    let lines = staging.lines {
      guard let container = fade.transition?.containerView else { return }
      let size = left == .small ? CGRect(x: 0, y: 0, width: 20, height: 20) : container.bounds
      let picture = UIView(frame: size)
      picture.isHidden = left == .hidden
      container.addSubview(picture)
      if left == .behind { container.sendSubviewToBack(picture) }
      fade.transition?.completeTransition(true)
      if left == .inFrontAndTakenOut { picture.removeFromSuperview() }
      staging.environment.settle()
    }
    #expect(lines.contains("warned viewCovered a") == isWarned)
    #expect(lines.contains { $0.hasPrefix("warned") } == isWarned)
  }

  /// What an animator leaves in the container.
  enum Left {
    case inFront, inFrontAndTakenOut, behind, hidden, small
  }

  @Test(arguments: [(true, false), (false, true)])
  func `that takes away who was to go shows nobody who stays`(completes: Bool, isSeen: Bool) {
    let (staging, nav) = staging()
    fade.isPatient = true
    _ = staging.make { nav.popViewController(animated: true) }
    let lines = staging.lines {
      fade.transition?.view(forKey: .from)?.removeFromSuperview()
      fade.transition?.completeTransition(completes)
    }
    #expect(lines.contains { $0.hasPrefix("warned viewMissing b") } == isSeen)
    #expect(lines.contains { $0.hasPrefix("warned") } == isSeen)
  }

  @Test func `need not show who is taken elsewhere, or where another one comes`() {
    let (staging, nav) = staging()
    fade.isPatient = true
    let moved = staging.lines {
      let top = nav.topViewController
      nav.popViewController(animated: true)
      top.map { nav.viewControllers[0].addChild($0) }
      fade.transition?.view(forKey: .from)?.removeFromSuperview()
      fade.transition?.completeTransition(false)
      fade.isBlind = true
      nav.pushViewController(Page("c"), animated: true)
      let first = fade.transition
      nav.pushViewController(Page("d"), animated: false)
      first?.completeTransition(true)
    }
    #expect(!moved.contains { $0.hasPrefix("warned viewMissing") })
  }

  @Test func `need not put in the view of a presenter, which comes back by itself`() {
    let (staging, nav) = staging()
    let sheet = staging.make { Page("sheet") }
    sheet.transitioningDelegate = fade
    let lines = staging.lines {
      nav.present(sheet, animated: true)
      staging.environment.settle()
      fade.isBlind = true
      nav.dismiss(animated: true)
      staging.environment.settle()
    }
    #expect(!lines.contains { $0.hasPrefix("warned") })
    let blind = staging.lines {
      nav.present(sheet, animated: true)
      staging.environment.settle()
    }
    #expect(blind.contains("warned viewMissing sheet"))
  }

  @Test(arguments: ["push", "pop", "set"])
  func `that did not complete puts everything back`(change: String) {
    let (staging, nav) = staging()
    fade.isPatient = true
    let before = staging.tree
    let appearances = staging.appearances {
      switch change {
      case "push": nav.pushViewController(Page("c"), animated: true)
      case "pop": nav.popViewController(animated: true)
      default: nav.setViewControllers([Page("c"), Page("d")], animated: true)
      }
      fade.transition?.completeTransition(false)
    }
    #expect(staging.tree == before)
    #expect(staging.environment.transitionsInFlight == 0)
    #expect(fade.ended == [false])
    #expect(appearances.suffix(1) == ["didAppear b"] || appearances.contains("didAppear b"))
  }

  @Test func `lets the user have it in hand, and take it back`() {
    let (staging, nav) = staging()
    let interactor = interactor(in: staging)
    let lines = staging.lines {
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      interactor.update(0.4)
      #expect(fade.transition?.isInteractive == true)
      interactor.cancel()
      staging.environment.settle()
    }
    #expect(
      lines == [
        "pop nav to a", "callback a willShow", "interaction nav began",
        "callback nav animateTransition", "interaction nav moved",
        "callback nav animationEnded", "interaction nav cancelled",
      ])
    #expect(staging.tree == "nav[a b]")
    #expect(interactor.percentComplete == 0.4)
  }

  @Test func `is told of what drives it by way of overrides`() {
    let (staging, nav) = staging()
    let interactor = staging.make { CountingInteraction() }
    fade.interactor = interactor
    staging.make {
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      interactor.update(0.4)
      interactor.cancel()
      staging.environment.settle()
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      staging.environment.interactiveTransition?.finish()
      staging.environment.settle()
    }
    #expect(interactor.calls == ["update", "cancel", "finish"])
    #expect(staging.tree == "nav[a]")
  }

  @Test func `goes on when the user lets go, or when everything settles`() {
    let (staging, nav) = staging()
    let interactor = interactor(in: staging)
    let lines = staging.lines {
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      staging.environment.settle()
      interactor.cancel()
    }
    #expect(lines.contains("interaction nav finished"))
    #expect(staging.tree == "nav[a]")
    #expect(fade.ended == [true])
  }

  @Test func `waits for ever when it is interactive and no gesture has begun it`() {
    let (staging, nav) = staging()
    let interactor = interactor(in: staging)
    staging.make { nav.touchBackButton() }
    #expect(!staging.environment.settle())
    #expect(staging.environment.interactiveTransition == nil)
    #expect(fade.ended == [])
    staging.make { interactor.finish() }
    #expect(staging.environment.settle())
    #expect(fade.ended == [true])
  }

  @Test func `begins at nothing with what has driven one before`() {
    let (staging, nav) = staging()
    let interactor = interactor(in: staging)
    for _ in 1...2 {
      staging.make { staging.environment.beginGesture { nav.popViewController(animated: true) } }
      #expect(fade.transition?.isInteractive == true && interactor.percentComplete == 0)
      staging.make { interactor.update(0.6) }
      #expect(interactor.percentComplete == 0.6)
      staging.make { interactor.cancel() }
      staging.make { _ = staging.environment.settle() }
    }
  }

  @Test func `animates at once when what drives it does not want to begin`() {
    let (staging, nav) = staging()
    interactor(in: staging).wantsInteractiveStart = false
    staging.make { nav.touchBackButton() }
    #expect(fade.transition?.isInteractive == false)
    #expect(staging.environment.settle())
    #expect(staging.tree == "nav[a]")
  }
}

/// What an app drives a transition with, and looks at while it does.
private final class CountingInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var calls: [String] = []

  override func update(_ percentComplete: Double) {
    calls.append("update")
    super.update(percentComplete)
  }

  override func finish() {
    calls.append("finish")
    super.finish()
  }

  override func cancel() {
    calls.append("cancel")
    super.cancel()
  }
}
