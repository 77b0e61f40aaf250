import FlowModel

extension Trace {
  /// The controllers that an event speaks of.
  func controllers(ofEvent index: Int) -> [ControllerID] {
    switch events[index].what {
    case .should(let request, _), .create(let request), .perform(let request):
      parties(of: request)
    case .instantiate(let born, let request):
      [born] + (request.map { parties(of: $0) } ?? [])
    case .prepare(let request, let receiver, let destination, _):
      [receiver, destination] + parties(of: request)
    case .can(let controller, let request, _), .segueAction(let controller, let request, _),
      .action(let controller, let request):
      [controller] + parties(of: request)
    case .allowed(let owner, let list), .stack(let owner, let list), .tabs(let owner, let list):
      [owner] + controllers(of: list)
    case .unwind(let one, let other), .push(let one, let other), .pop(let one, let other),
      .select(let one, let other), .shouldSelect(let one, let other, _),
      .didSelect(let one, let other), .replace(let one, let other), .dismiss(let one, let other),
      .add(let one, let other), .remove(let one, let other):
      [one, other]
    case .present(let presented, let presenter, let caller): [presented, presenter, caller]
    case .adapt(let controller, _, let replacement):
      [controller] + (replacement.map { [$0] } ?? [])
    case .collapse(let controller), .expand(let controller), .load(let controller),
      .appearance(let controller, _), .containment(let controller, _), .report(let controller, _),
      .completion(let controller, _), .callback(let controller, _), .interaction(let controller, _),
      .reaction(let controller, _), .opened(_, .controller(let controller)),
      .refused(_, let controller), .warned(_, let controller):
      [controller]
    case .misuse(_, let controller): controller.map { [$0] } ?? []
    case .opened(_, .party), .closed, .declined, .size: []
    case .root(let controller): [controller]
    case .background, .foreground, .saved, .restored: []
    }
  }

  /// Who a controller is and where it stands at the beginning of a step, for a reader.
  func introduction(of controller: ControllerID, atStep step: Int?) -> String {
    "\(name(of: controller)) be \(description(of: controller)), "
      + place(of: controller, atStep: step)
  }

  private func description(of controller: ControllerID) -> String {
    guard let scene = scene(of: controller) else {
      let member = cast[controller.index]
      return "a \(member.kind.spoken)" + (member.className.map { " of class \($0.spelled)" } ?? "")
        + (member.title.map { ", titled \($0.quotedAsTitle)" } ?? "")
    }
    let traits = scene.declared + scene.contract.openness
    return "\(scene.name.spelled) (\(traits.joined(separator: ", ")))"
  }

  private func place(of controller: ControllerID, atStep step: Int?) -> String {
    if let place = snapshots[step ?? 0].place(of: controller) { return text(of: place) }
    guard let step, let place = snapshots[step + 1].place(of: controller) else {
      return "not in the window"
    }
    return "afterwards \(text(of: place))"
  }

  private func text(of place: (relation: String, owner: ControllerID?)) -> String {
    place.relation + (place.owner.map { " \(name(of: $0))" } ?? "")
  }

  private func parties(of request: RequestID) -> [ControllerID] {
    let request = requests[request.index]
    return [request.source] + (request.destination.map { [$0] } ?? [])
  }
}

extension Snapshot {
  fileprivate func place(
    of controller: ControllerID
  ) -> (relation: String, owner: ControllerID?)? {
    index(of: controller).map { index in
      let lister = lister(of: index).map { nodes[$0].controller }
      return switch nodes[index].place {
      case .window: ("the window's root", nil)
      case .child: ("a child of", lister)
      case .presented: ("presented by", lister)
      }
    }
  }
}

extension ControllerKind {
  /// What a sentence calls a controller of the kind.
  package var spoken: String {
    switch self {
    case .content: "view controller"
    case .navigation: "navigation controller"
    case .tabs: "tab bar controller"
    case .split: "split view controller"
    }
  }
}
