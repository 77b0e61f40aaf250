import FlowModel

extension Trace {
  /// What a screen is called: its scene, or else the class of which code has made it; `nil` where
  /// it has neither.
  func screenName(of controller: ControllerID) -> String? {
    scene(of: controller)?.name.text ?? cast[controller.index].className?.text
  }

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
