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
}
