// What the user finds in bars: those of a stack, and those that an app puts into a view.

extension UINavigationController {
  /// What the bars show of a child, if that is on top: the navigation bar from the left to the
  /// right, and the toolbar.
  final func touchables(inBarsFor child: UIViewController) -> [Touchable] {
    guard child === children.last else { return [] }
    var found: [Touchable] = []
    if !hidesItsBar, !isBarHiddenBySearch, let item = child.barItems.navigationItem {
      if let action = item.backAction, item.hasRoomForBackButton, children.count > 1 {
        found.append(
          Touchable(action.title.isEmpty ? "back" : action.title) { action.perform(for: self) })
      }
      for button in item.leftBarButtonItems ?? [] { found += button.touchables }
      item.titleView?.collectTouchables(into: &found)
      if item.titleView == nil, let menu = item.titleMenuProvider?([]) {
        found += menu.touchables { $0.perform(for: self) }
      }
      for button in item.rightBarButtonItems ?? [] { found += button.touchables }
      item.searchController?.searchBar.collectTouchables(into: &found)
    }
    if hasToolbar { for button in child.toolbarItems ?? [] { found += button.touchables } }
    return found.standing(inBarOf: self)
  }
}

extension UIViewController {
  /// Finds the button that a storyboard has drawn as a control of some number, if the bars show it
  /// now, enabled or not.
  package final func shownBarButton(drawnAs number: Int) -> UIBarButtonItem? {
    guard let stack = parentLink as? UINavigationController, stack.children.last === self else {
      return nil
    }
    var shown: [UIBarButtonItem] = []
    if !stack.hidesItsBar, !stack.isBarHiddenBySearch, let item = barItems.navigationItem {
      shown += (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    }
    if stack.hasToolbar { shown += toolbarItems ?? [] }
    return shown.first { $0.drawnAs == number && !$0.isHidden }
  }
}

extension UIToolbar {
  /// What it shows where an app has put it into a view itself.
  final var ownTouchables: [Touchable] {
    (items ?? []).flatMap(\.touchables).standing(inBarOf: nearestController)
  }
}

extension UITabBar {
  /// Its items, where an app has put it into a view itself.
  final var ownTouchables: [Touchable] {
    guard tabs == nil else { return [] }
    let shown = (items ?? []).filter(\.isEnabled).map { item in
      Touchable(item.accessibilityIdentifier ?? item.title ?? item.accessibilityLabel ?? "tab") {
        self.touch(item)
      }
    }
    return shown.standing(inBarOf: nearestController)
  }
}

extension UIBarButtonItem {
  /// What stands for it; else itself, if a touch of it acts, and what can be chosen from its menu,
  /// which a touch opens where it does nothing else, and a long press otherwise.
  ///
  /// - SeeAlso: UIKit, `UIBarButtonItem.menu`.
  fileprivate final var touchables: [Touchable] {
    guard !isHidden else { return [] }
    if let customView {
      var found: [Touchable] = []
      customView.collectTouchables(into: &found)
      return found
    }
    guard drawnAs == nil else { return [] }
    return isEnabled ? touchablesWhenEnabled : touchablesWhenEnabled.map(\.disabled)
  }

  private final var touchablesWhenEnabled: [Touchable] {
    guard primaryAction != nil || action != nil else { return choices }
    return [Touchable(accessibilityIdentifier ?? title ?? accessibilityLabel ?? noun, touch: touch)]
      + choices
  }
}

extension [Touchable] {
  /// The same in a bar, whose views stand in no other view.
  ///
  /// A touch reaches them by way of whose bar it is. Nothing changes without a controller, as in a
  /// toolbar above the keys, which has none itself.
  func standing(inBarOf controller: UIViewController?) -> [Touchable] {
    guard let controller else { return self }
    return map { $0.standing(inBarOf: controller) }
  }
}

extension Touchable {
  fileprivate func standing(inBarOf controller: UIViewController) -> Touchable {
    let touchable = Touchable(title, as: role) { [touch] in
      let environment = controller.environment
      let former = environment.touchedBar
      environment.touchedBar = controller.link()
      touch()
      environment.touchedBar = former
    }
    return isDisabled ? touchable.disabled : touchable
  }
}
