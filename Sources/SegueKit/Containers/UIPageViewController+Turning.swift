// Who turns pages: code, and the user.
extension UIPageViewController {
  final func set(_ controllers: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    guard !environment.isHalted else { return }
    guard counts(animated: animated).contains(controllers.count) else {
      return environment.misuse(.wrongPageCount, self)
    }
    let later = spineLocation == .mid ? controllers : Array(controllers.prefix(1))
    guard mayContain(later) else { return }
    guard !later.elementsEqual(pages, by: ===) else {
      askForIndicator()
      if !environment.isHalted { completion?(true) }
      return
    }
    if animated, transitionStyle == .scroll, isTurning {
      environment.observe(.warned(.nestedTransition, self))
    }
    takeTurnBack()
    guard !environment.isHalted, mayContain(later) else { return }
    let turn = PageTurn(of: self, to: later, byUser: false, completion: completion)
    let isSeen = !pages.isEmpty && window != nil && !appearance.isLoading
    turn.begin(
      animated: animated && isSeen && environment.areAnimationsEnabled
        && !environment.isInBackground)
  }

  /// Counts those as pages that are children.
  final func keepPages(_ controllers: [UIViewController]) {
    pages = controllers.filter { $0.parentLink === self }
  }

  /// How many controllers code may set.
  ///
  /// - SeeAlso: UIKit, the header comment of `setViewControllers(_:direction:animated:…)`: "if
  ///   'doubleSided' is 'YES' and the spine location is not 'UIPageViewControllerSpineLocationMid',
  ///   two view controllers must be included"; that the back may be left out where nothing turns is
  ///   undocumented; reading chosen by this project.
  private func counts(animated: Bool) -> ClosedRange<Int> {
    if spineLocation == .mid { return 2...2 }
    guard hasBacks else { return 1...1 }
    return animated ? 2...2 : 1...2
  }

  /// Whether every second controller is the back of a page.
  private var hasBacks: Bool {
    isDoubleSided && transitionStyle == .pageCurl && spineLocation != .mid
  }

  /// Whether pages move that code has turned to, with animation.
  private var isTurning: Bool {
    environment.animations.contains { $0.number == lastTurnOfCode }
  }

  /// Has the user let go of the pages that they are turning, which turn back.
  private func takeTurnBack() {
    guard let interaction = environment.ongoingInteraction, interaction.isTurn(of: self) else {
      return
    }
    interaction.cancel()
  }

  /// Asks what the indicator shows.
  ///
  /// - SeeAlso: UIKit, the header comment of `UIPageViewControllerDataSource`: "Both methods are
  ///   called in response to a 'setViewControllers:...' call".
  final func askForIndicator() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      !environment.isHalted
    else { return }
    _ = dataSource.presentationCount(for: self)
    _ = dataSource.presentationIndex(for: self)
  }
}

// The user's part.
extension UIPageViewController {
  /// Does what a swipe does that goes all the way.
  package final func turnPage(_ direction: NavigationDirection) { beginTurn(direction)?.finish() }

  /// Does what the beginning of a swipe does: asks the data source for other pages, tells the
  /// delegate, and has them come, which can be cancelled.
  ///
  /// - Returns: The transition; `nil` when there are no other pages or the touch does nothing, or
  ///   another one is under way.
  /// - SeeAlso: UIKit, `UIPageViewControllerDelegate`.
  package final func beginTurn(
    _ direction: NavigationDirection
  ) -> UIPercentDrivenInteractiveTransition? {
    guard mayBeTurned, maySwipe, let later = pages(direction) else { return nil }
    let former = pages
    guard mayBeTurned, !later.elementsEqual(former, by: ===), mayContain(later) else { return nil }
    delegate?.pageViewController(self, willTransitionTo: later)
    guard mayBeTurned, former.elementsEqual(pages, by: ===), mayContain(later) else { return nil }
    let turn = PageTurn(of: self, to: later, byUser: true)
    let interaction = UIPercentDrivenInteractiveTransition(of: self, turning: turn)
    turn.interaction = interaction
    environment.ongoingInteraction = interaction
    environment.observe(.interaction(self, .began))
    turn.begin(animated: true)
    return interaction
  }

  private var mayBeTurned: Bool {
    hearsTouches && environment.interactiveTransition == nil
  }

  /// The pages after those in sight, or before; `nil` where the data source has none.
  private func pages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let dataSource, let edge = direction == .forward ? pages.last : pages.first else {
      return nil
    }
    let next = { (page: UIViewController) in
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let first = next(edge) else { return nil }
    guard hasBacks || spineLocation == .mid else { return [first] }
    guard let second = next(first) else { return nil }
    if hasBacks { return [second] }
    return direction == .forward ? [first, second] : [second, first]
  }

  final var recognizers: [UIGestureRecognizer] {
    if let knownRecognizers { return knownRecognizers }
    let made =
      transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]
    knownRecognizers = made
    return made
  }

  /// Whether the user's swipe is let begin by whoever is asked.
  private var maySwipe: Bool {
    guard let swipe = knownRecognizers?.first else { return true }
    return swipe.isEnabled && swipe.delegate?.gestureRecognizerShouldBegin(swipe) != false
  }
}
