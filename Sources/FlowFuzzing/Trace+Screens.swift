import FlowModel

extension Trace {
  /// What a screen is called: its scene, or else the class of which code has made it, or the title
  /// of one that has no class of its own; `nil` where it has none of them.
  func screenName(of controller: ControllerID) -> String? {
    let member = cast[controller.index]
    return scene(of: controller)?.name.text ?? member.className?.text ?? member.title
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

  /// The control of a storyboard that is touched, as an index into its controls; `nil` for what
  /// code has made.
  func control(_ touch: Touch) -> Int? {
    scene(of: touch.controller).flatMap { world.storyboard.index(of: touch.name, in: $0.name) }
  }

  /// Whether anything comes of a step that a flow shows: an event, or another state of anything;
  /// that a plain action is sent does not yet count.
  func comesToSomething(_ step: Int) -> Bool {
    let (before, after) = (snapshots[step], snapshots[step + 1])
    return events(ofStep: step).contains { $0.kind != .report } || after.isShownAnew
      || before.forgettingWhatIsShownAnew != after
  }
}

/// A touch of a control, or of what code has put before the user.
struct Touch {
  let step: Int
  let controller: ControllerID
  let name: ControlName
}
