import FlowModel

// The user's touch of a tab.
extension SketchRun {
  /// Asks the delegate, selects the tab or takes the one that is selected back to its root, and tells
  /// the delegate.
  ///
  /// - SeeAlso: UIKit, `UITabBarControllerDelegate`; that other stacks stay as they are is
  ///   undocumented; reading chosen by this project.
  mutating func touchTab(_ tab: Label, on label: Label) throws(Interruption) {
    let tabs = try receiver(label, given: .existing(tab), of: .tabs)
    let tab = try resolve(tab)
    guard self[tab].parent == tabs else { throw .declined(.notApplicable) }
    try touch(tabs)
    guard maySelect(tab, on: tabs) else { return }
    if self[tabs].selected == tab { try popAll(of: tab) } else { try select(tab, on: tabs) }
    recording.record(.didSelect(tab, on: tabs))
  }

  /// Asks whether the user may go to a tab.
  private mutating func maySelect(_ tab: ControllerID, on tabs: ControllerID) -> Bool {
    let answer = !contract(of: tabs).isLocked
    recording.record(.shouldSelect(tab, on: tabs, answer: answer))
    return answer
  }

  /// Takes a controller back to its root, if it is a stack.
  mutating func popAll(of controller: ControllerID) throws(Interruption) {
    let children = self[controller].children
    guard self[controller].kind == .navigation, children.count > 1 else { return }
    try pop(controller, to: children[0])
  }
}
