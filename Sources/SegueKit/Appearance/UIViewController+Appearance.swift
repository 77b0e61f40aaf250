// What a container of one's own calls when it forwards by hand.
extension UIViewController {
  /// Tells this child, and whom it shows, that it will appear or disappear.
  ///
  /// For containers that answer no to ``shouldAutomaticallyForwardAppearanceMethods``. They are
  /// taken at their word: what they begin twice the child is told twice.
  ///
  /// - SeeAlso: UIKit, `UIViewController.beginAppearanceTransition(_:animated:)`; that it is not
  ///   balanced for the container is undocumented; reading chosen by this project.
  final func beginByHand(_ isAppearing: Bool, animated: Bool) {
    // Whoever turns round while the views load has told nobody yet.
    guard isAppearing || !byHand.isLoading else { return byHand.isLoading = false }
    guard let shown = isAppearing ? shownWhenLoaded() : shownTogether(), !environment.isHalted
    else { return }
    byHand.isOn = isAppearing
    byHand.isAnimated = animated
    // Whoever was told before, and is not here any more, is still to hear of the end.
    let waiting = byHand.told.filter { former in !shown.contains { $0 === former } }
    byHand.isTold = byHand.isTold || shown.contains { $0 === self }
    byHand.told = shown.filter { $0 !== self } + waiting
    environment.withOneUpdate {
      if isAppearing, parentLink?.shouldAutomaticallyForwardAppearanceMethods == false {
        window?.note(shown)
      }
      for controller in shown
      where isAppearing || controller === self || controller.appearance.state.isOn {
        controller.beginAppearance(isAppearing, animated: animated)
      }
      for controller in shown where isAppearing && controller.appearance.state == .appearing {
        controller.layOutComing()
      }
    }
  }

  /// Tells this child, and whom it shows, that it has appeared or disappeared.
  ///
  /// - SeeAlso: UIKit, `UIViewController.endAppearanceTransition()`.
  final func endByHand() {
    let (isTold, told) = (byHand.isTold, byHand.told)
    byHand.isTold = false
    byHand.told = []
    if isTold { endAppearance(animated: byHand.isAnimated) }
    for controller in told { controller.endAppearance(animated: byHand.isAnimated) }
  }

  /// Whether the controller appears for the first time since it was added to its parent.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isMovingToParent`.
  public final var isMovingToParent: Bool { appearance.hasArrived && appearance.state.isOn }

  /// Whether the controller disappears because it was removed from its parent.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isMovingFromParent`.
  public final var isMovingFromParent: Bool { appearance.hasLeft && !appearance.state.isOn }

  /// Those who are told together with this one: not those whom a container in it tells by hand.
  private final func shownTogether() -> [UIViewController] {
    var shown: [UIViewController] = []
    collectVisible(into: &shown)
    return shown.filter { controller in
      let line = sequence(first: controller) { $0 === self ? nil : $0.structuralParent }
      return !line.contains { $0 !== self && $0.byHand.isForwarded }
    }
  }

  /// Loads the views of all who appear with this controller, what these embed among them, and says
  /// who they are; `nil` when the container has turned round meanwhile.
  private final func shownWhenLoaded() -> [UIViewController]? {
    byHand.isLoading = true
    defer { byHand.isLoading = false }
    while true {
      let shown = shownTogether()
      for controller in shown { controller.loadViewIfNeeded() }
      environment.fitTrees()
      guard byHand.isLoading, !environment.isHalted else { return nil }
      if shown.elementsEqual(shownTogether(), by: ===) { return shown }
    }
  }
}

// The calls themselves; each is told to the observer and then made.
extension UIViewController {
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard !environment.isHalted else { return }
    let callback = appearance.state.begin(isAppearing)
    environment.observe(.appearance(self, callback))
    guard isAppearing else {
      appearance.isToldToLeave = true
      viewWillDisappear(animated)
      return appearance.isToldToLeave = false
    }
    appearance.isToldToCome = ownView?.knowsWindow == false
    viewWillAppear(animated)
    appearance.isToldToCome = false
    guard appearance.state == .appearing else { return }
    ownView?.tellOfWindow()
    if appearance.state == .appearing { viewIsAppearing(animated) }
  }

  final func endAppearance(animated: Bool) {
    guard !environment.isHalted, let callback = appearance.state.end() else { return }
    environment.observe(.appearance(self, callback))
    let followers = appearance.followers
    appearance.followers = []
    if callback == .didAppear {
      viewDidAppear(animated)
      appearance.hasArrived = false
    } else {
      ownView?.tellOfWindow()
      if isTypedIn { environment.firstResponder?.stopBeingFirstResponder() }
      viewDidDisappear(animated)
      appearance.hasLeft = false
    }
    // Whoever has gone elsewhere meanwhile, and is still on the way, waits for nobody there.
    for follower in followers.compactMap(\.target) where follower.appearance.state == .appearing {
      follower.endAppearance(animated: animated)
    }
  }
}
