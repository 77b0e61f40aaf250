import FlowModel

/// One way in which the tabs of a sketch engine can be wrong on purpose.
package enum TabFault: String, CaseIterable, Sendable {
  /// The delegate of a tab bar controller is not asked about a touch.
  case touchedTabNotAsked
  /// A tab is selected although the delegate has refused it.
  case refusedTabIsSelected
  /// The delegate is told of a touch that it has refused.
  case refusedTouchIsTold
  /// The delegate is asked when code selects.
  case selectionInCodeIsAsked
  /// The delegate is not told when the selected tab is touched once more.
  case repeatedTouchIsNotTold
  /// The delegate is told of a touch before the tab is selected.
  case touchIsToldTooEarly
  /// The stack of the selected tab stays as it is when that is touched.
  case touchedTabKeepsItsStack
  /// Whoever touches another tab finds its stack at the root.
  case touchedTabIsPopped
  /// Whoever touches another tab finds the stack of the one that they leave at the root.
  case touchPopsTheTabThatIsLeft
  /// A tab that is touched is in front, and the tab bar controller claims the one before.
  case touchedTabIsNotClaimed
  /// A tab bar that is covered can be touched.
  case coveredTabBarIsTouched
  /// A tab bar that has refused a touch hears of no other one.
  case refusalDeafensTabBar
  /// Of tabs that are set the first is in front.
  case setTabsSelectsTheFirst
  /// Tabs that are set come in front of those that were there.
  case setTabsKeepsTheFormer

  /// The invariant that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .touchedTabNotAsked, .refusedTabIsSelected, .refusedTouchIsTold, .selectionInCodeIsAsked,
      .repeatedTouchIsNotTold, .touchIsToldTooEarly, .touchedTabKeepsItsStack, .touchedTabIsPopped,
      .touchPopsTheTabThatIsLeft, .coveredTabBarIsTouched:
      "branch.touch-goes-by-the-delegate"
    case .touchedTabIsNotClaimed: "tree.is-well-formed"
    case .refusalDeafensTabBar: "trigger.touch-at-rest-is-heard"
    case .setTabsSelectsTheFirst, .setTabsKeepsTheFormer: "branch.tabs-follow-every-call"
    }
  }
}
