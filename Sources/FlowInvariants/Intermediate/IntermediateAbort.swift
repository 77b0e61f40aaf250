import FlowModel

private enum SpoiltSource: String, Clauses {
  /// The source is gone.
  case gone
  /// The source stands somewhere else.
  case moved
  /// The source contains, selects or presents something else.
  case changed
}

extension Invariant {
  /// An intermediate flow that fails leaves the source where it was and as it was.
  public static let intermediateAbortLeavesTheSourceAsItWas = Invariant(
    "intermediate.abort-leaves-the-source-as-it-was",
    About(
      statement: """
        When an intermediate flow reports a failure, the source of its segue stands where it \
        stood and contains what it contained.
        """,
      source: "The public project IntermediateActionSegue.",
      premise: """
        a flow that can be taken away reports a failure, it is its first report, the source embeds nobody \
        meanwhile nor loads its view, and everybody has declared what they show
        """),
    listens: Listening(steps: [.answer]),
    needs: [.instantiate, .perform],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<SpoiltSource>) {
    guard let clearing = chapter.intermediateClearing, !clearing.report.isSuccess else { return }
    let source = clearing.report.record.source
    // Whom a source embeds or adds as soon as it can be seen is not the flow's doing.
    guard !chapter.requests.contains(where: { $0.trigger == .load && $0.source == source }),
      !chapter.numbers(of: [.load]).contains(where: {
        chapter.trace.events[$0].what == .load(source)
      })
    else { return }
    report.premiseHeld()
    guard let fault = difference(of: clearing, in: chapter.after) else { return }
    report.add(
      fault.clause,
      Breach(
        request: clearing.report.record.id, blamed: source, witnesses: chapter.changes,
        expected: "\(source) stays as it was, for the flow has failed", however: fault.however))
  }

  private static func difference(
    of clearing: IntermediateClearing, in after: Tree
  ) -> Fault<SpoiltSource>? {
    let (tree, old) = (clearing.tree, clearing.source)
    guard let new = after.index(of: tree.controller(at: old)) else {
      return Fault(.gone, "it is gone")
    }
    if after.lineage(of: new).map(after.controller) != tree.lineage(of: old).map(tree.controller) {
      return Fault(.moved, "it stands somewhere else")
    }
    let presented = tree.presented(by: old).flatMap { clearing.removed.contains($0) ? nil : $0 }
    let isSame =
      Array(after.childControllers(of: new)) == Array(tree.childControllers(of: old))
      && after.nodes[new].selected == tree.nodes[old].selected
      && after.presented(by: new).map(after.controller) == presented.map(tree.controller)
    return isSame ? nil : Fault(.changed, "it has changed")
  }
}
