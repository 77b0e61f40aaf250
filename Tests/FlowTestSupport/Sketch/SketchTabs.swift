import FlowModel

// The user's touch of a tab.
extension SketchRun {
  /// Asks the delegate, selects the tab or takes the one that is selected back to its root, and
  /// tells the delegate.
  ///
  /// - SeeAlso: UIKit, `UITabBarControllerDelegate`; that other stacks stay as they are is
  ///   undocumented; reading chosen by this project.
  mutating func touchTab(_ tab: Label, on label: Label) throws(Interruption) {
    let tabs = try receiver(label, given: .existing(tab), of: .tabs)
    let tab = try resolve(tab)
    guard self[tab].parent == tabs else { throw .declined(.notApplicable) }
    if tabFault != .coveredTabBarIsTouched || self[tabs].owned == nil { try touch(tabs) }
    if tabFault == .refusalDeafensTabBar, deaf.contains(tabs) { throw .declined(.swallowed) }
    guard maySelect(tab, on: tabs) || tabFault == .refusedTabIsSelected else {
      if tabFault == .refusedTouchIsTold { recording.record(.didSelect(tab, on: tabs)) }
      if tabFault == .refusalDeafensTabBar { deaf.append(tabs) }
      return
    }
    if tabFault == .touchIsToldTooEarly { recording.record(.didSelect(tab, on: tabs)) }
    let former = self[tabs].selected
    if former == tab {
      if tabFault != .touchedTabKeepsItsStack { try popAll(of: tab) }
      if tabFault == .repeatedTouchIsNotTold { return }
    } else {
      try select(tab, on: tabs)
      self[tabs].claimsFormerSelection = tabFault == .touchedTabIsNotClaimed
      if tabFault == .touchedTabIsPopped { try popAll(of: tab) }
      if tabFault == .touchPopsTheTabThatIsLeft, let former { try popAll(of: former) }
    }
    if tabFault != .touchIsToldTooEarly { recording.record(.didSelect(tab, on: tabs)) }
  }

  /// Exchanges the tabs; who is in front stays there, or who has that place comes, or the first.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.setViewControllers(_:animated:)`.
  mutating func setTabs(
    _ children: [ControllerID], on tabs: ControllerID
  ) throws(Interruption) {
    let former = self[tabs].children
    for child in children where !former.contains(child) { try checkFits(child, into: tabs) }
    let front = self[tabs].selected
    let place = front.flatMap(former.firstIndex)
    for child in former { self[child].parent = nil }
    for child in children {
      detach(child)
      self[child].parent = tabs
    }
    let left = former.filter { !children.contains($0) }
    self[tabs].children = tabFault == .setTabsKeepsTheFormer ? children + left : children
    if tabFault == .setTabsKeepsTheFormer { for child in left { self[child].parent = tabs } }
    let stays = tabFault != .setTabsSelectsTheFirst && front.map(children.contains) ?? false
    let next = place.flatMap { children.indices.contains($0) ? children[$0] : nil }
    self[tabs].selected =
      stays ? front : tabFault == .setTabsSelectsTheFirst ? children.first : next ?? children.first
    self[tabs].claimsFormerSelection = false
    recording.record(.tabs(tabs, recording.list(children)))
    try updateViews()
  }

  /// Asks whether the user may go to a tab.
  @discardableResult
  mutating func maySelect(_ tab: ControllerID, on tabs: ControllerID) -> Bool {
    let answer = !contract(of: tabs).isLocked
    if tabFault != .touchedTabNotAsked {
      recording.record(.shouldSelect(tab, on: tabs, answer: answer))
    }
    return answer
  }

  /// Takes a controller back to its root, if it is a stack.
  mutating func popAll(of controller: ControllerID) throws(Interruption) {
    let children = self[controller].children
    guard self[controller].kind == .navigation, children.count > 1 else { return }
    try pop(controller, to: children[0])
  }
}
