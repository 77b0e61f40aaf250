/// A movement that has been accepted and has not come to its end.
///
/// It does not keep its controller: one that is gone when the transition is finished is skipped,
/// and only the completion runs. Whose views come and go with it stay until then, and so do a stack
/// and its controllers, and who presents.
///
/// - SeeAlso: UIKit, `UIPresentationController.presentingViewController`, which is strong, and
///   `UIViewControllerContextTransitioning.viewController(forKey:)`.
struct Transition {
  /// What moves.
  enum Movement {
    case stack, tab, presentation, dismissal

    /// Whether it presents or dismisses somebody; the others move what a container shows.
    var isOfPresentation: Bool { self == .presentation || self == .dismissal }
  }

  let number: Int
  let movement: Movement
  let controller: ControllerLink
  let completion: (() -> Void)?
  /// Who presents what comes or goes.
  let presenter: UIViewController?
  var change = AppearanceChange()
  /// Whether everybody has been told that it begins.
  var isMoving = false
  /// What the user may still cancel.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// Whether the user leaves, so that the delegate is told.
  var isUserExit = false
  /// What it changes in a stack.
  var stackChange: StackChange?
  /// What it changes of a tab bar controller.
  var tabChange: TabChange?
  /// The animator's part of it; without one it ends by itself.
  var animated: AnimatedTransition?
}

extension SegueEnvironment {
  /// How many transitions have neither been finished nor abandoned, and animations not ended.
  ///
  /// What an animator animates belongs to its transition.
  public var transitionsInFlight: Int {
    transitions.count + animationsInFlight
  }

  /// How many animations have not ended that no transition has begun; a gesture of an app's own of
  /// which the finger is still down counts as one.
  public var animationsInFlight: Int {
    animations.count { $0.transition == nil } + (hand.gesture == nil ? 0 : 1)
  }

  /// Finishes every transition in flight, first in first out.
  ///
  /// What completions start is finished in the next round. UIKit's transitions end by themselves
  /// with time; here whoever drives the environment says when. What the user has in hand they let
  /// go, first a gesture of the app's own. A transition with an animator ends when it is completed,
  /// and stays in flight when it never is, as one that is interactive without a gesture and that
  /// nobody finishes.
  ///
  /// What the main queue holds is done first, and views are laid out that are to be. What was
  /// embedded in a view that was loaded beforehand is looked at in the end, as by UIKit's next
  /// layout pass.
  ///
  /// - Returns: Whether nothing is in flight any more; `false` when 64 rounds were not enough.
  @discardableResult
  public func settle() -> Bool {
    for _ in 0..<64 {
      guard !isHalted else { break }
      letGo()
      runMainQueue()
      if !viewsToLayOut.isEmpty { layOutViews() }
      for transition in transitions { transition.animated?.leaveHand() }
      let round = takeEndings()
      guard !round.isEmpty || hasEmbedded || agenda?.isDue == true else { break }
      if round.isEmpty { updateAppearance() } else { finish(round) }
    }
    closeDetachedIntermediates()
    return transitionsInFlight == 0
  }

  private func finish(_ round: [Ending]) {
    passages.append(Passage(endings: round))
    for (index, ending) in round.enumerated() where !isHalted {
      passages[passages.count - 1].next = index
      switch ending {
      case .transition(let transition): finish(transition)
      case .animation(let animation): animation.completion(animation.isFinished)
      }
    }
    passages.removeLast()
  }

