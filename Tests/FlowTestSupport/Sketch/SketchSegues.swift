import FlowModel

/// A segue on its way: what the segue object knows.
struct Passage {
  let request: RequestID
  let segue: Segue
  let source: ControllerID
  var destination: ControllerID
  /// The way back of an unwind; `nil` for every other kind.
  var route: UnwindRoute?
}

extension SketchRun {
  /// Touches a control: its segues and actions are fired in order.
  mutating func tap(_ name: ControlName, of source: ControllerID) throws(Interruption) {
    guard let scene = self[source].scene.map({ storyboard.scenes[$0].name }),
      let control = storyboard.index(of: name, in: scene)
    else { throw .declined(.noSuchControl) }
    if fault != .touchNotSwallowed || flights.isEmpty { try touch(source) }
    if fault == .dismissalDeafensControls, deaf.contains(source) { throw .declined(.swallowed) }
    for firing in storyboard.controls[control].fires {
      switch firing {
      case .action(let action):
        recording.record(.report(source, recording.word(action.text)))
        try react(source, at: .report(action))
      case .segue(let identifier):
        guard let segue = storyboard.index(of: identifier, from: scene) else { continue }
        let isAllowed = try fire(segue, from: source, by: .control(control))
        if !isAllowed, fault == .refusalStopsOtherActions { return }
      }
    }
  }

  /// Performs a segue from code.
  mutating func performSegue(
    _ identifier: SegueIdentifier, on source: ControllerID
  ) throws(Interruption) {
    guard let scene = self[source].scene,
      let segue = storyboard.index(
        ofSegueCalled: identifier, from: storyboard.scenes[scene].name)
    else { throw .misuse(.unknownSegue, source) }
    _ = try fire(segue, from: source, by: .code)
  }

  /// Opens a request for a segue and follows it.
  ///
  /// - Returns: Whether the source allowed it.
  mutating func fire(
    _ index: Int, from source: ControllerID, by trigger: SegueRequest.Trigger
  ) throws(Interruption) -> Bool {
    let segue = storyboard.segues[index]
    let request = recording.request(segue: index, source: source, trigger: trigger)
    if asks(trigger), !ask(source, request, for: segue.identifier) {
      guard fault == .refusedTriggerPerforms else { return false }
    }
    if let action = segue.unwindAction {
      try unwind(request, of: segue, action, from: source)
    } else if let scene = segue.destination.flatMap({ storyboard.index(of: $0) }) {
      let destination = earlierDestination(of: index) ?? make(scene, for: request, of: segue)
      if segue.isEmbed { self[destination].embedTrail = self[source].embedTrail + [index] }
      try pass(
        Passage(request: request, segue: segue, source: source, destination: destination))
    } else {
      throw .misuse(.unknownScene, source)
    }
    return true
  }

  /// Makes the destination of a segue; whoever makes it, it is the controller of the scene.
  private mutating func make(
    _ scene: Int, for request: RequestID, of segue: Segue
  ) -> ControllerID {
    let source = recording.trace.requests[request.index].source
    let flow = flow(self[source].flow, along: segue.destination)
    if fault != .segueActionTooLate { askAction(of: segue, for: request) }
    let made = instantiate(scene: scene, for: request, flow: flow)
    if fault == .segueActionTooLate { askAction(of: segue, for: request) }
    return made
  }

  private func askAction(of segue: Segue, for request: RequestID) {
    guard let action = segue.action, fault != .segueActionForgotten else { return }
    let source = recording.trace.requests[request.index].source
    for _ in 0..<(fault == .segueActionTwice ? 2 : 1) {
      recording.record(.segueAction(source, request, made: action == .makes), .received)
      recording.record(.segueAction(source, request, made: action == .makes))
    }
  }

  private func asks(_ trigger: SegueRequest.Trigger) -> Bool {
    switch trigger {
    case .control: fault != .wiredDoesNotAsk
    case .code: fault == .codeAsks
    case .load: true
    }
  }

  private func ask(
    _ source: ControllerID, _ request: RequestID, for segue: SegueIdentifier
  ) -> Bool {
    let answer = !contract(of: source).refuses.contains(segue)
    recording.record(.should(request, answer: answer), .received)
    recording.record(.should(request, answer: answer))
    return answer
  }

