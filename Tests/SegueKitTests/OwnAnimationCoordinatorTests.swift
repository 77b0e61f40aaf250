import SegueKit
import Testing

@Suite struct `The coordinator of a stack that an app animates` {
  private let testimony = Testimony()
  private let fade = Fade()

  private func staging() -> (Staging, UINavigationController) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a"), Witness("b", testimony)) }
    staging.make { staging.window.rootViewController = nav }
    nav.delegate = fade
    testimony.lines = []
    return (staging, nav)
  }

  @Test func `hears of an own gesture that is taken back, while all still moves`() {
    let (staging, nav) = staging()
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    fade.interactor = interactor
    staging.make {
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      testimony.follow(nav.transitionCoordinator)
      interactor.update(0.2)
      #expect(nav.transitionCoordinator?.percentComplete == 0.2)
      interactor.cancel()
      #expect(nav.transitionCoordinator?.isCancelled == true)
      staging.environment.settle()
    }
    #expect(
      testimony.lines == [
        "b willDisappear b-a interactive", "alongside b-a interactive", "changed b-a cancelled",
        "b willAppear b-a cancelled", "b didAppear b-a cancelled", "completion b-a cancelled",
      ])
  }

  @Test func `hears of an own gesture that is let go`() {
    let (staging, nav) = staging()
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    fade.interactor = interactor
    staging.make {
      staging.environment.beginGesture { nav.popViewController(animated: true) }
      testimony.follow(nav.transitionCoordinator)
      interactor.finish()
      staging.environment.settle()
    }
    #expect(testimony.lines.suffix(3) == ["changed b-a", "b didDisappear b-a", "completion b-a"])
  }

  @Test func `completes once, when the animator does`() {
    let (staging, nav) = staging()
    fade.isPatient = true
    staging.make {
      nav.popViewController(animated: true)
      testimony.follow(nav.transitionCoordinator)
      staging.environment.settle()
      #expect(testimony.lines.last == "alongside b-a")
      fade.transition?.completeTransition(false)
    }
    #expect(
      testimony.lines.suffix(3) == ["b willAppear b-a", "b didAppear b-a", "completion b-a"])
  }
}
