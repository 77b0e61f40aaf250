import FlowModel

// What classes do by themselves when they are called. Nobody is told here that a view has loaded
// or appeared, so nobody acts then.
extension SketchRun {
  /// Does what a class does at a moment, nested in what called it.
  mutating func react(
    _ controller: ControllerID, at moment: Reaction.Moment
  ) throws(Interruption) {
    let contract = contract(of: controller)
    while let reaction = reactions.next(of: controller, at: moment, in: contract) {
      recording.record(.reaction(controller, moment.kind))
      switch reaction.act {
      case .performs(let segue): try performByItself(segue, on: controller)
      case .dismisses: try dismiss(controller)
      case .pops:
        let parents = lineage(of: controller).dropFirst()
        guard let navigation = parents.first(where: { self[$0].kind == .navigation }),
          let below = self[navigation].children.dropLast().last
        else { continue }
        try pop(navigation, to: below)
      }
    }
  }

  private mutating func performByItself(
    _ segue: SegueIdentifier, on controller: ControllerID
  ) throws(Interruption) {
    switch fault {
    case .nestedSegueForgotten: break
    case .nestedSegueDelayed: delayed.append((controller, segue))
    default: try performSegue(segue, on: controller)
    }
  }

  /// Performs what a faulty engine has put off.
  mutating func performDelayed() throws(Interruption) {
    while !delayed.isEmpty {
      let (controller, segue) = delayed.removeFirst()
      try performSegue(segue, on: controller)
    }
  }
}
