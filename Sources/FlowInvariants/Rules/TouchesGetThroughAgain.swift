import FlowModel

private enum Shut: String, Clauses {
  /// Nothing on the screen in front can be touched any more, and nothing is on its way to change
  /// that.
  case stays
  /// What covers a screen is touched three times, and nothing comes of it.
  case coverDoesNothing
  /// What lay beside a sheet cannot be touched any more.
  case besideIsLost

  var statement: String? {
    switch self {
    case .stays: nil
    case .coverDoesNothing:
      """
      What lies in front of a whole screen on which there was something to touch before, and takes \
      each touch of it, does something when it is touched, or the next two times, where the user \
      finds nothing else to touch.
      """
    case .besideIsLost:
      """
      Who could be left by a touch beside it can be left so again when the user has only left what \
      was shown upon it.
      """
    }
  }
}

extension Invariant {
  /// What keeps the user from touching anything goes away again.
  ///
  /// It finds the dimming view of a sheet that is pulled down, the cover that an app puts up twice
  /// and takes away once, touches that are turned off while a form is saved and not on again when
  /// that fails, and one dimming view that two sheets share, which goes with the upper one. An
  /// app that waits for something that no flow brings leaves this rule out.
  public static let touchesGetThroughAgain = Invariant(
    "rule.touches-get-through-again",
    About(
      statement: """
        When nothing moves and nothing waits for its time, and the user can go nowhere else, touches \
        get through to the screen in front, if it has something to touch and they did before, or what \
        was presented upon it has just gone: no view without anything to touch covers all of it, its \
        view takes touches, and the app does not ignore them. What covers it and has something to \
        touch does something when that is touched, or the next two times, where nothing else can be.
        """,
      source: """
        a rule that most apps want; UIKit, `UIView.hitTest(_:with:)`, by which a view takes the \
        touches of what lies behind it, `UIView.isUserInteractionEnabled` and \
        `UIApplication.beginIgnoringInteractionEvents()`
        """,
      premise: """
        the app is in the foreground, nothing moves and nothing waits, and code has put something to \
        touch on a screen in front, or beside what is presented there
        """),
    listens: .everything,
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Shut>) {
    checkCover(chapter, &report)
    checkBeside(chapter, &report)
    let after = chapter.after
    guard let before = chapter.before, after.isQuiet, !chapter.isHalted,
      !after.snapshot.touchables.isEmpty || after.isShut
    else { return }
    report.premiseHeld()
    guard after.isShut, !before.isShutAtRest, !after.hasWayOut, !chapter.offersDrawnControlsInFront,
      let screen = chapter.shutScreen
    else { return }
    report.add(
      .stays,
      Breach(
        blamed: screen, witnesses: chapter.changes,
        expected: "the user can touch something on \(screen)",
        however: """
          all of it is covered by a view that has nothing to touch, or takes no touches, and nothing \
          waits that could change that
          """))
  }

  /// Judges what covers a screen and is touched again and again.
  private static func checkCover(_ chapter: Chapter, _ report: inout Report<Shut>) {
    guard let cover = chapter.vainCover, let screen = chapter.screenBehind(cover) else { return }
    report.add(
      .coverDoesNothing,
      Breach(
        blamed: cover.controller, witnesses: [],
        expected: "the user gets to what there is to touch on \(screen)",
        however: "\(cover.name.text) lies in front of it, and nothing comes of touching that"))
  }

  /// Judges what lies beside who is in front again.
  private static func checkBeside(_ chapter: Chapter, _ report: inout Report<Shut>) {
    guard let (screen, step) = chapter.screenWithoutBeside else { return }
    report.add(
      .besideIsLost,
      Breach(
        blamed: screen, witnesses: chapter.changes,
        expected: "the user can touch beside \(screen), as before step \(step + 1)",
        however: "there is nothing to touch beside it"))
  }
}

extension Chapter {
  /// Who comes in front again and has nothing beside that could be touched, and the step that has
  /// shown something upon it, before which there was something; `nil` where the user has done more
  /// since than to leave that.
  fileprivate var screenWithoutBeside: (screen: ControllerID, step: Int)? {
    guard let step, after.isQuiet, happened([.dismiss]), let screen = after.presentedInFront,
      !after.canBeTouchedBeside(screen)
    else { return nil }
    let opening = (0...step).reversed().first { !trace.leavesTheRest($0) }
    guard let opening, let before = history.chapter(ofStep: opening).before, before.isQuiet,
      before.presentedInFront == screen, before.canBeTouchedBeside(screen)
    else { return nil }
    return (screen, opening)
  }

