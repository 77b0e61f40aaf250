/// The coordinator of one transition; made when somebody first asks for it.
///
/// It keeps the controllers and what they have to do until the transition is over.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Deed = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = true
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  /// The number of the transition; a change of size has none.
  let number: Int?
  /// The gesture of the house that drives the transition.
  let interaction: UIPercentDrivenInteractiveTransition?

  private let animated: AnimatedTransition?
  private unowned let environment: SegueEnvironment
  private var from: UIViewController?
  private var to: UIViewController?
  private var presentation: UIPresentationController?
  /// Where it takes place when nobody else says.
  private var place: TransitionPlace?
  /// The window that gets another size.
  private var window: UIWindow?
  private var isMoving: Bool
  private var isTakenBack = false
  /// Whether the completions have run, or never will.
  private(set) var isOver = false
  private var animations: [Deed] = []
  private var completions: [Deed] = []
  private var handlers: [Deed] = []

  init(of transition: Transition, in environment: SegueEnvironment) {
    self.environment = environment
    number = transition.number
    interaction = transition.interaction
    animated = transition.animated
    isMoving = transition.isMoving
    initiallyInteractive = interaction != nil || animated?.initiallyInteractive == true
    presentationStyle = transition.presentationStyle
    (from, to) = transition.ends
    if transition.movement.isOfPresentation {
      presentation = transition.controller.target?.presentation
    }
  }

  /// Makes the coordinator of a change of size, which nobody has in hand.
  init(ofResizing window: UIWindow) {
    self.window = window
    environment = window.environment
    number = nil
    interaction = nil
    animated = nil
    isMoving = false
    initiallyInteractive = false
    presentationStyle = .none
  }

  var isInteractive: Bool {
    if let animated { return animated.isInteractive }
    return !isOver && interaction != nil && environment.ongoingInteraction === interaction
  }

  var isCancelled: Bool { isTakenBack || animated?.transitionWasCancelled == true }

  var percentComplete: Double { (interaction ?? animated?.driver)?.percentComplete ?? 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : key == .to ? to : nil else { return nil }
    return presentation.map { $0.view(of: controller) } ?? controller.view
  }

  var containerView: UIView {
    if let known = window ?? animated?.containerView ?? presentation?.containerView { return known }
    if let place { return place.view }
    let made = TransitionPlace(in: (to ?? from)?.window)
    place = made
    return made.view
  }

  var transitionDuration: Double { animated?.duration ?? 0.35 }

  func animate(alongsideTransition animation: Deed?, completion: Deed?) -> Bool {
    guard !isOver, !environment.isHalted else { return false }
    if let completion { completions.append(completion) }
    guard isMoving else {
      if let animation { animations.append(animation) }
      return true
    }
    guard let number, environment.isInFlight(number) else { return false }
    animation?(self)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Deed) {
    if !isOver { handlers.append(handler) }
  }
}

// What becomes of the transition.
extension TransitionCoordinator {
  /// Makes the changes that were to be made alongside.
  func begin() {
    isMoving = true
    let due = animations
    animations = []
    perform(due)
  }

  /// Tells that the transition has left somebody's hand.
  func leaveHand(takenBack: Bool) {
    isTakenBack = takenBack
    perform(handlers)
  }

  /// Runs the completions, those that completions add among them, and is over.
  func complete() {
    begin()
    while !completions.isEmpty {
      let due = completions
      completions = []
      perform(due)
    }
    letGo()
  }

  /// Lets go of everybody, and of what has not been done.
  func letGo() {
    isOver = true
    animations = []
    completions = []
    handlers = []
    (from, to) = (nil, nil)
    (presentation, place, window) = (nil, nil, nil)
  }

  private func perform(_ deeds: [Deed]) {
    for deed in deeds where !environment.isHalted { deed(self) }
  }
}

extension Transition {
  /// Who could be seen before and who can be seen afterwards.
  fileprivate var ends: (from: UIViewController?, to: UIViewController?) {
    switch movement {
    case .stack: (stackChange?.former.last, stackChange?.later.last)
    case .tab: (tabChange?.from, tabChange?.to)
    case .presentation: (presenter, controller.target)
    case .dismissal: (controller.target, presenter)
    }
  }

  /// The style of what is presented or dismissed.
  fileprivate var presentationStyle: UIModalPresentationStyle {
    guard movement.isOfPresentation else { return .none }
    return controller.target?.presentation?.presentationStyle ?? .none
  }
}
