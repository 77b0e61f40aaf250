import FlowModel

/// Two screens of a stack, one right upon the other.
struct Pile {
  let stack: ControllerID
  let lower: ControllerID
  let upper: ControllerID
}

extension Chapter {
  /// Two screens of one look and title that have come one upon the other since an earlier step
  /// began; `nil` for none.
  ///
  /// - Parameters:
  ///   - first: The step.
  ///   - report: Notes each pair that was looked at.
  /// - Returns: The first such pair.
  func likePair<Failure>(since first: Chapter, _ report: inout Report<Failure>) -> Pile? {
    pairsOfNewcomers(since: first).first { pair in
      report.premiseHeld()
      return trace.cast[pair.lower.index].title != nil
        && after.showsTheSame(in: pair.lower, as: pair.upper)
    }
  }

  /// The screens of stacks that lie one upon the other and have both come since an earlier step
  /// began, the upper one in this step.
  private func pairsOfNewcomers(since first: Chapter) -> [Pile] {
    after.nodes.indices.filter { after.kind(at: $0) == .navigation }.flatMap { index in
      let screens = Array(after.childControllers(of: index))
      return zip(screens, screens.dropFirst())
        .filter { before?.contains($1) == false && first.before?.contains($0) == false }
        .map { Pile(stack: after.controller(at: index), lower: $0, upper: $1) }
    }
  }
}