  /// What covers a screen and is touched in the step as in the two before, if none of these changes
  /// anything, and nobody but the one who has put it there offers anything to touch.
  fileprivate var vainCover: Snapshot.Touchable? {
    guard let step, step > 1, trace.steps[step].kind == .tap, !isHalted, after.isQuiet,
      let cover = trace.touchable(inStep: step), cover.role == .cover,
      after.snapshot.touchables.contains(cover),
      after.snapshot.touchables.allSatisfy({ $0.controller == cover.controller }),
      !offersDrawnControlsInFront
    else { return nil }
    let isInVain = (step - 2...step).allSatisfy { number in
      let chapter = history.chapter(ofStep: number)
      return trace.steps[number].action == trace.steps[step].action && chapter.changesNothing
        && !chapter.isDeclined && chapter.before?.isQuiet == true
    }
    return isInVain ? cover : nil
  }

  /// The screen in a container behind what covers it, on which there was something to touch before
  /// and is nothing now.
  fileprivate func screenBehind(_ cover: Snapshot.Touchable) -> ControllerID? {
    guard let container = after.index(of: cover.controller) else { return nil }
    return after.nodes.indices.first { index in
      let screen = after.controller(at: index)
      return index != container && after.nodes[index].isOnScreen
        && after.lineage(of: index).contains(container) && !after.hasTouchables(on: screen)
        && hasOfferedTouches(screen)
    }.map(after.controller)
  }

  /// A screen to which no touches get, and on which there was something to touch before, or upon
  /// which something was presented that is gone now.
  fileprivate var shutScreen: ControllerID? {
    after.nodes.first {
      after.isUntouchable($0)
        && (happened([.dismiss]) || hasOfferedTouches(within: $0.controller))
    }?.controller
  }

  /// Whether the storyboard draws controls for somebody on screen in the end, and touches get
  /// there.
  fileprivate var offersDrawnControlsInFront: Bool {
    after.nodes.contains { offersDrawnControls($0, in: after) }
  }

  /// Whether the storyboard draws controls for whom is on screen, and touches get there.
  private func offersDrawnControls(_ node: Snapshot.Node, in tree: Tree) -> Bool {
    node.isOnScreen && !tree.isUntouchable(node)
      && !trace.controlsDrawn(for: node.controller).isEmpty
  }

  /// Whether there was something to touch on a controller, or on whom it contained, so far while
  /// nothing moved or waited.
  private func hasOfferedTouches(within controller: ControllerID) -> Bool {
    treesSoFar.contains { tree in
      guard let index = tree.index(of: controller) else { return false }
      return tree.subtree(of: index).contains { offersTouches(tree.controller(at: $0), in: tree) }
    }
  }

  /// Whether there was something to touch on a screen so far while nothing moved or waited.
  private func hasOfferedTouches(_ screen: ControllerID) -> Bool {
    treesSoFar.contains { offersTouches(screen, in: $0) }
  }

  /// Whether there is something to touch on a screen while nothing moves or waits.
  private func offersTouches(_ screen: ControllerID, in tree: Tree) -> Bool {
    guard tree.isQuiet else { return false }
    return tree.hasTouchables(on: screen)
      || tree.nodes.contains { $0.controller == screen && offersDrawnControls($0, in: tree) }
  }
}

extension Tree {
  /// The last one who is presented.
  fileprivate var presentedInFront: ControllerID? {
    nodes.last { $0.style != nil }?.controller
  }

  fileprivate func canBeTouchedBeside(_ screen: ControllerID) -> Bool {
    snapshot.touchables.contains { $0.controller == screen && $0.role == .outside }
  }

  /// Whether the app is in the foreground, and neither moves nor waits for anything.
  fileprivate var isQuiet: Bool {
    isSound && snapshot.isSettled && !snapshot.isInBackground
  }

  /// Whether nothing can be touched, and something is there.
  fileprivate var isShut: Bool {
    snapshot.touchables.isEmpty && nodes.contains(where: isUntouchable)
  }

  /// The same while nothing moves or waits.
  fileprivate var isShutAtRest: Bool { isQuiet && isShut }

  fileprivate func isUntouchable(_ node: Snapshot.Node) -> Bool {
    node.isOnScreen && snapshot.claims(.untouchable, by: node.controller)
  }

  /// Whether the user may go elsewhere: by a back button, to another tab, or by pulling down what
  /// is in front, unless that is modal.
  fileprivate var hasWayOut: Bool {
    nodes.indices.contains { index in
      guard nodes[index].isOnScreen, !isUntouchable(nodes[index]) else { return false }
      let leadsElsewhere =
        [.navigation, .tabs].contains(kind(at: index)) && children(of: index).count > 1
      return leadsElsewhere || canBePulledDown(nodes[index])
    }
  }

  /// Whether a node is presented in a style that the user can take away, and is not modal.
  private func canBePulledDown(_ node: Snapshot.Node) -> Bool {
    guard let style = node.style, style == .popover || style.isSheet else { return false }
    return !snapshot.claims(.modal, by: node.controller)
  }

  fileprivate func hasTouchables(on screen: ControllerID) -> Bool {
    !snapshot.touchables(of: screen).isEmpty
  }
}
