import SegueKit
import Testing

/// Three tabs, with the first one selected.
private func firstOfThree() -> UITabBarController {
  let tabs = tabs("tabs", Page("a"), Page("b"), Page("c"))
  tabs.selectedIndex = 0
  return tabs
}

@Suite struct `An animator of tabs` {
  private let fade = Fade()
  private let staging = Staging()
  private let tabs: UITabBarController

  init() {
    let tabs = staging.make(firstOfThree)
    self.tabs = tabs
    staging.make { [staging] in staging.window.rootViewController = tabs }
    tabs.delegate = fade
  }

  private var selection: String? { tabs.selectedViewController?.title }

  @Test(arguments: ["touch", "index", "controller"])
  func `is asked for another tab, by whomever that is selected, and completes`(by whom: String) {
    let lines = staging.lines {
      switch whom {
      case "touch": tabs.touchTab(tabs.children[1])
      case "index": tabs.selectedIndex = 1
      default: tabs.selectedViewController = tabs.children[1]
      }
      #expect(staging.environment.transitionsInFlight == 1 && tabs.isInTransition)
      #expect(selection == "b")
      staging.environment.settle()
    }
    #expect(
      lines.filter { !$0.contains("elect") } == [
        "callback tabs animateTransition", "callback tabs animationEnded",
      ])
    #expect(fade.transition?.viewController(forKey: .from)?.title == "a")
    #expect(fade.transition?.viewController(forKey: .to)?.title == "b")
    #expect(fade.ended == [true] && !tabs.isInTransition && selection == "b")
  }

  @Test func `has them come and go at both ends, with a coordinator in between`() {
    fade.isPatient = true
    var done: [String] = []
    let begun = staging.appearances { tabs.selectedIndex = 1 }
    #expect(begun == ["willDisappear a", "willAppear b"])
    staging.make {
      #expect(tabs.children[1].transitionCoordinator?.viewController(forKey: .from)?.title == "a")
      tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done.append("done") }
    }
    let ended = staging.appearances { fade.transition?.completeTransition(true) }
    #expect(ended == ["didDisappear a", "didAppear b"])
    #expect(done == ["done"] && staging.make { tabs.transitionCoordinator == nil })
  }

  @Test func `is not asked for the same tab, before the tabs are seen, and without animations`() {
    staging.make {
      tabs.selectedIndex = 0
      UIView.setAnimationsEnabled(false)
      tabs.selectedIndex = 1
      UIView.setAnimationsEnabled(true)
      staging.window.rootViewController = Page("other")
      tabs.selectedIndex = 2
    }
    #expect(fade.transition == nil && selection == "c")
    #expect(staging.environment.transitionsInFlight == 0)
  }

  @Test func `that never completes keeps touches away`() {
    fade.isPatient = true
    staging.make { tabs.selectedIndex = 1 }
    #expect(!staging.environment.settle())
    #expect(staging.lines { tabs.touchTab(tabs.children[2]) } == [])
  }

  @Test func `that completes again, or shows nobody, is warned`() {
    fade.isPatient = true
    fade.isBlind = true
    let lines = staging.lines {
      tabs.selectedIndex = 1
      fade.transition?.completeTransition(true)
      fade.transition?.completeTransition(true)
    }
    #expect(
      lines.filter { $0.hasPrefix("warned") } == [
        "warned viewMissing b", "warned transitionCompleted tabs",
      ])
  }

  @Test func `that shows a tab that is selected no more need not show it`() {
    fade.isPatient = true
    fade.isBlind = true
    let lines = staging.lines {
      tabs.selectedIndex = 1
      tabs.delegate = nil
      tabs.selectedIndex = 2
      fade.transition?.completeTransition(true)
    }
    #expect(!lines.contains { $0.hasPrefix("warned") } && selection == "c")
    #expect(
      staging.diary.appearances.suffix(7) == [
        "willDisappear a", "willAppear b", "willDisappear b", "willAppear c", "didDisappear b",
        "didAppear c", "didDisappear a",
      ])
  }

  @Test func `lets the user have it in hand, and take it back`() {
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    fade.interactor = interactor
    let appearances = staging.appearances {
      staging.environment.beginGesture { tabs.selectedIndex = 1 }
      interactor.update(0.4)
      #expect(fade.transition?.isInteractive == true && selection == "b")
      interactor.cancel()
      staging.environment.settle()
    }
    #expect(selection == "a" && fade.ended == [false])
    #expect(
      appearances == [
        "willDisappear a", "willAppear b", "willDisappear b", "willAppear a", "didDisappear b",
        "didAppear a",
      ])
  }

  @Test func `goes through with what the user lets go, and leaves a later selection alone`() {
    let interactor = staging.make { UIPercentDrivenInteractiveTransition() }
    fade.interactor = interactor
    staging.make {
      staging.environment.beginGesture { tabs.selectedIndex = 1 }
      interactor.finish()
      staging.environment.settle()
    }
    #expect(selection == "b" && fade.ended == [true])
    fade.interactor = nil
    fade.isPatient = true
    staging.make {
      tabs.selectedIndex = 0
      let first = fade.transition
      tabs.selectedIndex = 2
      first?.completeTransition(false)
      fade.transition?.completeTransition(true)
    }
    #expect(selection == "c" && staging.environment.transitionsInFlight == 0)
    #expect(staging.diary.appearances.suffix(1) == ["didAppear c"])
  }
}
