/// Who stands in the columns of a split view controller that was made with a style.
struct NamedColumns {
  let style: UISplitViewController.Style
  /// Whom the app has given, by the number of the column; not kept.
  private var given: [ControllerLink?] = [nil, nil, nil, nil]
  /// Who stands there: those that were given, or the stacks made for them.
  private var standing: [UIViewController?] = [nil, nil, nil, nil]

  init(_ style: UISplitViewController.Style) { self.style = style }

  /// Whom the app has given for a column, or who stands there still when they are gone, as the root
  /// of a stack that an app has exchanged.
  func given(for column: UISplitViewController.Column) -> UIViewController? {
    given[column.rawValue]?.target ?? standing[column.rawValue]
  }

  /// Who stands in a column when it is shown.
  subscript(_ column: UISplitViewController.Column) -> UIViewController? {
    standing[column.rawValue]
  }

  mutating func give(_ controller: UIViewController?, for column: UISplitViewController.Column) {
    given[column.rawValue] = controller?.link()
    standing[column.rawValue] = controller.map { column == .compact ? $0 : $0.stackOfColumn }
  }

  /// The columns that lie side by side in a wide window, in order; the style says which there are.
  var sideBySide: [UISplitViewController.Column] {
    let names: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return names.filter { self[$0] != nil }
  }

  /// Everybody who stands in a column or will.
  var all: [UIViewController] { standing.compactMap(\.self) }
}

extension UIViewController {
  /// The navigation controller that stands in a column for the controller, or itself.
  fileprivate final var stackOfColumn: UIViewController {
    self is UINavigationController || self is UISplitViewController
      ? self : UINavigationController(rootViewController: self)
  }
}
