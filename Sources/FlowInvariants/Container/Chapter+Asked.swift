import FlowModel

extension Chapter {
  /// The container or router that took on what the step asks for; `nil` when nobody did.
  var asked: ControllerID? {
    for number in numbers(of: [.opened]) {
      if case .opened(_, .controller(let owner)) = trace.events[number].what { return owner }
    }
    return nil
  }

  /// Whether everything that was taken on in the step is said to be shown.
  var saysItIsShown: Bool {
    let closings = numbers(of: [.closed]).map { trace.events[$0].what }
    return !closings.isEmpty
      && closings.allSatisfy { if case .closed(_, .shown) = $0 { true } else { false } }
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
