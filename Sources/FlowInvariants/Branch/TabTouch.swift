import FlowModel

/// A touch of a tab that has got through.
struct TabTouch {
  /// The tab bar controller.
  let tabs: ControllerID
  /// Its place in the tree before.
  let index: Int
  /// The tab.
  let tab: ControllerID
  /// The tree before.
  let before: Tree
  /// Whether the delegate lets the user go there; `nil` when nobody has declared that.
  let isAllowed: Bool?
  /// Whether the system tells what its delegate is asked and told.
  let isToldOfDelegate: Bool

  /// Whether the tab was the selected one.
  var wasInFront: Bool { before.nodes[index].selected == tab }
}

/// One call of the delegate of a tab bar controller.
struct TabCall {
  let event: Int
  let tab: ControllerID
  let tabs: ControllerID
  /// What the delegate answers, when it is asked; `nil` when it is told.
  let answer: Bool?
}

extension Chapter {
  /// Whether the user touches a tab in this step, or tries to.
  var isTabTouch: Bool { if case .tapTab = action { true } else { false } }

  /// The tab that the user touches in this step, if the touch gets through.
  var tabTouch: TabTouch? {
    guard case .tapTab(let touched, on: let label) = action, let before, before.isSound,
      !isDeclined, !isHalted, let index = receiver(label, in: before),
      before.kind(at: index) == .tabs, let tab = standing(touched),
      before.childControllers(of: index).contains(tab)
    else { return nil }
    let tabs = before.controller(at: index)
    let isLocked = history.promises(tabs) { $0.isLocked }
    let isToldOfDelegate = history.hears([.shouldSelect, .didSelect])
    // Who tells of no delegate may have none that says no.
    let isOpen = history.leavesOpen(.exits, of: tabs) || isLocked && !isToldOfDelegate
    return TabTouch(
      tabs: tabs, index: index, tab: tab, before: before, isAllowed: isOpen ? nil : !isLocked,
      isToldOfDelegate: isToldOfDelegate)
  }

  /// The calls of delegates of tab bar controllers in this step, in order.
  var tabCalls: [TabCall] {
    numbers(of: [.shouldSelect, .didSelect]).compactMap { number in
      guard trace.events[number].vantage == .sent else { return nil }
      switch trace.events[number].what {
      case .shouldSelect(let tab, on: let tabs, let answer):
        return TabCall(event: number, tab: tab, tabs: tabs, answer: answer)
      case .didSelect(let tab, on: let tabs):
        return TabCall(event: number, tab: tab, tabs: tabs, answer: nil)
      default: return nil
      }
    }
  }

  /// What is done because of a touch: a selection in those tabs, or a change of the touched stack.
  func deeds(of touch: TabTouch) -> [Int] {
    changes.filter { number in
      switch trace.events[number].what {
      case .select(_, on: touch.tabs), .pop(touch.tab, to: _): true
      default: false
      }
    }
  }

  /// Whether nobody goes anywhere of their own accord, as far as classes have declared what they do
  /// when they are called.
  var isLeftToTheTouch: Bool {
    after.isSound && !happened([.reaction, .unwind]) && !history.hasSilentClasses
  }
}
