import FlowModel

private enum Kept: String, Clauses {
  case outlivesItsRemoval
  case wasNeverShown
}

extension Invariant {
  /// Whoever has left the tree is released.
  public static let memoryRemovedControllersAreReleased = Invariant(
    "memory.removed-controllers-are-released",
    About(
      statement: """
        A controller that is no longer in the tree, or never came into it, is released when \
        everything has come to rest.
        """,
      source: """
        Apple, View Controller Programming Guide for iOS, "The View Controller Hierarchy": a \
        container keeps its children and a presenter what it presents, and nobody else does. That \
        nothing else of a flow keeps them is a reading chosen by this project, but for the ends of \
        an intermediate action segue whose flow is open, what a class has made for itself, and \
        what a scene says that the app retains.
        """,
      premise: """
        the system tells at rest who is kept, and somebody is not in the tree; what was never \
        shown, or was there when it was to be shown, may wait with a class that has declared \
        nothing, what no class of an app's own was near may be kept by one that does not tell, \
        what a class has made by the class, unless another one is made in its place each time, and \
        whom a class names among its declarations by that class
        """),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Kept>) {
    guard let outliving = chapter.after.snapshot.outliving,
      chapter.trace.cast.count > chapter.after.nodes.count
    else { return }
    report.premiseHeld()
    let known = chapter.knownToOutlive
    for controller in outliving where !chapter.mayBeKept(controller, among: outliving) {
      let keeper = chapter.ownKeeper(of: controller, among: outliving)
      if let successor = chapter.successor(of: controller) {
        report.add(
          .outlivesItsRemoval,
          Breach(
            blamed: keeper, witnesses: chapter.changes,
            expected: "\(controller) is released before \(successor) is made in its place",
            however: "it has left the tree and is kept"))
      } else if !known.contains(controller),
        keeper != nil || !chapter.hasSecretKeepers(among: outliving),
        !chapter.standsInOneMadeByItsClass(controller, among: outliving)
      {
        let isGone = chapter.wasEverShown(controller)
        guard isGone || !chapter.hasOwnMind(chapter.after) else { continue }
        report.add(
          isGone ? .outlivesItsRemoval : .wasNeverShown,
          Breach(
            blamed: keeper, witnesses: chapter.changes,
            expected: keeper.map { "\(controller) is released, or \($0) declares that it keeps it" }
              ?? "\(controller) is released",
            however: isGone ? "it has left the tree and is kept" : "it is kept and was never shown")
        )
      }
    }
  }
}
