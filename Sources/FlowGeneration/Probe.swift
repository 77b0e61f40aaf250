import FlowModel

/// What some flows end with: the app comes to rest, and then what must always work is tried.
///
/// Some bugs leave a tree that looks right and ignores the next operation.
package struct Probe: Sendable {
  private let weights: Weights

  /// One thing that is tried, in the order of trying.
  package enum Part: CaseIterable, Sendable {
    /// What moves comes to its end.
    case settle
    /// The app comes back.
    case foreground
    /// Something is presented on what is in front.
    case present
    /// What is in front is dismissed, by code or by the user.
    case dismiss
    /// Something is pushed on the stack in front.
    case push
    /// The stack in front is popped, by code or by the user.
    case back
  }

  /// Makes a probe of which nothing is tried that is never chosen otherwise.
  init(weighing weights: Weights) { self.weights = weights }

  /// Chooses a step for a part; `nil` when there is nothing to try it on.
  ///
  /// - Parameters:
  ///   - part: What is tried.
  ///   - snapshot: What stands now.
  ///   - cast: The controllers of the run so far.
  ///   - chooser: Who has chosen the steps so far.
  /// - Returns: The step, which settles.
  package func step(
    for part: Part, given snapshot: Snapshot, cast: [CastMember], by chooser: inout StepChooser
  ) -> Step? {
    let front = Front(of: snapshot, cast: cast)
    let actions: [Step.Action]
    switch part {
    case .settle:
      actions = snapshot.isSettled ? [] : [.settle]
    case .foreground: actions = snapshot.isInBackground ? [.foreground] : []
    case .present:
      let style = chooser.choices.style()
      actions = front.presenters.map {
        .present(.new(.stock(.content)), on: $0, style: style)
      }
    case .dismiss:
      actions = front.presented.map { .dismiss($0) } + front.sheets.map { .swipeDown($0) }
    case .push: actions = front.stacks.map { .push(.new(.stock(.content)), on: $0) }
    case .back: actions = front.deepStacks.flatMap { [.back($0), .pop($0)] }
    }
    let possible = actions.filter { part == .settle || weights[Step($0).kind] > 0 }
    guard !possible.isEmpty else { return nil }
    return chooser.step(chooser.choices.element(of: possible))
  }
}

/// The controllers that can be touched, by label.
private struct Front {
  /// Those that present nothing yet, nor what they stand in.
  var presenters: [Label] = []
  /// Those that are presented, and those of them that can be pulled down.
  var presented: [Label] = []
  var sheets: [Label] = []
  /// The navigation controllers, and those of them that have something to go back to.
  var stacks: [Label] = []
  var deepStacks: [Label] = []

  init(of snapshot: Snapshot, cast: [CastMember]) {
    for (index, node) in snapshot.nodes.enumerated() where node.isOnScreen {
      let member = cast[node.controller.index]
      guard let label = member.label else { continue }
      if !snapshot.isPresenting(index) { presenters.append(label) }
      if case .presented = node.place {
        presented.append(label)
        if node.form?.isSheet == true { sheets.append(label) }
      }
      guard member.kind == .navigation else { continue }
      stacks.append(label)
      if snapshot.childCount(of: index) > 1 { deepStacks.append(label) }
    }
  }
}
