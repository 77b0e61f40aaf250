import SegueKit
import Testing

@Suite struct `An animation` {
  private let fade = Fade()

  private func staging() -> (Staging, UINavigationController) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a"), Page("b")) }
    staging.make { staging.window.rootViewController = nav }
    nav.delegate = fade
    return (staging, nav)
  }

  @Test func `has finished when it settles, or is over at once`() {
    let staging = Staging()
    var ends: [Bool] = []
    staging.make {
      UIView.animate(withDuration: 0.3, animations: {}) { ends.append($0) }
      staging.environment.settle()
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 0.3, animations: {}) { ends.append($0) }
    }
    #expect(ends == [true, true])
  }

  @Test func `has not finished when the app goes to the background before`() {
    let staging = Staging()
    var ends: [Bool] = []
    staging.make {
      UIView.animate(withDuration: 0.3, animations: {}) { ends.append($0) }
      staging.environment.application.enterBackground()
      staging.environment.application.enterForeground()
      UIView.animate(withDuration: 0.3, animations: {}) { ends.append($0) }
      staging.environment.settle()
    }
    #expect(ends == [false, true])
  }

  @Test func `of a transition has finished with it`() {
    let (staging, nav) = staging()
    staging.make {
      nav.pushViewController(Page("c"), animated: true)
      staging.environment.settle()
    }
    #expect(fade.finished == [true])
  }

  @Test func `of a transition that was taken back has not`() {
    let (staging, nav) = staging()
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    fade.interactor = interactor
    staging.make {
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      interactor.cancel()
      staging.environment.settle()
    }
    #expect(fade.finished == [false])
    #expect(staging.tree == "nav[a b]")
  }

  @Test func `of what has left the window meanwhile has not`() {
    let (staging, nav) = staging()
    staging.make {
      nav.pushViewController(Page("c"), animated: true)
      staging.window.rootViewController = Page("other")
      staging.environment.settle()
    }
    #expect(fade.finished == [false])
  }
}
