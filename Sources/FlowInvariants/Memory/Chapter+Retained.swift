import FlowModel

extension History {
  /// Whether the app retains a controller.
  func isRetained(_ controller: ControllerID) -> Bool {
    promises(controller) { $0.isRetained }
  }
}

extension Chapter {
  /// Whether the app retains a controller, or somebody who is gone and has it.
  func isRetained(_ controller: ControllerID) -> Bool {
    isRetained(controller, before: events.upperBound)
  }

  /// Goes by who took it up last before an event since it was in the tree, or else by who listed
  /// it last.
  private func isRetained(_ controller: ControllerID, before end: Int) -> Bool {
    if history.isRetained(controller) { return true }
    if let (owner, number) = taker(of: controller, before: end) {
      return !after.contains(owner) && isRetained(owner, before: number)
    }
    guard wasEverShown(controller) else {
      return trace.cast.indices.map(ControllerID.init).contains {
        history.isRetained($0) && !after.contains($0)
      }
    }
    guard let owner = lastLister(of: controller) else { return false }
    return !after.contains(owner) && isRetained(owner, before: end)
  }

  /// Who takes a controller up in an event, as a child or as what they present; of columns that
  /// collapse in the step the first one.
  func takesUp(_ controller: ControllerID, _ number: Int) -> ControllerID? {
    switch trace.events[number].what {
    case .push(controller, on: let owner), .add(controller, to: let owner),
      .replace(controller, on: let owner), .present(controller, from: let owner, by: _):
      owner
    case .stack(let owner, let list), .tabs(let owner, let list):
      trace.controllers(of: list).contains(controller) ? owner : nil
    case .collapse(let split):
      before.flatMap { tree in tree.index(of: split).map(tree.children)?.map(tree.controller) }
        .flatMap { $0.dropFirst().contains(controller) ? $0[0] : nil }
    default: nil
    }
  }
}
