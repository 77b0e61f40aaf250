/// A movement that has been accepted and has not come to its end.
///
/// It does not keep its controller: one that is gone when the transition is finished is skipped,
/// and only the completion runs.
struct Transition {
  /// What moves.
  enum Movement {
    case stack, presentation, dismissal
  }

  let movement: Movement
  let controller: ControllerLink
  let completion: (() -> Void)?
}

extension SegueEnvironment {
  /// How many transitions have neither been finished nor abandoned.
  public var transitionsInFlight: Int { transitions.count }

  /// Finishes every transition in flight, first in first out.
  ///
  /// What completions start is finished in the next round. UIKit's transitions end by themselves
  /// with time; here whoever drives the environment says when.
  ///
  /// - Returns: Whether nothing is in flight any more; `false` when 64 rounds were not enough.
  @discardableResult
  public func settle() -> Bool {
    for _ in 0..<64 {
      guard !isHalted, !transitions.isEmpty else { break }
      let round = transitions
      transitions.removeAll()
      for transition in round where !isHalted { finish(transition) }
    }
    return transitions.isEmpty
  }

  /// Puts a movement in flight, or finishes it at once; loads what has come on screen.
  ///
  /// Nothing moves without a window, so nothing is in flight there (undocumented; reading chosen
  /// by this project).
  func begin(
    _ movement: Transition.Movement, of controller: UIViewController, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    let window = controller.window
    start(movement, of: controller)
    guard animated, areAnimationsEnabled, let window else {
      end(movement, of: controller)
      window?.loadVisibleViews()
      if !isHalted { completion?() }
      return
    }
    transitions.append(
      Transition(movement: movement, controller: controller.link(), completion: completion))
    window.loadVisibleViews()
  }

  /// Ends the transitions of controllers that no window leads to any more; no completion runs.
  func abandonDetachedTransitions() {
    let all = transitions
    transitions.removeAll()
    for transition in all {
      guard let controller = transition.controller.target else { continue }
      if controller.window == nil {
        end(transition.movement, of: controller)
      } else {
        transitions.append(transition)
      }
    }
  }

  private func finish(_ transition: Transition) {
    if let controller = transition.controller.target {
      let window = controller.window
      end(transition.movement, of: controller)
      window?.loadVisibleViews()
    }
    if !isHalted { transition.completion?() }
  }

  private func start(_ movement: Transition.Movement, of controller: UIViewController) {
    switch movement {
    case .stack: controller.stackMovements += 1
    case .presentation: controller.isBeingPresented = true
    case .dismissal: controller.markTower()
    }
  }

  private func end(_ movement: Transition.Movement, of controller: UIViewController) {
    switch movement {
    case .stack: if controller.stackMovements > 0 { controller.stackMovements -= 1 }
    case .presentation: controller.isBeingPresented = false
    case .dismissal: if controller.isBeingDismissed { controller.removeTower() }
    }
  }
}
