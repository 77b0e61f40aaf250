import SegueKit
import Testing

@Suite struct `A transition from one child to another` {
  @Test func `tells both at both ends`() {
    let staging = Staging()
    let root = pair(in: staging)
    let (a, b) = (root.children[0], root.children[1])
    var isOver = false
    let begun = staging.appearances {
      root.transition(from: a, to: b, duration: 0.3, animations: nil) { isOver = $0 }
    }
    #expect(begun == ["willDisappear a", "willAppear b"])
    #expect(root.view.subviews == [a.view, b.view])
    #expect(!isOver && !staging.environment.isSettled)
    #expect(
      staging.appearances { staging.environment.settle() } == ["didDisappear a", "didAppear b"])
    #expect(root.view.subviews == [b.view])
    #expect(isOver)
  }

  @Test func `is over at once without animations`() {
    let staging = Staging()
    let root = pair(in: staging)
    let told = staging.appearances {
      UIView.performWithoutAnimation {
        root.transition(
          from: root.children[0], to: root.children[1], duration: 0.3, animations: {})
      }
    }
    #expect(told == ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
  }

  @Test func `makes its changes when both have been told`() {
    let staging = Staging()
    let root = pair(in: staging)
    var told = 0
    staging.make {
      root.transition(from: root.children[0], to: root.children[1], duration: 0.3) {
        told = staging.diary.appearances.count
      }
    }
    #expect(staging.diary.appearances.prefix(told).last == "willAppear b")
  }

  @Test func `turns round`() {
    let staging = Staging()
    let root = pair(in: staging)
    let (a, b) = (root.children[0], root.children[1])
    let told = staging.appearances {
      root.transition(from: a, to: b, duration: 0.3, animations: nil)
      root.transition(from: b, to: a, duration: 0.3, animations: nil)
      staging.environment.settle()
    }
    #expect(
      told == [
        "willDisappear a", "willAppear b", "willDisappear b", "willAppear a", "didDisappear b",
        "didAppear a",
      ])
    #expect(root.view.subviews == [a.view])
  }

  @Test func `takes place where the first view is`() {
    let staging = Staging()
    let root = pair(in: staging)
    let card = staging.make { UIView() }
    staging.make {
      root.view.addSubview(card)
      card.addSubview(root.children[0].view)
      root.transition(
        from: root.children[0], to: root.children[1], duration: 0.3, animations: nil)
      staging.environment.settle()
    }
    #expect(card.subviews == [root.children[1].view])
  }

  @Test func `ends for whoever has left meanwhile`() {
    let staging = Staging()
    let root = pair(in: staging)
    let (a, b) = (root.children[0], root.children[1])
    let told = staging.appearances {
      root.transition(from: a, to: b, duration: 0.3, animations: nil)
      a.removeFromParent()
      staging.window.rootViewController = Page("other")
      staging.environment.settle()
    }
    #expect(
      told == [
        "willDisappear a", "willAppear b", "willDisappear root", "willDisappear b",
        "willAppear other", "didDisappear root", "didDisappear b", "didAppear other",
        "didDisappear a",
      ])
  }

  @Test func `leaves what is told to a container that tells it by hand`() {
    let staging = Staging()
    let root = staging.make { Telling("root") }
    staging.make {
      root.install([Page("a"), Page("b")])
      staging.window.rootViewController = root
    }
    let told = staging.appearances {
      root.transition(
        from: root.children[0], to: root.children[1], duration: 0.3, animations: nil)
      staging.environment.settle()
    }
    #expect(told == [])
  }

  @Test func `is none for strangers`() {
    let staging = Staging()
    let root = pair(in: staging)
    staging.make {
      root.transition(from: root.children[0], to: Page("c"), duration: 0.3, animations: nil)
    }
    #expect(staging.diary.lines("misuse") == ["misuse transitionsBetweenStrangers c"])
  }

  /// A root with two children, of which the first one can be seen.
  private func pair(in staging: Staging) -> UIViewController {
    staging.make {
      let root = Page("root")
      for child in [Page("a"), Page("b")] { root.addChild(child) }
      root.view.addSubview(root.children[0].view)
      staging.window.rootViewController = root
      return root
    }
  }
}

private final class Telling: Page {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension SegueEnvironment {
  fileprivate var isSettled: Bool { transitionsInFlight == 0 }
}
