import SegueKit
import Testing

@Suite struct `A transition between views` {
  @Test func `puts the one in the place of the other`() {
    let staging = Staging()
    staging.make {
      let (box, first, second, third) = (UIView(), UIView(), UIView(), UIView())
      for view in [first, third] { box.addSubview(view) }
      var finished: [Bool] = []
      UIView.transition(from: first, to: second, duration: 0.3) { finished.append($0) }
      #expect(box.subviews == [second, third])
      UIView.transition(
        from: second, to: third, duration: 0.3,
        options: [.showHideTransitionViews, .transitionCrossDissolve])
      #expect(box.subviews == [second, third])
      #expect(second.isHidden && !third.isHidden)
      #expect(finished == [])
      staging.environment.settle()
      #expect(finished == [true])
    }
  }

  @Test func `has the controllers of the views come and go`() {
    let staging = Staging()
    let (a, b) = staging.make { (Page("a"), Page("b")) }
    let root = staging.make { box("root", a) }
    let told = staging.appearances {
      staging.window.rootViewController = root
      root.addChild(b)
      UIView.transition(from: a.view, to: b.view, duration: 0.3)
    }
    #expect(
      told.suffix(4) == ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
  }

  @Test func `may be made in several ways`() {
    let staging = Staging()
    staging.make {
      var done: [String] = []
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        done.append("spring")
      } completion: { _ in
        done.append("sprung")
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { done.append("key") }
      }
      UIView.transition(with: UIView(), duration: 1, animations: nil) { _ in done.append("over") }
      UIView.animate(springDuration: 1, bounce: 0.2) {
        done.append("bounce")
      } completion: { _ in
        done.append("bounced")
      }
      #expect(done == ["spring", "key", "bounce"])
      staging.environment.settle()
      #expect(done == ["spring", "key", "bounce", "sprung", "over", "bounced"])
    }
  }

  @Test func `has no end where it repeats`() {
    let staging = Staging()
    staging.make {
      var done: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        done.append("pulse")
      } completion: { _ in
        done.append("over")
      }
      #expect(staging.environment.settle() && done == ["pulse"])
    }
  }
}
