import FlowModel

extension Trace {
  /// The touches of controls that came to somebody, in order: none that was declined.
  var touches: [(controller: ControllerID, name: ControlName)] {
    steps.indices.compactMap { step in
      guard case .tap(let label, let name) = steps[step].action,
        !events(ofStep: step).contains(where: { $0.kind == .declined }),
        let controller = controller(of: label)
      else { return nil }
      return (controller, name)
    }
  }
}
