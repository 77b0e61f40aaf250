import FlowModel

/// Two screens of a stack, one right upon the other.
struct Pile {
  let stack: ControllerID
  let lower: ControllerID
  let upper: ControllerID
}

extension Chapter {
  /// The screens of stacks that lie one upon the other and have both come since an earlier step
  /// began, the upper one in this step.
  func pairsOfNewcomers(since first: Chapter) -> [Pile] {
    after.nodes.indices.filter { after.kind(at: $0) == .navigation }.flatMap { index in
      let screens = Array(after.childControllers(of: index))
      return zip(screens, screens.dropFirst())
        .filter { before?.contains($1) == false && first.before?.contains($0) == false }
        .map { Pile(stack: after.controller(at: index), lower: $0, upper: $1) }
    }
  }
}
