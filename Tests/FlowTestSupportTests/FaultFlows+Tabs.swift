import FlowModel
import FlowTestSupport

/// The smallest flow that gives a fault of tabs an occasion.
func flow(for fault: TabFault) -> Scenario {
  let stacks = world(
    tabs("Tab", nav("First", v("A"), v("B")), nav("Second", v("C"), v("D"))))
  var contract = Contract()
  contract.isLocked = true
  let locked = world(
    v("Tab", v("A"), v("B")), scenes: [Scene("Tab", .tabs, contract: contract)])
  let other = Step(.tapTab("Second", on: "Tab"))
  let same = Step(.tapTab("First", on: "Tab"))
  return switch fault {
  case .refusedTabIsSelected, .refusedTouchIsTold:
    Scenario(locked, steps: [Step(.tapTab("B", on: "Tab"))])
  case .refusalDeafensTabBar:
    Scenario(locked, steps: [Step(.tapTab("B", on: "Tab")), Step(.tapTab("A", on: "Tab"))])
  case .selectionInCodeIsAsked: Scenario(stacks, steps: [Step(.select("Second", on: "Tab"))])
  case .repeatedTouchIsNotTold, .touchedTabKeepsItsStack: Scenario(stacks, steps: [same])
  case .setTabsSelectsTheFirst:
    Scenario(stacks, steps: [Step(.setTabs(["Second", "First"], on: "Tab"))])
  case .setTabsKeepsTheFormer: Scenario(stacks, steps: [Step(.setTabs(["First"], on: "Tab"))])
  case .coveredTabBarIsTouched:
    Scenario(
      world(tabs("Tab", v("A"), v("B")), [by("Tab", v("S"))]),
      steps: [Step(.tapTab("B", on: "Tab"))])
  default: Scenario(stacks, steps: [other])
  }
}
