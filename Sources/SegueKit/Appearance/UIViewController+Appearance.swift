// What a container of one's own calls when it forwards by hand.
extension UIViewController {
  /// Tells this child, and whom it shows, that it will appear or disappear.
  ///
  /// For containers that answer no to ``shouldAutomaticallyForwardAppearanceMethods``. They are
  /// taken at their word: what they begin twice the child is told twice.
  ///
  /// - SeeAlso: UIKit, `UIViewController.beginAppearanceTransition(_:animated:)`; that it is not
  ///   balanced for the container is undocumented; reading chosen by this project.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard !environment.isHalted else { return }
    let shown = shownTogether()
    if isAppearing {
      for controller in shown { controller.loadViewIfNeeded() }
    }
    for controller in shown { controller.beginAppearance(isAppearing, animated: animated) }
    isAnimatedByHand = animated
    environment.updateAppearance()
  }

  /// Tells this child, and whom it shows, that it has appeared or disappeared.
  ///
  /// - SeeAlso: UIKit, `UIViewController.endAppearanceTransition()`.
  public final func endAppearanceTransition() {
    for controller in shownTogether() { controller.endAppearance(animated: isAnimatedByHand) }
  }

  /// Whether the controller appears for the first time since it was added to its parent.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isMovingToParent`.
  public final var isMovingToParent: Bool { hasArrived && appearance.isOn }

  /// Whether the controller disappears because it was removed from its parent.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isMovingFromParent`.
  public final var isMovingFromParent: Bool { hasLeft && !appearance.isOn }

  /// Those who are told together with this one: not those whom a container in it tells by hand.
  private final func shownTogether() -> [UIViewController] {
    var shown: [UIViewController] = []
    collectVisible(into: &shown)
    return shown.filter { controller in
      let line = sequence(first: controller) { $0 === self ? nil : $0.structuralParent }
      return !line.contains { $0 !== self && $0.isForwardedByHand }
    }
  }
}

// The calls themselves; each is told to the observer and then made.
extension UIViewController {
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard !environment.isHalted else { return }
    let callback = appearance.begin(isAppearing)
    environment.observe(.appearance(self, callback))
    guard isAppearing else { return viewWillDisappear(animated) }
    viewWillAppear(animated)
    if appearance == .appearing { viewIsAppearing(animated) }
  }

  final func endAppearance(animated: Bool) {
    guard !environment.isHalted, let callback = appearance.end() else { return }
    environment.observe(.appearance(self, callback))
    if callback == .didAppear {
      viewDidAppear(animated)
      hasArrived = false
    } else {
      viewDidDisappear(animated)
      hasLeft = false
    }
  }
}
