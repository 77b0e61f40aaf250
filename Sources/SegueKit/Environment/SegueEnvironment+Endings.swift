// How transitions are taken out of flight, and reverted.
extension SegueEnvironment {
  /// Something that ends when everything settles.
  enum Ending {
    case transition(Transition)
    case animation(PendingAnimation)

    var number: Int {
      switch self {
      case .transition(let transition): transition.number
      case .animation(let animation): animation.number
      }
    }
  }

  /// Takes what ends by itself, in the order in which it began.
  func takeEndings() -> [Ending] {
    guard !transitions.isEmpty || !animations.isEmpty else { return [] }
    let own = transitions.filter { $0.animated == nil }
    transitions.removeAll { $0.animated == nil }
    guard !animations.isEmpty else { return own.map(Ending.transition) }
    let ended = animations.filter { $0.transition?.isInteractive != true }
    animations.removeAll { $0.transition?.isInteractive != true }
    let endings = own.map(Ending.transition) + ended.map(Ending.animation)
    return endings.sorted { $0.number < $1.number }
  }

  /// Takes a transition out of those in flight; `nil` when it is not, or no more.
  func takeTransition(_ number: Int) -> Transition? {
    transitions.firstIndex { $0.number == number }.map { transitions.remove(at: $0) }
  }

  /// Puts everything back that a movement has changed; no completion runs.
  ///
  /// - SeeAlso: UIKit, `UIViewControllerContextTransitioning.completeTransition(_:)`.
  func revert(_ transition: Transition) {
    guard let controller = transition.controller.target else {
      return completeCoordinator(of: transition.number)
    }
    let presentations = transition.customPresentations
    switch transition.movement {
    case .stack:
      end(.stack, of: controller)
      if let change = transition.stackChange { change.stack.restore(change) }
      confirmDepartures(of: transition.stackChange)
    case .tab:
      end(.tab, of: controller)
      if let change = transition.tabChange { change.tabs.restore(change) }
    case .presentation: controller.removeTower()
    case .dismissal: controller.unmarkTower()
    }
    observe(.interaction(controller, .cancelled))
    turnRound(transition, presentations)
  }

  /// Tells those whose views were coming and going that they do not, or how it ended, and what
  /// looks after custom presentations among them.
  func turnRound(_ transition: Transition, _ presentations: [CustomPresentation]) {
    updateAppearance()
    end(transition.change)
    tell(presentations, of: transition, didComplete: false)
    completeCoordinator(of: transition.number)
  }
}
