/// A transition in the hands of an animator of an app's own.
///
/// It keeps both controllers, as UIKit's does, until it has been completed.
final class AnimatedTransition: UIViewControllerContextTransitioning {
  let isAnimated = true
  /// Whether somebody had it in hand when it began.
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// Whether a gesture has begun it, so that the user can let it go.
  private(set) var isInHand = false

  /// Of whom it is told: the container whose stack or tab changes, or who comes or goes.
  let subject: UIViewController
  let from: UIViewController?
  let to: UIViewController?
  /// What looks after what comes or goes; `nil` in a container.
  let presentation: UIPresentationController?
  /// Where it takes place, once somebody has asked; a presentation has its own.
  var place: TransitionPlace?
  var isFilled = false
  /// Whether no other one has begun or was in flight since it began.
  var isAlone = true
  let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private var number = 0
  private var isCompleted = false

  init(
    of subject: UIViewController, from: UIViewController?, to: UIViewController?,
    by animator: any UIViewControllerAnimatedTransitioning,
    with interactor: (any UIViewControllerInteractiveTransitioning)?,
    lookedAfterBy presentation: UIPresentationController? = nil
  ) {
    self.subject = subject
    self.presentation = presentation
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = interactor
    initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
  }

  /// What drives it, if that is UIKit's.
  var driver: UIPercentDrivenInteractiveTransition? {
    interactor as? UIPercentDrivenInteractiveTransition
  }

  /// Whether it was taken back, or what it moves has left the window before it was completed.
  var isCutShort: Bool { transitionWasCancelled || (!isCompleted && subject.window == nil) }

  /// How long the animator says that it takes, in seconds.
  var duration: Double { animator.transitionDuration(using: self) }

  private var environment: SegueEnvironment { subject.environment }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  /// Hands the transition of a number to the user, if somebody lets them have it, or animates.
  func begin(as number: Int) {
    self.number = number
    fillPresentation()
    guard let interactor, isInteractive else { return animate() }
    isInHand = environment.isGestureBeginning
    environment.observe(.interaction(subject, .began))
    interactor.startInteractiveTransition(self)
  }

  /// Has the animator animate.
  func animate() {
    guard !environment.isHalted else { return }
    environment.observe(.callback(subject, "animateTransition"))
    let outer = environment.animatedTransition
    environment.animatedTransition = self
    animator.animateTransition(using: self)
    environment.animatedTransition = outer
  }

  func updateInteractiveTransition(_ percentComplete: Double) {
    guard isInteractive, !environment.isHalted else { return }
    environment.observe(.interaction(subject, .moved))
  }

  func finishInteractiveTransition() {
    guard isInteractive, !environment.isHalted else { return }
    letGo()
    environment.observe(.interaction(subject, .finished))
    environment.knownCoordinator(of: number)?.leaveHand(takenBack: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive, !environment.isHalted else { return }
    letGo()
    transitionWasCancelled = true
    environment.knownCoordinator(of: number)?.leaveHand(takenBack: true)
  }

  /// The user lets go of it, if they have it in hand: what an app has handed out for that hears it.
  func leaveHand() {
    guard isInHand else { return }
    if let driver { driver.finish() } else { finishInteractiveTransition() }
  }

  private func letGo() {
    isInteractive = false
    isInHand = false
    if environment.ongoingInteraction === interactor { environment.ongoingInteraction = nil }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !environment.isHalted else { return }
    guard !isCompleted else {
      return environment.observe(.warned(.transitionCompleted, subject))
    }
    isCompleted = true
    letGo()
    guard let transition = environment.takeTransition(number) else { return }
    environment.passing(transition) { end(transition, didComplete) }
  }

  private func end(_ transition: Transition, _ didComplete: Bool) {
    environment.observe(.callback(subject, "animationEnded"))
    animator.animationEnded(didComplete)
    let wasSeen = tellOfUnseen(didComplete: didComplete)
    if wasSeen { tellOfCover(didComplete: didComplete) }
    clearContainer(didComplete: didComplete)
    guard !didComplete else {
      if transitionWasCancelled { environment.observe(.interaction(subject, .cancelled)) }
      return environment.finish(transition)
    }
    environment.revert(transition)
    // Whoever is told that it was taken back may have taken the view away.
    if wasSeen, presentation != nil { tellOfUnseen(didComplete: false) }
  }

  /// Tells who is to be seen in the end and lies behind what was left in front, once whoever called
  /// has come to the end: an animator may take its own views out last.
  private func tellOfCover(didComplete: Bool) {
    guard let shown = didComplete ? to : from, let place else { return }
    let left = viewsLeft(inFrontOf: shown)
    guard !left.isEmpty else { return }
    environment.putOff { [self] in
      let front = left.filter { $0.superviewLink === place.view }
      guard mayBeSeen(shown, didComplete: didComplete),
        shown.ownView?.isHidden(behind: front) == true
      else { return }
      environment.observe(.warned(.viewCovered, shown))
    }
  }

  /// Tells who is to be seen in the end and is not, if anybody.
  ///
  /// - Returns: Whether there is nobody to tell.
  @discardableResult
  private func tellOfUnseen(didComplete: Bool) -> Bool {
    guard let unseen = unseenController(didComplete: didComplete) else { return true }
    environment.observe(.warned(.viewMissing, unseen))
    return false
  }
}

// Who animates what.
extension SegueEnvironment {
  /// Asks the delegates of a movement for an animator; that of a tab has been asked for before.
  func animatedTransition(
    of transition: Transition, _ controller: UIViewController
  ) -> AnimatedTransition? {
    switch transition.movement {
    case .stack: transition.stackChange.flatMap(animatedTransition(of:))
    case .tab: transition.tabChange?.animated
    case .presentation: animatedPresentation(of: controller)
    case .dismissal: animatedDismissal(of: controller)
    }
  }

  private func animatedTransition(of change: StackChange) -> AnimatedTransition? {
    let stack = change.stack
    guard let delegate = stack.delegate, let from = change.former.last, let to = change.shown,
      let animator = delegate.navigationController(
        stack, animationControllerFor: change.operation, from: from, to: to)
    else { return nil }
    return AnimatedTransition(
      of: stack, from: from, to: to, by: animator,
      with: delegate.navigationController(stack, interactionControllerFor: animator))
  }

  private func animatedPresentation(of presented: UIViewController) -> AnimatedTransition? {
    guard let delegate = presented.transitioningDelegate, let presenter = presented.presenter,
      let animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: presented.caller ?? presenter)
    else { return nil }
    return AnimatedTransition(
      of: presented, from: presenter, to: presented, by: animator,
      with: delegate.interactionControllerForPresentation(using: animator),
      lookedAfterBy: presented.presentation)
  }

  private func animatedDismissal(of presented: UIViewController) -> AnimatedTransition? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    return AnimatedTransition(
      of: presented, from: presented, to: presented.presenter, by: animator,
      with: delegate.interactionControllerForDismissal(using: animator),
      lookedAfterBy: presented.presentation)
  }
}
