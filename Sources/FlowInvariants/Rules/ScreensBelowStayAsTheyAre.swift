import FlowModel

private enum OtherScreens: String, Clauses {
  /// A screen that the user comes back to has other children than before.
  case changed
  /// A screen has gone along with the one that the user has left.
  case gone
}

extension Invariant {
  /// Who comes back to a screen finds in it what was in it when they went on.
  ///
  /// It finds what an app adds each time that a screen appears, and takes away never, and pages
  /// that are made anew then and have forgotten how far the user was. An app whose screens show
  /// something else when one comes back leaves this rule out.
  public static let screensBelowStayAsTheyAre = Invariant(
    "rule.screens-below-stay-as-they-are",
    About(
      statement: """
        When the user has only left what a touch opened, the screens that stood there before have \
        the children that they had, and at most others of another class; and when they have left it \
        at once, those that stood there before and after the touch still do, or are made anew.
        """,
      source: "a rule that most apps want",
      premise: """
        the user leaves something, all else since a touch that changed the tree was a way out, and \
        everybody stands there who stood there at rest before the touch, or nothing else was done \
        since
        """),
    listens: Listening(
      steps: [.back, .swipeDown, .tapOutside, .beginBack, .beginSwipeDown, .finish, .tap]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherScreens>) {
    let after = chapter.after
    guard let touch = chapter.touchBefore, let before = touch.before, before.isSound,
      before.isStill, touch.isChanged, !chapter.isHalted, after.isSound,
      after.isStill, !chapter.takesBackItsGesture
    else { return }
    guard before.nodes.allSatisfy({ after.contains($0.controller) }) else {
      return checkLosses(in: chapter, since: touch, &report)
    }
    report.premiseHeld()
    let changes = before.nodes.indices.lazy.compactMap { index in
      before.change(ofChildrenAt: index, in: after, knowing: chapter.trace.cast).map { (index, $0) }
    }
    guard let (index, change) = changes.first else { return }
    let screen = before.controller(at: index)
    report.add(
      .changed,
      Breach(
        blamed: screen, witnesses: touch.changes + chapter.changes,
        expected: "\(screen) has the children that it had before step \(touch.ordinal)",
        however: change))
  }

  /// Reports who has gone along, where one way out follows the touch at once.
  private static func checkLosses(
    in chapter: Chapter, since touch: Chapter, _ report: inout Report<OtherScreens>
  ) {
    guard let former = touch.before, let way = chapter.wayOut, let before = way.before,
      way.ordinal == touch.ordinal + 1, before.isStill,
      let opened = way.left, !former.contains(opened), !chapter.after.contains(opened)
    else { return }
    report.premiseHeld()
    // A button may well close more than the screen that it is on, but for what nobody closes.
    let isButton = chapter.touchedController != nil
    let gone = former.nodes.first {
      before.contains($0.controller) && !chapter.after.contains($0.controller)
        && !chapter.isMadeAnew($0.controller, since: before)
        && (!isButton || before.isTab($0.controller, ofTabsIn: chapter.after)
          || chapter.isLost($0.controller, inWhatIsMadeAnewSince: before))
    }?.controller
    guard let gone else { return }
    report.add(
      .gone,
      Breach(
        blamed: former.holder(of: gone),
        witnesses: touch.changes + chapter.changes,
        expected: "only \(opened) goes, which came in step \(touch.ordinal)",
        however: "\(gone) goes, too"))
  }
}

extension Chapter {
  /// The last touch before the step that is a way out, if there was nothing but ways out since.
  fileprivate var touchBefore: Chapter? {
    guard let step, trace.isWayOut(step), !isDeclined,
      let last = (0..<step).last(where: { !trace.isWayOut($0) }),
      trace.steps[last].kind == .tap
    else { return nil }
    return history.chapter(ofStep: last)
  }

  /// Whether a gesture that begins in the step leaves nobody, as it is cancelled in it, too.
  fileprivate var takesBackItsGesture: Bool {
    guard let step, [.beginBack, .beginSwipeDown].contains(trace.steps[step].kind) else {
      return false
    }
    return left.map(after.contains) ?? true
  }

  /// The step in which the way out began: for the end of a swipe or a pull that in which it began,
  /// if the user did nothing else meanwhile.
  fileprivate var wayOut: Chapter? {
    guard let step, trace.steps[step].kind == .finish else { return self }
    guard let began = (0..<step).last(where: { trace.steps[$0].kind != .progress }),
      [.beginBack, .beginSwipeDown].contains(trace.steps[began].kind)
    else { return nil }
    return history.chapter(ofStep: began)
  }

  /// Whom the user leaves by a back button, a swipe, a pull, a touch beside, or a button on what
  /// the step before has presented.
  fileprivate var left: ControllerID? {
    guard let before else { return nil }
    switch action {
    case .back(let label), .beginBack(let label):
      return receiver(label, in: before).flatMap { before.children(of: $0).last }
        .map(before.controller)
    case .swipeDown(let label), .beginSwipeDown(let label), .tapOutside(let label):
      return standing(label)
    case .tap:
      guard let former = former?.before else { return nil }
      return before.nodes.first { $0.isPresented && !former.contains($0.controller) }?.controller
    default: return nil
    }
  }
}

extension Tree {
  /// Whether a controller is a tab of somebody who is still there in another tree.
  fileprivate func isTab(_ controller: ControllerID, ofTabsIn other: Tree) -> Bool {
    guard let place = index(of: controller), let owner = parent(of: place) else { return false }
    return kind(at: owner) == .tabs && other.contains(self.controller(at: owner))
  }

  /// What is another one about the children of a screen whose view was loaded in another tree: one
  /// less, another order, or one more of those that it had, while nothing waits for its time; `nil`
  /// for nothing.
  ///
  /// One of another class may come for good, as the small form of a player whose large one is left,
  /// or for a while, as a note that something was saved.
  fileprivate func change(
    ofChildrenAt index: Int, in other: Tree, knowing cast: [CastMember]
  ) -> Sentence? {
    guard kind(at: index) == .content, nodes[index].isViewLoaded,
      let now = other.index(of: controller(at: index))
    else { return nil }
    let former = Array(childControllers(of: index))
    let children = Array(other.childControllers(of: now))
    if let gone = former.first(where: { !children.contains($0) }) {
      return "\(gone) is its child no more"
    }
    if let moved = zip(former, children.filter(former.contains)).first(where: { $0 != $1 }) {
      return "\(moved.1) lies where \(moved.0) lay"
    }
    guard snapshot.delayedCount == 0 else { return nil }
    let newcomer = children.first { child in
      !former.contains(child)
        && former.contains { cast[$0.index].isOfSameClass(as: cast[child.index]) }
    }
    return newcomer.map { "\($0) is its child, too" }
  }
}
