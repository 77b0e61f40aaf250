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
  /// What comes at the end, if anybody waits for it.
  let ending: Ending?
  /// Whether the user leaves, so that the delegate is told.
  var isUserExit = false
  /// Whether it changes a stack that is changing already.
  var isNested = false
  /// The number of the gesture that it hangs on.
  var gesture: Int?
  /// Who has come to lie on top of a stack, if anybody has.
  var shown: ControllerID?
  /// How often the animator completes it, if there is one.
  var animator: Animating?
  /// What the user has taken back of it.
  var takenBack: Gesture.Change?
  /// Whether somebody else has taken off what is dismissed.
  var isMoot = false
  /// Whom it keeps until its end: who moves, on whom, and who leaves a stack.
  var keeps: [ControllerID] = []

  /// What comes when a transition has come to its end.
  enum Ending {
    /// An event is recorded.
    case event(Event.What)
    /// The destination that waited behind an intermediate flow is shown.
    case destination(Passage)
  }
}

extension SketchRun {
  /// Puts a transition in flight.
  ///
  /// Without animation it comes to its end at once; so it does outside the window and in the
  /// background, which is undocumented; reading chosen by this project.
  mutating func start(
    _ movement: Flight.Movement, of controller: ControllerID, ending: Flight.Ending? = nil,
    isUserExit: Bool = false, shown: ControllerID? = nil, leaving: [ControllerID] = []
  ) throws(Interruption) {
    var flight = Flight(
      movement: movement, controller: controller, ending: ending, isUserExit: isUserExit)
    flight.isNested = movement == .stack && isStackInFlight(controller)
    flight.shown = shown
    flight.keeps = [controller] + (self[controller].presenter.map { [$0] } ?? []) + leaving
    let isAnimated =
      areAnimationsEnabled && !isInBackground && isInWindow(controller)
      && !(fault == .presentationEndsAtOnce && movement == .presentation)
    if isAnimated { flight.animator = animator(of: flight) }
    let place = flights.count
    flights.append(flight)
    do throws(Interruption) { try loadVisibleViews() } catch {
      if !isAnimated { _ = takeOff(flights.remove(at: place)) }
      throw error
    }
    guard isAnimated else { return finish(flights.remove(at: place)) }
    tellAnimation(of: flight)
  }

  /// Finishes what is in flight, first in first out, and then what that has started.
  mutating func settle() {
    if let gesture, gesture.change != nil { finish(gesture) }
    landing = flights.filter { !isEndless($0) }
    while !landing.isEmpty, !recording.isHalted {
      flights = flights.filter(isEndless)
      while !landing.isEmpty, !recording.isHalted { land(landing.removeFirst()) }
      guard !recording.isHalted else { return }
      pushPostponed()
      for (tabs, former) in revertedTabs where self[former].parent == tabs {
        self[tabs].selected = former
      }
      revertedTabs = []
      landing = flights.filter { !isEndless($0) }
    }
    closeDetachedJourneys()
  }

  private mutating func pushPostponed() {
    let next = postponedPushes
    postponedPushes = []
    for (pushed, navigation) in next {
      attempt { run throws(Interruption) in try run.push(pushed, on: navigation) }
    }
  }

  private mutating func land(_ flight: Flight) {
    if let gesture, flight.gesture == gesture.number {
      finishGesture()
      self.gesture = nil
    }
    finish(flight)
  }

  /// Whether a faulty engine never ends it.
  private func isEndless(_ flight: Flight) -> Bool {
    if flight.animator == .never { return true }
    return switch fault {
    case .animatorForgotten: flight.animator != nil
    case .gestureNeverEnds: flight.gesture != nil && flight.gesture == gesture?.number
    case .nestedPushNeverEnds: flight.isNested
    case .presentationWaitsForWhatGoes:
      flight.movement == .presentation && self[flight.controller].presenter == nil
    default: false
    }
  }

  private mutating func finish(_ flight: Flight) {
    tellAnimationEnded(of: flight)
    if let change = flight.takenBack {
      takeBack(change, in: flight.controller)
    } else {
      end(flight)
    }
    if flight.animator == .twice {
      recording.record(.warned(.transitionCompleted, flight.controller))
    }
  }

  private mutating func end(_ flight: Flight) {
    let hasLeft = takeOff(flight)
    if hasLeft, flight.isUserExit, fault != .didDismissDropped {
      tell(flight.controller, .didDismiss)
    }
    tellEnd(of: flight)
    end(with: flight.ending)
  }

  /// Does what somebody waits for.
  mutating func end(with ending: Flight.Ending?) {
    switch ending {
    case .event(let event): recording.record(event)
    case .destination(let passage):
      attempt { run throws(Interruption) in try run.showDestination(of: passage) }
    case nil: break
    }
  }

  /// Takes off what is dismissed.
  ///
  /// - Returns: Whether there was anything to take off.
  private mutating func takeOff(_ flight: Flight) -> Bool {
    guard flight.movement == .dismissal, !flight.isMoot,
      self[flight.controller].presenter != nil
    else { return false }
    let presenter = self[flight.controller].presenter
    if fault == .dismissalDeafensControls { deaf += root.map { subtree(of: $0) } ?? [] }
    for controller in subtree(of: flight.controller) { unlink(controller) }
    if let presenter {
      expandSheet(around: presenter, under: .dismissalMakesFullScreen)
      if flight.isUserExit {
        expandSheet(around: presenter, under: .pullMakesFullScreen)
        if fault == .pullLoadsAgain { tell(.load(presenter)) }
      }
    }
    return true
  }

  /// Takes a controller off what presents it.
  mutating func unlink(_ presented: ControllerID) {
    guard let presenter = self[presented].presenter else { return }
    self[presenter].owned = nil
    self[presented].presenter = nil
    self[presented].caller = nil
    self[presented].formerPresentation = self[presented].presentation
    self[presented].presentation = nil
    for place in flights.indices
    where flights[place].controller == presented && flights[place].movement == .dismissal {
      flights[place].isMoot = true
    }
  }

  /// Whether the stack of a navigation controller is changing.
  func isStackInFlight(_ navigation: ControllerID) -> Bool {
    (flights + landing).contains { $0.movement == .stack && $0.controller == navigation }
  }

  /// Whether a controller is being dismissed, itself or with what presents it.
  func isGoing(_ controller: ControllerID) -> Bool {
    (flights + landing).contains {
      $0.movement == .dismissal && tower(on: $0.controller).contains(controller)
    }
  }

  /// Whether a controller counts as coming or going.
  func seemsToComeOrGo(_ controller: ControllerID) -> Bool {
    let isResting =
      fault == .upperLayersCountAsResting
      && (flights + landing).contains {
        $0.movement == .dismissal && tower(on: $0.controller).dropFirst().contains(controller)
      }
    return isComingOrGoing(controller) && !isResting
  }

  /// Whether a controller is being presented, or dismissed itself or with what presents it.
  func isComingOrGoing(_ controller: ControllerID) -> Bool {
    guard self[controller].presenter != nil else { return false }
    return (flights + landing).contains { flight in
      switch flight.movement {
      case .stack: false
      case .presentation: flight.controller == controller
      case .dismissal: tower(on: flight.controller).contains(controller)
      }
    }
  }
}
