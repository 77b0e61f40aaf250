// What a controller finds of traits, and who may say otherwise than the window.
//
// Columns and presentations go by the window all the same: of a tree there is one width, by which
// flows are judged.
extension UIViewController {
  /// How much room the window has, unless somebody says otherwise; unspecified without a window.
  ///
  /// The nearest counts of the controller's own overrides, what a parent says of a child, and what
  /// a presentation controller says. What is presented in a smaller frame is taken to have as much
  /// room as the window (both undocumented; readings chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UIViewController.traitCollection`.
  public final var traitCollection: UITraitCollection {
    UITraitCollection(ofWindow: window?.sizeClass ?? .unspecified).saying(saidWidth)
  }

  /// The width that somebody says in place of the window, the nearest first.
  final var saidWidth: UIUserInterfaceSizeClass? {
    var controller = self
    while true {
      if controller.hasOwnWidth { return controller.traitOverrides.horizontalSizeClass }
      guard let parent = controller.parentLink else {
        return controller.presentation?.overrideTraitCollection?.saidWidth
      }
      let ofChild = parent.overrideTraitCollection(forChild: controller)
      if let said = ofChild?.saidWidth { return said }
      controller = parent
    }
  }

  /// Whether a width is said of the controller itself.
  final var hasOwnWidth: Bool {
    guard let look = barItems.look else { return false }
    return look.traitOverrides.horizontalSizeClass != .unspecified
  }

  /// What is said about the traits of the controller, and of whom it contains.
  ///
  /// - SeeAlso: UIKit, `UIViewController.traitOverrides`.
  public final var traitOverrides: UITraitOverrides {
    get { barItems.look?.traitOverrides ?? UITraitOverrides() }
    set { tellingOfTraits { barItems.knownLook().traitOverrides = newValue } }
  }

  /// Says what the traits of a child are in place of its parent's; `nil` says nothing.
  ///
  /// Only a width counts. Who finds other traits is told at once.
  ///
  /// - SeeAlso: UIKit, `UIViewController.setOverrideTraitCollection(_:forChild:)`.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.tellingOfTraits {
      childViewController.barItems.knownLook().parentsTraits = collection
    }
  }

  /// Changes what is said, and tells whoever finds other traits than before.
  final func tellingOfTraits(_ change: () -> Void) {
    guard window != nil, !environment.isHalted else { return change() }
    let before = everybodyInside.map { (controller: $0, traits: $0.traitCollection) }
    change()
    for (controller, previous) in before
    where !environment.isHalted && controller.traitCollection != previous {
      controller.traitCollectionDidChange(previous)
      controller.viewIfLoaded?.hearOfTraits(differentFrom: previous)
      controller.actOnTraits(differentFrom: previous)
    }
  }

  private final var everybodyInside: [UIViewController] {
    [self] + children.flatMap(\.everybodyInside)
  }

  /// What looks after the presentation of this controller or of the nearest ancestor that is
  /// presented; `nil` when none is.
  ///
  /// - SeeAlso: UIKit, `UIViewController.activePresentationController`.
  public final var activePresentationController: UIPresentationController? {
    selfOrAncestor { $0.presentation != nil }?.presentation
  }
}
