import SegueKit
import Testing

@Suite struct `A property animator` {
  private let staging = Staging()
  private func settle() { staging.make { _ = staging.environment.settle() } }

  @Test func `makes its changes when it starts, and ends when everything settles`() {
    var told: [String] = []
    let animator = staging.make {
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { told.append("changed") }
    }
    animator.addCompletion { told.append("\($0)") }
    #expect(animator.state == .inactive && told == [])
    staging.make { animator.startAnimation() }
    animator.addAnimations { told.append("more") }
    #expect(animator.isRunning && told == ["changed", "more"])
    settle()
    #expect(!animator.isRunning && animator.state == .inactive)
    #expect(told == ["changed", "more", "end"])
  }

  @Test func `is held, goes on, and may turn back`() {
    var told: [String] = []
    let animator = staging.make {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: {}, completion: { told.append("\($0)") })
    }
    animator.pauseAnimation()
    settle()
    #expect(told == [] && animator.state == .active && !animator.isRunning)
    animator.isReversed = true
    staging.make { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    settle()
    #expect(told == ["start"])
  }

  @Test func `is stopped, and does what is done in the end only when it is told to`() {
    var told: [String] = []
    func start() -> UIViewPropertyAnimator {
      staging.make {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1)
        animator.addCompletion { told.append("\($0)") }
        animator.startAnimation()
        return animator
      }
    }
    let first = start()
    first.stopAnimation(true)
    settle()
    #expect(told == [] && first.state == .inactive)
    let second = start()
    second.stopAnimation(false)
    settle()
    #expect(told == [] && second.state == .stopped)
    second.finishAnimation(at: .current)
    #expect(told == ["current"])
  }

  @Test func `moves as it is told, which nobody sees`() {
    staging.make {
      let animators = [
        UIViewPropertyAnimator(
          duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.7)),
        UIViewPropertyAnimator(
          duration: 2, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)),
      ]
      #expect(animators.map(\.duration) == [1, 2])
      for animator in animators { animator.startAnimation() }
      #expect(animators.map(\.isRunning) == [true, true])
    }
  }
}
