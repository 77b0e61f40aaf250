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
    let surroundings = chooser.surroundings(of: snapshot, cast: cast)
    let actions: [Step.Action]
    switch part {
    case .settle:
      actions = snapshot.isSettled ? [] : [.settle]
    case .foreground: actions = snapshot.isInBackground ? [.foreground] : []
    case .present:
      let style = chooser.choices.style(in: chooser.limits.repertoire)
      actions = surroundings.presenters.map {
        .present(.new(.stock(.content)), on: $0, style: style)
      }
    case .dismiss:
      actions =
        surroundings.presented.map { .dismiss($0) } + surroundings.sheets.map { .swipeDown($0) }
    case .push: actions = surroundings.stacks.map { .push(.new(.stock(.content)), on: $0) }
    case .back: actions = surroundings.deepStacks.flatMap { [.back($0), .pop($0)] }
    }
    let possible = actions.filter {
      (part == .settle || weights[Step($0).kind] > 0) && chooser.limits.repertoire.plays($0)
    }
    guard !possible.isEmpty else { return nil }
    return chooser.step(chooser.choices.element(of: possible))
  }
}

// The controllers that can be touched, by label.
extension Surroundings {
  /// Those that present nothing yet, nor what they stand in.
  fileprivate var presenters: [Label] { labels { isOnScreen($0) && !isPresenting($0) } }

  /// Those that are presented.
  fileprivate var presented: [Label] { labels { isOnScreen($0) && isPresented($0) } }

  /// Those that can be pulled down.
  fileprivate var sheets: [Label] { labels(where: isSheetInFront) }

  /// The navigation controllers.
  fileprivate var stacks: [Label] { labels { isOnScreen($0) && $0.kind == .navigation } }

  /// The navigation controllers that have something to go back to.
  fileprivate var deepStacks: [Label] { labels(where: isDeepInFront) }
}
