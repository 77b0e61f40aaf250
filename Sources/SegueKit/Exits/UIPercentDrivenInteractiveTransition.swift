/// A transition between touch and release: a back swipe, a pulled sheet, a page that is turned, or
/// one with an animator.
///
/// An app makes one of its own and hands it out as a delegate's interaction controller; then it
/// drives the transition that it was handed out for, and the animator completes that.
///
/// The gestures of the house UIKit drives with recognizers; here whoever drives the environment
/// begins one with ``UINavigationController/beginInteractivePop()`` or
/// ``UIPresentationController/beginInteractiveDismissal()`` and says how it goes on. There is one
/// of these at a time. While it lasts the arrays have changed and what is dismissed is linked.
///
/// A gesture of an app's own begins within ``SegueEnvironment/beginGesture(_:)``. One that was
/// handed out where no gesture begins is in nobody's hand: the transition waits for an app that
/// finishes it.
///
/// It is over when it is finished or cancelled, when everything in flight is settled while the user
/// has it in hand, and when its controller leaves the window. Code that changes the same stack
/// finishes it, too (undocumented; reading chosen by this project).
///
/// - SeeAlso: UIKit, `UIPercentDrivenInteractiveTransition`,
///   `UINavigationController.interactivePopGestureRecognizer`.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// Whether the transition is interactive when it begins.
  ///
  /// - SeeAlso: UIKit, `UIPercentDrivenInteractiveTransition.wantsInteractiveStart`.
  open var wantsInteractiveStart = true

  /// How fast it goes on when it is let go; nobody sees it.
  open var completionSpeed = 1.0

  /// How it goes on when it is let go; nobody sees it.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// How far the finger has gone in the transition that it drives, or drove last, from 0 to 1.
  public private(set) final var percentComplete = 0.0

  /// Whose transition it is, once it is one.
  private(set) final var controller: ControllerLink?
  /// What it drives, if it is an app's own.
  private weak var driven: (any UIViewControllerContextTransitioning)?
  private let environment: SegueEnvironment
  /// What a cancelled pop puts back on top.
  private var popped: UIViewController?
  /// The pages that come and go with it.
  private var turn: PageTurn?

  /// Makes one for an app to hand out.
  public init() {
    environment = .current
  }

  /// Drives a transition, and has its animator animate.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    driven = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? AnimatedTransition else { return }
    controller = transition.subject.link()
    if transition.isInHand, environment.interactiveTransition == nil {
      environment.ongoingInteraction = self
    }
    transition.animate()
  }

  init(of controller: UIViewController, popping popped: UIViewController? = nil) {
    self.controller = controller.link()
    self.popped = popped
    environment = controller.environment
  }

  /// Makes one for pages that the user turns.
  init(of book: UIPageViewController, turning turn: PageTurn) {
    controller = book.link()
    self.turn = turn
    environment = book.environment
  }

  fileprivate final var isPop: Bool { popped != nil }

  /// Whether it turns the pages of a controller.
  final func isTurn(of book: UIPageViewController) -> Bool {
    turn != nil && controller?.target === book
  }

  /// The controller whose transition it is, as long as it can still be cancelled.
  final var target: UIViewController? {
    guard environment.ongoingInteraction === self, let target = controller?.target,
      target.window != nil
    else { return nil }
    return target
  }

  /// Follows the finger; nothing in the tree changes.
  open func update(_ percentComplete: Double) {
    if let driven {
      self.percentComplete = min(max(percentComplete, 0), 1)
      return driven.updateInteractiveTransition(percentComplete)
    }
    guard !environment.isHalted, let target else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    environment.observe(.interaction(target, .moved))
  }

  /// Takes it in hand where it is; in a flow the user has it in hand anyway, until they let go.
  open func pause() {}

  /// Goes through with it: from now on it is a transition in flight like any other.
  open func finish() {
    if let driven { return driven.finishInteractiveTransition() }
    guard !environment.isHalted, let target else { return }
    environment.ongoingInteraction = nil
    popped = nil
    environment.observe(.interaction(target, .finished))
    turn?.letGo()
    turn = nil
    environment.coordinator(of: self)?.leaveHand(takenBack: false)
  }

  /// Takes everything back at once.
  ///
  /// Stack, parents and presentation links are as before, with the very same controllers. Nobody is
  /// told that anything was dismissed.
  open func cancel() {
    if let driven { return driven.cancelInteractiveTransition() }
    guard !environment.isHalted, let target else { return }
    environment.ongoingInteraction = nil
    if let turn { return takeBack(turn) }
    let transition = environment.dropTransition(of: self, target)
    if let popped, let stack = target as? UINavigationController { stack.restoreTop(popped) }
    popped = nil
    environment.confirmDepartures(of: transition?.stackChange)
    environment.observe(.interaction(target, .cancelled))
    guard let transition else { return environment.updateAppearance() }
    environment.passing(transition) {
      environment.knownCoordinator(of: transition.number)?.leaveHand(takenBack: true)
      environment.turnRound(transition, transition.customPresentations)
    }
  }

  private final func takeBack(_ turn: PageTurn) {
    self.turn = nil
    if let target = controller?.target { environment.observe(.interaction(target, .cancelled)) }
    turn.takeBack()
  }
}

