import SegueKit
import Testing

@Suite struct `The back button` {
  @Test func `takes one controller off`() {
    let staging = Staging { $0.window.rootViewController = stack("nav", Page("a"), Page("b")) }
    #expect(staging.lines { staging.nav?.touchBackButton() } == ["pop nav to a"])
    #expect(staging.tree == "nav[a]")
  }

  @Test func `does nothing while the stack moves`() {
    let staging = Staging {
      $0.window.rootViewController = stack("nav", Page("a"), Page("b"), Page("c"))
    }
    let lines = staging.lines {
      staging.nav?.touchBackButton()
      staging.nav?.touchBackButton()
    }
    #expect(lines == ["pop nav to b"])
  }

  @Test func `does nothing below a presentation`() {
    let staging = Staging {
      let nav = stack("nav", Page("a"), Page("b"))
      $0.window.rootViewController = nav
      nav.presentAtOnce(Page("sheet"))
    }
    #expect(staging.lines { staging.nav?.touchBackButton() } == [])
  }
}

@Suite struct `A gesture that nobody ends` {
  @Test(arguments: [true, false])
  func `is gone with its window and environment`(isSwipe: Bool) {
    weak var environment: SegueEnvironment?
    weak var top: UIViewController?
    do {
      let made = SegueEnvironment()
      environment = made
      made.run {
        let window = UIWindow()
        let (page, sheet) = (Page("a"), Page("sheet"))
        let nav = stack("nav", page, Page("b"))
        window.rootViewController = nav
        if isSwipe {
          top = nav.topViewController
          #expect(nav.beginInteractivePop() != nil)
        } else {
          top = sheet
          nav.presentAtOnce(sheet)
          #expect(sheet.presentationController?.beginInteractiveDismissal() != nil)
        }
        withExtendedLifetime(window) {}
      }
    }
    #expect(top == nil)
    #expect(environment == nil)
  }
}

@Suite struct `A back swipe` {
  private func swiping(_ go: (Staging, UIPercentDrivenInteractiveTransition) -> Void) -> Staging {
    let staging = Staging { $0.window.rootViewController = stack("nav", Page("a"), Page("b")) }
    staging.environment.run {
      guard let swipe = staging.nav?.beginInteractivePop() else {
        Issue.record("no swipe began")
        return
      }
      go(staging, swipe)
    }
    return staging
  }

  @Test func `changes the stack when it begins`() {
    let staging = swiping { _, _ in }
    #expect(staging.tree == "nav[a]")
    #expect(staging.environment.transitionsInFlight == 1)
  }

  @Test func `brings the same controller back when it is cancelled`() {
    var top: UIViewController?
    let staging = Staging { $0.window.rootViewController = stack("nav", Page("a"), Page("b")) }
    top = staging.nav?.topViewController
    staging.environment.run {
      let swipe = staging.nav?.beginInteractivePop()
      swipe?.update(0.4)
      #expect(swipe?.percentComplete == 0.4)
      swipe?.cancel()
    }
    #expect(staging.tree == "nav[a b]")
    #expect(staging.nav?.topViewController === top)
    #expect(top?.parent === staging.nav)
    #expect(staging.environment.transitionsInFlight == 0)
  }

  @Test func `cannot be cancelled when it is finished`() {
    let staging = swiping { staging, swipe in
      swipe.finish()
      swipe.cancel()
      #expect(staging.environment.interactiveTransition == nil)
    }
    #expect(staging.tree == "nav[a]")
  }

  @Test func `is finished when everything settles`() {
    let staging = swiping { staging, _ in staging.environment.settle() }
    #expect(
      staging.diary.lines("interaction") == [
        "interaction nav began", "interaction nav finished",
      ])
  }

  @Test func `is over when its stack has left the window`() {
    let staging = swiping { staging, swipe in
      staging.window.rootViewController = Page("other")
      swipe.cancel()
    }
    #expect(staging.diary.lines("interaction") == ["interaction nav began"])
    #expect(staging.tree == "other")
  }

  @Test func `leaves alone what has found another place meanwhile`() {
    let (top, other) = (Page("b"), Page("other"))
    let staging = Staging {
      $0.window.rootViewController = box("top", stack("nav", Page("a"), top), other)
    }
    staging.environment.run {
      let nav = staging.window.rootViewController?.children.first as? UINavigationController
      let swipe = nav?.beginInteractivePop()
      other.addChild(top)
      swipe?.cancel()
    }
    #expect(staging.tree == "top[nav[a] other[b]]")
  }
}

@Suite struct `The delegate of a presentation` {
  @Test func `is asked and told when the user leaves`() {
    let guardian = Guardian()
    let staging = Staging {
      $0.window.rootViewController = Page("root")
      $0.presentSheet(guardedBy: guardian)
    }
    staging.environment.run { staging.sheet?.pullDown() }
    #expect(guardian.calls == ["should sheet", "will sheet"])
    _ = staging.environment.run { staging.environment.settle() }
    #expect(guardian.calls == ["should sheet", "will sheet", "did sheet"])
    #expect(staging.tree == "root")
  }