  /// Puts a movement in flight, or finishes it at once, and tells those whose views come and go.
  ///
  /// Nothing moves without a window or in the background, so nothing is in flight there
  /// (undocumented; reading chosen by this project).
  func begin(
    _ movement: Transition.Movement, of controller: UIViewController, animated: Bool,
    isUserExit: Bool = false, completion: (() -> Void)? = nil
  ) {
    var transition = Transition(
      number: nextTransition(), movement: movement, controller: controller.link(),
      completion: completion, presenter: controller.presenter)
    transition.isUserExit = isUserExit
    transition.stackChange = takeStackChange(of: movement)
    transition.tabChange = takeTabChange(of: movement)
    transition.change.isAnimated =
      animated && areAnimationsEnabled && !isInBackground && controller.window != nil
    transition.change.entersFirst = movement.isOfPresentation
    if transition.change.isAnimated { transition.interaction = takeInteraction(of: controller) }
    for other in transitions { other.animated?.isAlone = false }
    start(movement, of: controller)
    guard transition.change.isAnimated else {
      let outer = stackChangeAtOnce
      stackChangeAtOnce = transition.stackChange
      tell(willShow: true, of: transition)
      tellPresentations(of: transition)
      transition.change = beginAppearance(transition.change)
      stackChangeAtOnce = outer
      return finish(transition)
    }
    if transition.interaction == nil, !isUserExit {
      transition.animated = animatedTransition(of: transition, controller)
      transition.animated?.isAlone = transitions.isEmpty
    }
    transitions.append(transition)
    tell(willShow: true, of: transition)
    move(transition)
  }

  /// Tells everybody that a transition begins, and has it move.
  private func move(_ transition: Transition) {
    tellPresentations(of: transition)
    let change = beginAppearance(transition.change)
    guard let index = transitions.lastIndex(where: { $0.number == transition.number }) else {
      return end(change)
    }
    transitions[index].change = change
    transitions[index].isMoving = true
    transition.animated?.begin(as: transition.number)
    knownCoordinator(of: transition.number)?.begin()
  }

  /// Ends the transitions of controllers that no window leads to any more; no completion runs.
  func abandonDetachedTransitions() {
    let all = transitions
    transitions.removeAll()
    for transition in all {
      guard let controller = transition.controller.target else { continue }
      if controller.window == nil {
        end(transition.movement, of: controller)
        confirmDepartures(of: transition.stackChange)
      } else {
        transitions.append(transition)
      }
    }
    forgetDetachedCoordinators()
  }

  func finish(_ transition: Transition) {
    finishInteraction(of: transition)
    let controller = transition.controller.target
    let hasLeft = transition.isUserExit && controller?.isInDismissal == true
    let presentation = controller?.presentation
    let customPresentations = transition.customPresentations
    if let controller {
      end(transition.movement, of: controller, telling: transition.change)
    } else {
      end(transition.change)
    }
    confirmDepartures(of: transition.stackChange)
    tell(customPresentations, of: transition, didComplete: true)
    if hasLeft, !isHalted { presentation?.didDismiss() }
    tell(willShow: false, of: transition)
    completeCoordinator(of: transition.number)
    if !isHalted { transition.completion?() }
  }

  /// Ends a movement, and tells those whose views have come and gone; until then they are being
  /// presented or dismissed.
  private func end(
    _ movement: Transition.Movement, of controller: UIViewController,
    telling change: AppearanceChange
  ) {
    guard movement.isOfPresentation else {
      end(movement, of: controller)
      return end(change)
    }
    let tower = controller.isInDismissal ? Array(controller.tower) : [controller]
    for member in tower {
      member.appearance.endsPresentation = member.isInPresentation
      member.appearance.endsDismissal = member.isInDismissal
    }
    end(movement, of: controller)
    end(change)
    for member in tower {
      member.appearance.endsPresentation = false
      member.appearance.endsDismissal = false
    }
  }

  private func start(_ movement: Transition.Movement, of controller: UIViewController) {
    switch movement {
    case .stack, .tab: controller.stackMovements += 1
    case .presentation: controller.isInPresentation = true
    case .dismissal:
      controller.markTower()
      controller.dismissalDidGoOn(hasEnded: false)
    }
  }

  func end(_ movement: Transition.Movement, of controller: UIViewController) {
    switch movement {
    case .stack, .tab: if controller.stackMovements > 0 { controller.stackMovements -= 1 }
    case .presentation: controller.isInPresentation = false
    case .dismissal:
      guard controller.isInDismissal else { return }
      controller.removeTower()
      controller.dismissalDidGoOn(hasEnded: true)
    }
  }
}
