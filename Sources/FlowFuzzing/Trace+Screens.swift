import FlowModel

extension Trace {
  /// What a screen is called: its scene, or else the class of which code has made it; `nil` where
  /// it has neither.
  func screenName(of controller: ControllerID) -> String? {
    scene(of: controller)?.name.text ?? cast[controller.index].className?.text
  }

  /// The touches of controls that came to somebody, in order: none that was declined.
  var touches: [Touch] {
    steps.indices.compactMap { step in
      guard case .tap(let label, let name) = steps[step].action,
        !events(ofStep: step).contains(where: { $0.kind == .declined }),
        let controller = controller(of: label)
      else { return nil }
      return Touch(step: step, controller: controller, name: name)
    }
  }

  /// Whether anything comes of a step that a flow shows: an event, or another state of anything.
  func comesToSomething(_ step: Int) -> Bool {
    !events(ofStep: step).isEmpty || snapshots[step] != snapshots[step + 1]
  }
}

/// A touch of a control, or of what code has put before the user.
struct Touch {
  let step: Int
  let controller: ControllerID
  let name: ControlName
}
