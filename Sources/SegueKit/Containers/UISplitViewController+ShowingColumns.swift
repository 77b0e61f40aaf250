// Showing and hiding columns by name.
extension UISplitViewController {
  /// How many of the columns can be seen side by side, the last ones.
  private final var countInSight: Int {
    switch displayMode {
    case .secondaryOnly: 1
    case .oneBesideSecondary, .oneOverSecondary: 2
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 3
    }
  }

  /// The named columns that can be seen, in the order of the children.
  final var columnsInSight: ArraySlice<UIViewController> {
    isCollapsed || namedColumns == nil ? children[...] : children.suffix(countInSight)
  }

  /// Brings a column in sight: beside those after it, or on top of the stack of the first one.
  final func bring(_ column: Column) {
    guard !environment.isHalted else { return }
    guard let columns = namedColumns else { return environment.misuse(.columnsWithoutStyle, self) }
    guard let wanted = columns[column], !showsCompactColumn, column != .compact else { return }
    guard isCollapsed else { return show(columns, from: column) }
    guard let base = children.first, wanted !== base else {
      return pop { $0.keeperLink?.target === self }
    }
    if let stack = base as? UINavigationController, wanted.parentLink === stack {
      stack.popToViewController(wanted, animated: environment.areAnimationsEnabled)
    } else {
      delegate?.splitViewController(self, willShow: column)
      showDetail(wanted, in: base, sender: nil)
    }
  }

  /// Brings a column in sight with all after it.
  private func show(_ columns: NamedColumns, from column: Column) {
    guard let place = columns.sideBySide.firstIndex(of: column) else { return }
    let count = columns.sideBySide.count - place
    guard count > countInSight else { return }
    delegate?.splitViewController(self, willShow: column)
    changeMode(to: count == 2 ? .oneBesideSecondary : .twoBesideSecondary)
  }

  /// Puts a column out of sight with those before it, or takes it off the stack of the first one.
  final func putAway(_ column: Column) {
    guard !environment.isHalted else { return }
    guard let columns = namedColumns else { return environment.misuse(.columnsWithoutStyle, self) }
    guard let found = columns[column], !showsCompactColumn, column != .compact else { return }
    guard !isCollapsed else { return pop { $0 === found } }
    guard let place = columns.sideBySide.firstIndex(of: column), column != .secondary else {
      return
    }
    let left = columns.sideBySide.count - place - 1
    guard left < countInSight else { return }
    delegate?.splitViewController(self, willHide: column)
    changeMode(to: left == 1 ? .secondaryOnly : .oneBesideSecondary)
  }

  /// Has other columns be in sight, in a compact window as soon as there are several again.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.displayMode`, in the header: "This will never return
  ///   UISplitViewControllerDisplayModeAutomatic".
  final func changeMode(to mode: DisplayMode) {
    guard namedColumns != nil else { return }
    guard !isCollapsed, actual(mode) != displayMode else { return modeOfTheMoment = mode }
    delegate?.splitViewController(self, willChangeTo: actual(mode))
    modeOfTheMoment = mode
    environment.updateAppearance()
  }

  /// Takes off the stack of the first column what satisfies a condition, with all above it.
  private func pop(from isLowest: (UIViewController) -> Bool) {
    guard let stack = children.first as? UINavigationController,
      let place = stack.children.firstIndex(where: isLowest), place > 0
    else { return }
    stack.popToViewController(
      stack.children[place - 1], animated: environment.areAnimationsEnabled)
  }
}
