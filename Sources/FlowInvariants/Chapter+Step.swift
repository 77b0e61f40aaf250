import FlowModel

// What the step of a chapter asks for, of whom, and whether it applies.
extension Chapter {
  /// Whether everything in flight should have come to its end.
  var settles: Bool {
    guard let step else { return false }
    return trace.steps[step].settles || trace.steps[step].action == .settle
  }

  /// Whether the system said that the touch did not get through; that a step does not apply at all
  /// is every system's own affair.
  var isTouchLost: Bool {
    happened([.declined])
      && events.contains {
        switch trace.events[$0].what {
        case .declined(.swallowed), .declined(.notTouchable): true
        default: false
        }
      }
  }

  /// Whether the system said that the touch came to what moves.
  var isTouchSwallowed: Bool {
    happened([.declined]) && events.contains { trace.events[$0].what == .declined(.swallowed) }
  }

  /// Whether the system said that the step does not apply.
  var isDeclined: Bool {
    happened([.declined])
  }

  /// The place of the controller that a label named when the step was taken; of several in the
  /// tree the last one born.
  func receiver(_ label: Label, in tree: Tree) -> Int? {
    var last: Int?
    for (index, node) in tree.nodes.enumerated()
    where trace.cast[node.controller.index].label == label {
      if let known = last, tree.controller(at: known) >= node.controller { continue }
      last = index
    }
    return last
  }

  /// Whose control is touched in the step; `nil` for any other step.
  var touchedController: ControllerID? {
    guard case .tap(let label, _) = action else { return nil }
    return standing(label)
  }

  /// The controller of a label that stood before the step; of several the last one born.
  func standing(_ label: Label) -> ControllerID? {
    before.flatMap { before in receiver(label, in: before).map(before.controller) }
  }

  /// The controller that the step hands over.
  func handedOver(_ subject: Step.Subject) -> ControllerID? {
    switch subject {
    case .existing(let label): handedOver(label)
    case .new: firstMade
    }
  }

  /// The controller of a label that the step hands over: one that stood, or one that the app
  /// retains and that comes again; of several the last one born.
  func handedOver(_ label: Label) -> ControllerID? {
    standing(label)
      ?? trace.cast.indices.reversed().map(ControllerID.init).first {
        trace.cast[$0.index].label == label && history.isRetained($0)
      }
  }

  /// Whether the step hands over somebody who stood nowhere: a new controller, or one that the app
  /// retains and that comes again.
  func comesFromNowhere(_ subject: Step.Subject) -> Bool {
    switch subject {
    case .new: true
    case .existing(let label):
      !isDeclined && handedOver(label).map { before?.contains($0) == false } ?? false
    }
  }

  /// The first controller that was made in the step.
  var firstMade: ControllerID? {
    guard let number = first(.instantiate),
      case .instantiate(let made, _) = trace.events[number].what
    else { return nil }
    return made
  }
}
