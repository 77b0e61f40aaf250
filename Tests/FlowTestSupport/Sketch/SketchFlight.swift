import FlowModel

/// A transition that was accepted and has not come to its end.
struct Flight {
  /// What moves.
  enum Movement {
    case stack, presentation, dismissal
  }

  let movement: Movement
  /// The navigation controller of a stack, or the controller that comes or goes.
  let controller: ControllerID
  /// What is recorded at the end, if anybody waits for it.
  let completion: Event.What?
}

extension SketchRun {
  /// Puts a transition in flight.
  ///
  /// Without animation it comes to its end at once; so it does outside the window, which is
  /// undocumented; reading chosen by this project.
  mutating func start(
    _ movement: Flight.Movement, of controller: ControllerID, completion: Event.What? = nil
  ) {
    let flight = Flight(movement: movement, controller: controller, completion: completion)
    guard areAnimationsEnabled, isInWindow(controller) else { return finish(flight) }
    flights.append(flight)
  }

  /// Finishes what is in flight, first in first out; nothing starts anew meanwhile.
  mutating func settle() {
    let landing = flights
    flights = []
    for flight in landing { finish(flight) }
  }

  private mutating func finish(_ flight: Flight) {
    if flight.movement == .dismissal, self[flight.controller].presenter != nil {
      for controller in subtree(of: flight.controller) { unlink(controller) }
    }
    if let completion = flight.completion { recording.record(completion) }
  }

  /// Takes a controller off what presents it.
  private mutating func unlink(_ presented: ControllerID) {
    guard let presenter = self[presented].presenter else { return }
    self[presenter].owned = nil
    self[presented].presenter = nil
    self[presented].caller = nil
    self[presented].presentedStyle = nil
  }

  /// Whether the stack of a navigation controller is changing.
  func isStackInFlight(_ navigation: ControllerID) -> Bool {
    flights.contains { $0.movement == .stack && $0.controller == navigation }
  }

  /// Whether a controller is being presented, or dismissed itself or with what presents it.
  func isComingOrGoing(_ controller: ControllerID) -> Bool {
    guard self[controller].presenter != nil else { return false }
    return flights.contains { flight in
      switch flight.movement {
      case .stack: false
      case .presentation: flight.controller == controller
      case .dismissal: tower(on: flight.controller).contains(controller)
      }
    }
  }
}