extension SegueEnvironment {
  /// The interactive transition that is under way.
  public var interactiveTransition: UIPercentDrivenInteractiveTransition? {
    ongoingInteraction.flatMap { $0.target == nil ? nil : $0 }
  }

  /// Does what a gesture recognizer of an app's own does when its gesture begins.
  ///
  /// A transition that begins meanwhile, and for which a delegate hands out an interaction
  /// controller, is in the user's hand until they let go.
  public func beginGesture(_ body: () -> Void) {
    let wasBeginning = isGestureBeginning
    isGestureBeginning = true
    body()
    isGestureBeginning = wasBeginning
  }

  /// The controller whose interactive transition is under way.
  package var interactingController: UIViewController? { ongoingInteraction?.target }

  /// Puts the movement that `body` begins for a controller in the hands of the user.
  func beginInteractively(
    _ interaction: UIPercentDrivenInteractiveTransition, _ body: () -> Void
  ) {
    nextInteraction = interaction
    withAnimations(true, body)
    nextInteraction = nil
  }

  /// What the user has in hand with a movement that begins.
  func takeInteraction(
    of controller: UIViewController
  ) -> UIPercentDrivenInteractiveTransition? {
    guard let next = nextInteraction, next.controller?.target === controller else { return nil }
    nextInteraction = nil
    ongoingInteraction = next
    return next
  }

  /// Keeps an interactive transition no longer whose controller has left every window.
  func letGoOfDetachedInteraction() {
    if interactiveTransition == nil { ongoingInteraction = nil }
  }

  /// Finishes the back swipe in a stack, if there is one.
  func finishPop(of stack: UINavigationController) {
    guard let ongoingInteraction, ongoingInteraction.isPop,
      ongoingInteraction.controller?.target === stack
    else { return }
    ongoingInteraction.finish()
  }

  /// Ends what the user has in hand when its transition ends.
  func finishInteraction(of transition: Transition) {
    guard let interaction = transition.interaction, interaction === ongoingInteraction else {
      return
    }
    interaction.finish()
    ongoingInteraction = nil
  }

  /// Takes back the movement of an interactive transition.
  ///
  /// - Returns: The transition. Most of those whose views were coming and going with it turn round;
  ///   the others are to be told how it ended.
  fileprivate func dropTransition(
    of interaction: UIPercentDrivenInteractiveTransition, _ controller: UIViewController
  ) -> Transition? {
    guard let index = transitions.firstIndex(where: { $0.interaction === interaction }) else {
      return nil
    }
    let transition = transitions.remove(at: index)
    switch transition.movement {
    case .stack, .tab, .presentation: end(transition.movement, of: controller)
    case .dismissal: controller.unmarkTower()
    }
    return transition
  }
}
