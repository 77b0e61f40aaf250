import FlowModel

/// An intermediate flow that has begun and was not taken away.
struct Journey {
  let passage: Passage
  /// The controller that was put between.
  let first: ControllerID
  /// What was presented for it: itself, or what it stands in.
  var presented: ControllerID?
}

extension SketchRun {
  /// Shows what a segue puts between or, when there is nothing, its destination.
  mutating func begin(
    _ intermediate: Intermediate, of passage: Passage
  ) throws(Interruption) {
    let source = passage.source
    let isDeclined = contract(of: source).declines.contains(passage.segue.identifier)
    guard !isDeclined, let scene = storyboard.index(of: intermediate.scene) else {
      return try show(passage.destination, as: .show, from: source)
    }
    if fault == .destinationBeforeIntermediate, intermediate.style == .show {
      try show(passage.destination, as: .show, from: source)
    }
    let first = instantiate(scene: scene, flow: passage.request)
    journeys.append(Journey(passage: passage, first: first))
    if intermediate.style != .show || fault == .willPresentForShow {
      callBack(source, "intermediateWillPresent")
    }
    if intermediate.style == .show {
      try show(first, as: .show, from: source)
    } else {
      if self[first].style == .automatic {
        self[first].style = presentationStyle(of: intermediate)
      }
      try present(first, by: source)
    }
    guard let place = journeys.firstIndex(where: { $0.passage.request == passage.request }) else {
      return
    }
    journeys[place].presented = ownPresentation(of: first, without: source)
  }

  private func presentationStyle(of intermediate: Intermediate) -> PresentationStyle {
    switch intermediate.style {
    case .modal: .fullScreen
    case .popover: .popover
    case .show, .custom: .automatic
    }
  }

  /// Reports success or failure to the intermediate flow in which a controller was born.
  mutating func answer(_ reporter: ControllerID, success: Bool) throws(Interruption) {
    guard let journey = journeys.first(where: { $0.passage.request == self[reporter].flow }),
      isInWindow(journey.first)
    else { throw .declined(.notApplicable) }
    let passage = journey.passage
    let isOverruled = contract(of: passage.source).overrules.contains(passage.segue.identifier)
    if fault != .completedAfterwards { callBack(passage.source, "intermediateCompleted") }
    if fault == .completedTwice { callBack(passage.source, "intermediateCompleted") }
    try dismissWhatIsBeside(journey)
    let isSuccess = verdict(success != isOverruled)
    try end(journey, success: isSuccess)
    if fault == .failureTakesSourceAlong, !isSuccess { takeAlong(passage.source) }
    if fault == .completedAfterwards { callBack(passage.source, "intermediateCompleted") }
  }

  private func verdict(_ success: Bool) -> Bool {
    switch fault {
    case .destinationAfterFailure: true
    case .destinationForgotten: false
    default: success
    }
  }

  private mutating func takeAlong(_ source: ControllerID) {
    guard let parent = self[source].parent, self[parent].children.count > 1 else { return }
    detach(source)
  }

  private func callBack(_ controller: ControllerID, _ word: String) {
    recording.record(.callback(controller, recording.word(word)))
  }

  private func ownPresentation(
    of controller: ControllerID, without source: ControllerID
  ) -> ControllerID? {
    lineage(of: controller).last
      .flatMap { self[$0].presenter == nil || chain(of: source).contains($0) ? nil : $0 }
  }

  private mutating func dismissWhatIsBeside(_ journey: Journey) throws(Interruption) {
    let source = journey.passage.source
    let presenter = lineage(of: source).first { self[$0].owned != nil }
    guard isInWindow(source), let presented = presenter.flatMap({ self[$0].owned }),
      !chain(of: journey.first).contains(presented)
    else { return }
    try dismiss(source)
  }
}

// Taking a flow away.
extension SketchRun {
  private mutating func end(_ journey: Journey, success: Bool) throws(Interruption) {
    let own = ownPresentation(of: journey.first, without: journey.passage.source)
    if let own, own == journey.presented, let presenter = self[own].presenter {
      forget(journey)
      try dismiss(presenter, ending: success ? .destination(journey.passage) : nil)
    } else if let (stack, entries) = stacked(journey) {
      forget(journey)
      try success ? replace(entries, on: stack, journey) : drop(entries, of: stack)
    } else if !success {
      forget(journey)
    }
  }

  private mutating func forget(_ journey: Journey) {
    journeys.removeAll { $0.passage.request == journey.passage.request }
  }

  /// The stack with the flow, and what lies in it above the source.
  private func stacked(_ journey: Journey) -> (ControllerID, [ControllerID])? {
    let parents = lineage(of: journey.first).dropFirst()
    guard let stack = parents.first(where: { self[$0].kind == .navigation }) else { return nil }
    let path = chain(of: journey.passage.source)
    let entries = self[stack].children.drop { !path.contains($0) }.dropFirst()
    guard !Set(entries).isDisjoint(with: chain(of: journey.first)) else { return nil }
    return (stack, Array(entries))
  }

  private mutating func replace(
    _ entries: [ControllerID], on stack: ControllerID, _ journey: Journey
  ) throws(Interruption) {
    try showDestination(of: journey.passage)
    if fault == .intermediateLeftInStack { return }
    let wereAnimationsEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    try setStack(self[stack].children.filter { !entries.contains($0) }, on: stack)
    areAnimationsEnabled = wereAnimationsEnabled
  }

  private mutating func drop(
    _ entries: [ControllerID], of stack: ControllerID
  ) throws(Interruption) {
    try setStack(self[stack].children.filter { !entries.contains($0) }, on: stack)
  }

  /// Shows the destination, unless the source has left the window.
  mutating func showDestination(of passage: Passage) throws(Interruption) {
    guard isInWindow(passage.source) else { return }
    try show(passage.destination, as: .show, from: passage.source)
  }
}
