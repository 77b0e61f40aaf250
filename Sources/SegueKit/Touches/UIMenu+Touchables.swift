// What the user chooses from the menu of a button.

extension UIMenu {
  /// Every action that can be chosen, also in the menus in it, in order.
  ///
  /// That a menu is opened, and closed again, nobody else is told of: it is one touch.
  ///
  /// - Parameter choose: Does what choosing an action does.
  /// - Returns: The actions by their titles.
  package final func touchables(choose: @escaping (UIAction) -> Void) -> [Touchable] {
    children.flatMap { $0.choices(by: choose) }
  }
}

extension UIMenuElement {
  fileprivate final func choices(by choose: @escaping (UIAction) -> Void) -> [Touchable] {
    switch self {
    case let action as UIAction where action.canBeChosen:
      [Touchable(action.title.isEmpty ? "action" : action.title) { choose(action) }]
    case let menu as UIMenu: menu.touchables(choose: choose)
    case let deferred as UIDeferredMenuElement:
      deferred.elements.flatMap { $0.choices(by: choose) }
    default: []
    }
  }
}

extension UIAction {
  /// Whether the user finds it in a menu, and can choose it.
  ///
  /// - SeeAlso: UIKit, `UIMenuElement.Attributes`.
  fileprivate var canBeChosen: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }
}

extension UIBarButtonItem {
  /// Does what choosing an action of its menu does.
  ///
  /// That the button is the sender is undocumented; reading chosen by this project.
  fileprivate final func choose(_ action: UIAction) {
    if isEnabled { action.perform(for: self) }
  }

  /// What can be chosen from its menu.
  final var choices: [Touchable] { menu?.touchables(choose: choose) ?? [] }
}

extension UIButton {
  /// Does what choosing an action of its menu does, from the finger that opens the menu on.
  ///
  /// That the button is the sender, and tells of its menu also where that is opened by a long
  /// press, is undocumented; reading chosen by this project.
  fileprivate final func choose(_ action: UIAction) {
    for event in [Event.touchDown, .menuActionTriggered] {
      guard canBeTouched else { return }
      sendActions(for: event)
    }
    if canBeTouched { action.perform(for: self) }
  }

  /// What can be chosen from its menu.
  final var choices: [Touchable] { menu?.touchables(choose: choose) ?? [] }
}
