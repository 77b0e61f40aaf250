// Who asks for which transition.
extension SegueEnvironment {
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
      next = candidate.parentLink ?? (candidate.isInDismissal ? candidate.presenter : nil)
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

  /// Has what was to be done after a transition done, which nobody takes part in any more.
  func completeCoordinator(of number: Int) {
    for place in passages.indices { passages[place].pass(number) }
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
    if let tabChange { return tabChange.from === candidate || tabChange.to === candidate }
    guard let stackChange else { return presenter === candidate }
    return (stackChange.former + stackChange.later).contains { $0 === candidate }
  }

  /// Whether a window leads to where it takes place.
  ///
  /// Who was presented has lost its place when it is told that it is gone; who presented it has
  /// not.
  fileprivate var isWithinWindow: Bool {
    let place = movement.isOfPresentation ? presenter : controller.target
    return place?.window != nil
  }
}

extension AppearanceChange {
  /// Whether the view of a controller comes or goes.
  fileprivate func concerns(_ controller: UIViewController) -> Bool {
    entering.contains { $0 === controller } || leaving.contains { $0 === controller }
  }
}