  private func earlierDestination(of segue: Int) -> ControllerID? {
    guard fault == .destinationReused else { return nil }
    return recording.trace.requests.first { $0.segue == segue && $0.destination != nil }?
      .destination
  }

  /// Makes the segue object, prepares, and performs.
  mutating func pass(_ passage: Passage) throws(Interruption) {
    var passage = passage
    if case .popover(_, let isAnchored) = passage.segue.kind {
      self[passage.destination].style = .popover
      self[passage.destination].lacksAnchor = !isAnchored
    }
    recording.setDestination(passage.destination, of: passage.request)
    recording.record(.create(passage.request))
    if fault == .segueObjectTwice { recording.record(.create(passage.request)) }
    if fault != .prepareAfterPerform { try prepare(passage) }
    if passage.route != nil { try deliverAction(of: passage) }
    if fault == .showsAnotherInstance,
      let scene = passage.segue.destination.flatMap({ storyboard.index(of: $0) })
    {
      passage.destination = instantiate(scene: scene, flow: self[passage.destination].flow)
    }
    recording.record(.perform(passage.request))
    let wereAnimationsEnabled = areAnimationsEnabled
    areAnimationsEnabled = passage.segue.animates || fault == .unanimatedSegueMoves
    try perform(passage)
    areAnimationsEnabled = wereAnimationsEnabled
    if fault == .prepareAfterPerform { try prepare(passage) }
  }

  private mutating func prepare(_ passage: Passage) throws(Interruption) {
    let preparing = fault == .prepareOnDestination ? passage.destination : passage.source
    for _ in 0..<(fault == .prepareTwice ? 2 : 1) {
      let event = Event.What.prepare(
        passage.request, on: preparing, destination: passage.destination,
        isViewLoaded: fault == .viewLoadedBeforePrepare || self[passage.destination].isViewLoaded)
      recording.record(event)
      if fault == .prepareUnheard { continue }
      recording.record(event, .received)
      style(passage.destination, for: passage.segue)
      try react(preparing, at: .prepare(passage.segue.identifier))
    }
  }

  private mutating func style(_ destination: ControllerID, for segue: Segue) {
    guard let style = segue.preparedStyle, segue.destination != nil else { return }
    self[destination].style = style
    if style == .popover, case .popover = segue.kind { return }
    self[destination].lacksAnchor = style == .popover
  }

  /// Does what the class of the segue object does.
  private mutating func perform(_ passage: Passage) throws(Interruption) {
    if let intermediate = passage.segue.intermediate {
      return try begin(intermediate, of: passage)
    }
    switch passage.segue.performing ?? .super {
    case .super: try performByKind(passage)
    case .nothing: break
    case .pushes:
      guard let navigation = nearest(.navigation, around: passage.source) else { return }
      try push(passage.destination, on: navigation)
    case .presents: try present(passage.destination, by: passage.source)
    case .wraps: try present(wrap(passage.destination), by: passage.source)
    }
  }

  private mutating func performByKind(_ passage: Passage) throws(Interruption) {
    switch passage.segue.kind {
    case .show: try show(passage.destination, as: .show, from: passage.source)
    case .showDetail: try show(passage.destination, as: .showDetail, from: passage.source)
    case .present(_, let style):
      if fault == .presentingSegueInFlightDropped, !flights.isEmpty { return }
      if style == .popover { self[passage.destination].lacksAnchor = true }
      let style = fault == .segueStyleIgnored ? nil : style
      try present(passage.destination, by: passage.source, style: style)
    case .popover(_, let isAnchored):
      guard isAnchored || self[passage.destination].style != .popover else {
        throw .misuse(.popoverWithoutAnchor, passage.destination)
      }
      try present(passage.destination, by: passage.source)
      keepPopoverSource(passage.source, of: passage.destination)
    case .custom: throw .misuse(.performWithoutHandler, passage.source)
    case .push:
      guard let navigation = nearest(.navigation, around: passage.source) else {
        throw .misuse(.pushesWithoutStack, passage.source)
      }
      try push(passage.destination, on: navigation)
    case .replace(_, let column):
      guard let split = nearest(.split, around: passage.source) else {
        throw .misuse(.replacesWithoutSplit, passage.source)
      }
      try replace(column: Int(column.rawValue), of: split, with: passage.destination)
    case .embed: try embed(passage)
    case .unwind: if let route = passage.route { try follow(route) }
    }
  }
}
