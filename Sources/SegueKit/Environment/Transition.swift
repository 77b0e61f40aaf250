/// A movement that has been accepted and has not come to its end.
///
/// It does not keep its controller: one that is gone when the transition is finished is skipped,
/// and only the completion runs. Whose views come and go with it stay until then.
struct Transition {
  /// What moves.
  enum Movement {
    case stack, presentation, dismissal
  }

  let number: Int
  let movement: Movement
  let controller: ControllerLink
  let completion: (() -> Void)?
  var change = AppearanceChange()
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

  /// Puts a movement in flight, or finishes it at once, and tells those whose views come and go.
  ///
  /// Nothing moves without a window, so nothing is in flight there (undocumented; reading chosen
  /// by this project).
  func begin(
    _ movement: Transition.Movement, of controller: UIViewController, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    var change = AppearanceChange()
    change.isAnimated = animated && areAnimationsEnabled && controller.window != nil
    change.entersFirst = movement != .stack
    start(movement, of: controller)
    guard change.isAnimated else {
      change = beginAppearance(change)
      end(movement, of: controller)
      end(change)
      if !isHalted { completion?() }
      return
    }
    let number = nextTransition()
    transitions.append(
      Transition(
        number: number, movement: movement, controller: controller.link(), completion: completion))
    change = beginAppearance(change)
    if let index = transitions.lastIndex(where: { $0.number == number }) {
      transitions[index].change = change
    } else {
      end(change)
    }
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
    if let controller = transition.controller.target { end(transition.movement, of: controller) }
    end(transition.change)
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