  @Test func `is told of the attempt when it says no`() {
    let guardian = Guardian(says: false)
    let staging = Staging {
      $0.window.rootViewController = Page("root")
      $0.presentSheet(guardedBy: guardian)
    }
    staging.environment.run { staging.sheet?.pullDown() }
    #expect(guardian.calls == ["should sheet", "attempt sheet"])
    #expect(staging.tree == "root+sheet")
  }

  @Test func `is told that the user will and then nothing when a pull is cancelled`() {
    let guardian = Guardian()
    let staging = Staging {
      $0.window.rootViewController = Page("root")
      $0.presentSheet(guardedBy: guardian)
    }
    staging.environment.run {
      staging.sheet?.beginInteractiveDismissal()?.cancel()
      staging.environment.settle()
    }
    #expect(guardian.calls == ["should sheet", "will sheet"])
    #expect(staging.tree == "root+sheet")
  }

  @Test func `hears nothing of code`() {
    let guardian = Guardian()
    let staging = Staging {
      $0.window.rootViewController = Page("root")
      $0.presentSheet(guardedBy: guardian)
      $0.window.rootViewController?.dismiss(animated: true)
      $0.environment.settle()
    }
    #expect(guardian.calls == [])
    #expect(staging.tree == "root")
  }

  @Test func `dismisses in code while it is asked, and the pull does no more`() {
    let guardian = Guardian { $0.presentedViewController.dismiss(animated: true) }
    let staging = Staging {
      $0.window.rootViewController = Page("root")
      $0.presentSheet(guardedBy: guardian)
    }
    let lines = staging.lines { staging.sheet?.pullDown() }
    #expect(lines.filter { $0.hasPrefix("dismiss") } == ["dismiss sheet from root"])
    _ = staging.environment.run { staging.environment.settle() }
    #expect(guardian.calls == ["should sheet"])
  }
}

@Suite struct `A presentation controller` {
  @Test func `knows both ends, and a child has that of its container`() {
    let staging = Staging {
      let root = Page("root")
      $0.window.rootViewController = root
      root.presentAtOnce(stack("nav", Page("a")))
    }
    let nav = staging.window.rootViewController?.presentedViewController
    let controller = nav?.children.first?.presentationController
    #expect(controller?.presentedViewController === nav)
    #expect(controller?.presentingViewController.title == "root")
  }
}

extension Staging {
  fileprivate var nav: UINavigationController? {
    window.rootViewController as? UINavigationController
  }

  fileprivate var sheet: UIPresentationController? {
    window.rootViewController?.presentedViewController?.presentationController
  }

  fileprivate func presentSheet(guardedBy guardian: Guardian) {
    let sheet = Page("sheet")
    sheet.presentationController?.delegate = guardian
    window.rootViewController?.presentAtOnce(sheet)
  }
}

@Suite struct `Who answers where a presentation has no delegate` {
  @Test func `is asked and told, and is not its delegate`() {
    let usual = Guardian()
    let presentation = pulling(answeredBy: usual)
    #expect(presentation?.delegate == nil)
    #expect(usual.calls == ["should sheet", "will sheet", "did sheet"])
  }

  @Test func `leaves it to the delegate of an app`() {
    let (usual, own) = (Guardian(), Guardian(says: false))
    _ = pulling(answeredBy: usual) { $0.delegate = own }
    #expect(own.calls == ["should sheet", "attempt sheet"])
    #expect(usual.calls == [])
  }

  /// Presents a sheet and pulls it down.
  private func pulling(
    answeredBy usual: Guardian, prepared: (UIPresentationController) -> Void = { _ in }
  ) -> UIPresentationController? {
    let staging = Staging { $0.window.rootViewController = Page("page") }
    return staging.make {
      let sheet = Page("sheet")
      sheet.delegatePresentations(to: usual)
      staging.window.rootViewController?.presentAtOnce(sheet)
      let presentation = sheet.presentationController
      presentation.map(prepared)
      presentation?.pullDown()
      staging.environment.settle()
      return presentation
    }
  }
}

/// A delegate that writes down its calls.
private final class Guardian: UIAdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []
  private let answer: Bool
  private let whenAsked: (UIPresentationController) -> Void

  init(says answer: Bool = true, whenAsked: @escaping (UIPresentationController) -> Void = { _ in })
  {
    self.answer = answer
    self.whenAsked = whenAsked
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    note("should", controller)
    whenAsked(controller)
    return answer
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    note("will", controller)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    note("did", controller)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    note("attempt", controller)
  }

  private func note(_ call: String, _ controller: UIPresentationController) {
    calls.append("\(call) \(controller.presentedViewController.title ?? "?")")
  }
}
