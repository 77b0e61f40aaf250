import FlowModel

/// What somebody in an intermediate flow reports in a step, and what should come of it.
struct IntermediateReport {
  /// The request that the flow belongs to.
  let record: RequestRecord
  /// The first controller of the flow.
  let first: ControllerID
  /// Whether the report counts as a success, as the source declares.
  let isSuccess: Bool
}

/// What should go when an intermediate flow has come to its end.
struct IntermediateClearing {
  let report: IntermediateReport
  let tree: Tree
  /// The place of the source in the tree.
  let source: Int
  /// The controllers that should go, each with all that is below it.
  let removed: [Int]
}

extension Chapter {
  /// The report that is made in the step; `nil` when it cannot be told to whom.
  ///
  /// Only the first report of a flow is looked at: what the first one left open is not known. Where
  /// there are references, only the first controller surely stands in the flow. Whether a source
  /// that does not tell what it is told is a delegate, without which a report has no effect, is not
  /// known either.
  var intermediateReport: IntermediateReport? {
    guard case .answer(let label, let success) = action, !isHalted, let before = treeAtRest,
      let reporter = before.nodes.map(\.controller).filter({ trace.cast[$0.index].label == label })
        .max(),
      let record = history.flow(of: reporter), let segue = record.segue,
      let first = history.intermediate(of: record), before.contains(first),
      reporter == first || trace.world.storyboard.references.isEmpty, !wasReported(to: record),
      hasStood(first, since: record)
    else { return nil }
    let contract = trace.scene(of: record.source)?.contract ?? Contract()
    guard !contract.unknown.contains(.calls) else { return nil }
    return IntermediateReport(
      record: record, first: first,
      isSuccess: success != contract.overrules.contains(segue.identifier))
  }

  /// Whether the first controller of a flow has stood since it was shown: a flow that has left the
  /// window is over, also when somebody of it comes again.
  private func hasStood(_ first: ControllerID, since record: RequestRecord) -> Bool {
    guard let performed = record.events.last(where: { trace.events[$0].kind == .perform }),
      let start = trace.step(ofEvent: performed), let step, start < step
    else { return true }
    return history.trees[(start + 1)...step].allSatisfy { $0.contains(first) }
  }

  /// The request of the flow in which somebody reports in the step and which has failed before.
  var failedFlow: RequestRecord? {
    guard case .answer(let label, _) = action, let step, !isHalted,
      let reporter = trace.controller(of: label), let record = history.flow(of: reporter)
    else { return nil }
    let hasFailed = trace.steps.indices.prefix(step).contains { earlier in
      guard trace.steps[earlier].kind == .answer else { return false }
      let chapter = history.chapter(ofStep: earlier)
      guard !chapter.isDeclined, let report = chapter.intermediateReport else { return false }
      return report.record.id == record.id && !report.isSuccess
    }
    return hasFailed ? record : nil
  }

  private func wasReported(to record: RequestRecord) -> Bool {
    trace.steps[..<(step ?? 0)].contains { step in
      guard case .answer(let label, _) = step.action,
        let reporter = trace.controller(of: label)
      else { return false }
      return history.flow(of: reporter)?.id == record.id
    }
  }

  /// What a report should take away; `nil` when that cannot be told.
  ///
  /// What was presented for the flow goes or, in a stack with the source, what lies above the
  /// source. With it goes what the source or an ancestor presents beside the flow.
  var intermediateClearing: IntermediateClearing? {
    guard let report = intermediateReport, let tree = treeAtRest, after.isSound,
      after.isStill, !happened([.refused, .reaction]), !history.hasOwnMinds,
      let source = tree.index(of: report.record.source),
      let first = tree.index(of: report.first),
      let own = presentation(of: first, for: report, in: tree).map({ [$0] })
        ?? entries(above: source, with: first, in: tree)
    else { return nil }
    let beside = tree.containers(of: source).lazy.compactMap(tree.presented).first
    let isBeside = beside.map { !tree.lineage(of: first).contains($0) } ?? false
    return IntermediateClearing(
      report: report, tree: tree, source: source, removed: own + (isBeside ? [beside ?? 0] : []))
  }

  private func presentation(
    of first: Int, for report: IntermediateReport, in tree: Tree
  ) -> Int? {
    guard let top = tree.containers(of: first).last,
      let source = tree.index(of: report.record.source),
      !tree.lineage(of: source).contains(top)
    else { return nil }
    let original = tree.nodes[top].replaced ?? tree.controller(at: top)
    let isOwn = report.record.effects.contains {
      if case .present(let presented, _, _) = trace.events[$0].what {
        presented == original
      } else {
        false
      }
    }
    return isOwn ? top : nil
  }

  private func entries(above source: Int, with first: Int, in tree: Tree) -> [Int]? {
    let stack = tree.containers(of: first).dropFirst().first {
      trace.cast[tree.controller(at: $0).index].kind == .navigation
    }
    guard let stack else { return nil }
    let path = tree.lineage(of: source)
    let above = tree.children(of: stack).drop { !path.contains($0) }.dropFirst()
    let own = tree.lineage(of: first)
    return above.contains(where: own.contains) ? Array(above) : nil
  }
}

extension Tree {
  /// A node and its parents, up to the root of its own presented tree.
  func containers(of index: Int) -> [Int] {
    var containers = [index]
    while let parent = containers.last.flatMap(parent) { containers.append(parent) }
    return containers
  }
}
