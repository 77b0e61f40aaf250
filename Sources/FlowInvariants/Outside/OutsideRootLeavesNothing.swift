import FlowModel

private enum Remains: String, Clauses {
  /// The window gets no other root.
  case dropped
  /// The window has another root than it says.
  case notRoot
  /// Somebody of the former tree is still there.
  case remains
}

extension Invariant {
  /// A new root leaves nothing of the tree before.
  public static let outsideRootLeavesNothing = Invariant(
    "outside.root-leaves-nothing",
    About(
      statement: """
        When a window gets another root, that controller is the root, and nobody of the former \
        tree stands in the window any more, nor what was presented in it.
        """,
      source: """
        UIKit, `UIWindow.rootViewController`: "the old views are removed before the new ones are \
        installed". That what the former root presents goes with it is a reading chosen by this \
        project.
        """,
      premise: "a controller becomes the root of the window, or is to become it"),
    listens: Listening(events: [.root], steps: [.root]),
    needs: [.root],
    implies: ["tree.is-well-formed", "memory.removed-controllers-are-released"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Remains>) {
    guard !chapter.isHalted, let before = chapter.before else { return }
    guard let number = chapter.wantedRoot, case .root(let root) = chapter.trace.events[number].what
    else { return checkDropped(chapter, since: before, &report) }
    report.premiseHeld()
    let after = chapter.after
    if after.nodes.first?.controller != root {
      let breach = Breach(
        witnesses: [number], expected: "the root of the window is \(root)",
        however: "the root is \(after.nodes.first?.controller)")
      report.add(.notRoot, breach)
    } else if let left = before.nodes.map(\.controller).first(where: {
      after.contains($0) && !chapter.isShownAgain($0, since: number)
    }) {
      let breach = Breach(
        witnesses: [number], expected: "nobody of the former tree is left",
        however: "\(left) is still there")
      report.add(.remains, breach)
    }
  }
}

extension Invariant {
  /// A step that gives the window another root is not passed over.
  private static func checkDropped(
    _ chapter: Chapter, since before: Tree, _ report: inout Report<Remains>
  ) {
    guard case .root(let subject) = chapter.action,
      chapter.history.hears([.declined, .refused]), !chapter.happened([.declined, .refused])
    else { return }
    let root = chapter.handedOver(subject)
    if case .existing = subject, root == nil || root == before.nodes.first?.controller { return }
    report.premiseHeld()
    report.add(
      .dropped,
      Breach(
        witnesses: chapter.firstEvents,
        expected: root.map { "the root of the window is \($0)" } ?? "the window has a new root",
        however: "the window gets no other root"))
  }
}

extension Chapter {
  /// The event by which the window gets the root that it is to have.
  ///
  /// It is the first one, unless there is somebody who may replace the root by themselves, or a
  /// segue of an app's own that may do so. What was the root before the app was restored does not
  /// count.
  fileprivate var wantedRoot: Int? {
    let roots = numbers(of: [.root]).filter { $0 > first(.restored) ?? -1 }
    let mayBeReplaced =
      history.hasOwnMinds || requests.contains { $0.segue?.className != nil }
    return mayBeReplaced ? roots.last : roots.first
  }

  /// Whether somebody who follows their own mind has shown a controller, or in whom it stands,
  /// after an event: presented it or taken it as a child.
  fileprivate func isShownAgain(_ controller: ControllerID, since number: Int) -> Bool {
    guard history.hasOwnMinds, let place = after.index(of: controller) else { return false }
    let line = after.lineage(of: place).map(after.controller)
    return trace.events[number..<events.upperBound].contains {
      switch $0.what {
      case .present(let shown, from: _, by: let host), .add(let shown, to: let host):
        line.contains(shown) && history.followsItsOwnMind(host)
      default: false
      }
    }
  }
}
