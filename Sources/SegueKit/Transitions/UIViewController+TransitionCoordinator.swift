extension UIViewController {
  /// The coordinator of the transition that the controller, or else its nearest ancestor, takes
  /// part in; `nil` when there is none, and when it is not animated.
  ///
  /// It is there from before anybody is told until all have been: for the delegate of a stack, for
  /// the appearance callbacks at both ends, and in between. Of a stack take part the stack, what it
  /// held and what it holds now; of a presentation or dismissal who presents and who is presented,
  /// and all whose views come or go.
  ///
  /// - SeeAlso: UIKit, `UIViewController.transitionCoordinator`. That it is still there while
  ///   controllers are told that they have come or gone is undocumented; reading chosen by this
  ///   project.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    environment.transition(of: self).map(environment.coordinator(of:))
  }
}

/// Transitions that are not in flight any more, while somebody is told how they ended.
struct Passage {
  let endings: [SegueEnvironment.Ending]
  /// From where on they have not come to their ends.
  var next = 0
}

// Who asks for which transition.
extension SegueEnvironment {
  /// Lets a transition be found while it is not in flight.
  func passing(_ transition: Transition, _ body: () -> Void) {
    passages.append(Passage(endings: [.transition(transition)]))
    body()
    passages.removeLast()
  }

  func isInFlight(_ number: Int) -> Bool { transitions.contains { $0.number == number } }

  func coordinator(of transition: Transition) -> TransitionCoordinator {
    if let known = knownCoordinator(of: transition.number) { return known }
    let made = TransitionCoordinator(of: transition, in: self)
    coordinators.append(made)
    return made
  }

  /// The transition that a controller takes part in.
  func transition(of controller: UIViewController) -> Transition? {
    let all = animatedTransitions
    guard !all.isEmpty else { return nil }
    var next: UIViewController? = controller
    while let candidate = next {
      if let found = all.last(where: { $0.isCentred(on: candidate) }) { return found }
      next = candidate.parentLink ?? (candidate.isBeingDismissed ? candidate.presenter : nil)
    }
    return all.last { $0.change.concerns(controller) }
  }

  /// What is in flight or ends just now, in the order in which it began.
  private var animatedTransitions: [Transition] {
    var all = transitions
    for passage in passages {
      for case .transition(let passing) in passage.endings[passage.next...] { all.append(passing) }
    }
    return all.sorted { $0.number < $1.number }
  }
}

// What becomes of the coordinators that somebody has asked for.
extension SegueEnvironment {
  /// The coordinator of a transition, if somebody has asked for it.
  func knownCoordinator(of number: Int) -> TransitionCoordinator? {
    coordinators.isEmpty ? nil : coordinators.first { $0.number == number }
  }

  /// The coordinator of what a gesture of the house drives, if somebody has asked for it.
  func coordinator(of interaction: UIPercentDrivenInteractiveTransition) -> TransitionCoordinator? {
    coordinators.first { $0.interaction === interaction }
  }

  /// Has what was to be done after a transition done.
  func completeCoordinator(of number: Int) {
    guard let coordinator = knownCoordinator(of: number) else { return }
    coordinator.complete()
    coordinators.removeAll { $0 === coordinator }
  }

  /// Forgets the coordinators of transitions that have been abandoned, or whose end is told of just
  /// now to those whose window is gone.
  func forgetDetachedCoordinators() {
    let kept = animatedTransitions.filter(\.isWithinWindow)
    for coordinator in coordinators where !kept.contains(where: { $0.number == coordinator.number })
    {
      coordinator.letGo()
    }
    coordinators.removeAll(where: \.isOver)
  }
}

extension Transition {
  /// Whether a controller takes part itself, whether it can be seen or not.
  fileprivate func isCentred(on candidate: UIViewController) -> Bool {
    if controller.target === candidate { return true }
    guard let stackChange else { return presenter === candidate }
    return (stackChange.former + stackChange.later).contains { $0 === candidate }
  }

  /// Whether a window leads to where it takes place.
  ///
  /// Who was presented has lost its place when it is told that it is gone; who presented it has
  /// not.
  fileprivate var isWithinWindow: Bool {
    let place = movement == .stack ? controller.target : presenter
    return place?.window != nil
  }

  /// Who could be seen before and who can be seen afterwards.
  var ends: (from: UIViewController?, to: UIViewController?) {
    switch movement {
    case .stack: (stackChange?.former.last, stackChange?.later.last)
    case .presentation: (presenter, controller.target)
    case .dismissal: (controller.target, presenter)
    }
  }

  /// The style of what is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle {
    guard movement != .stack else { return .none }
    return controller.target?.presentation?.presentationStyle ?? .none
  }
}

extension AppearanceChange {
  /// Whether the view of a controller comes or goes.
  fileprivate func concerns(_ controller: UIViewController) -> Bool {
    entering.contains { $0 === controller } || leaving.contains { $0 === controller }
  }
}
