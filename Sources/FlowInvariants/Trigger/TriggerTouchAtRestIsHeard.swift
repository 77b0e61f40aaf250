import FlowModel

private enum LostTouch: String, Clauses {
  /// A control that can be touched does nothing.
  case deadControl
  /// What the user can leave cannot be left.
  case deadExit
  /// A tab bar that can be touched does nothing.
  case deadTab
}

extension Invariant {
  /// What can be touched hears of a touch, as soon as it does not move.
  public static let triggerTouchAtRestIsHeard = Invariant(
    "trigger.touch-at-rest-is-heard",
    About(
      statement: """
        While nothing moves, a touch of a control that is on screen, of a sheet, of a tab or outside \
        of a popover gets through, whatever has happened before. Where one sheet can be pulled all can, \
        and so it is with popovers. While something moves, no touch is swallowed by what stands \
        neither in it nor on it.
        """,
      source: """
        UIKit, `UIControl.sendActions(for:)` and `UIAdaptivePresentationControllerDelegate`; that \
        touches are blocked only as long as a transition runs is a reading chosen by this project.
        """,
      premise: """
        the user touches a control or a tab, pulls a sheet or touches outside of a popover that is \
        on screen, while nothing moves that it stands in or on, and the app is in front
        """),
    listens: Listening(steps: [.tap, .swipeDown, .beginSwipeDown, .tapOutside, .tapTab]),
    needs: [.declined],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostTouch>) {
    guard let label = chapter.touched, let before = chapter.before, before.isSound,
      let index = chapter.receiver(label, in: before), before.isWithinReach(index),
      chapter.canTouch(index, in: before), before.rests(index)
    else { return }
    report.premiseHeld()
    let isLost =
      !before.isStill
      ? chapter.isTouchSwallowed : chapter.isTouchLost || chapter.isExitDenied
    guard isLost else { return }
    let controller = before.controller(at: index)
    report.add(
      chapter.lostTouch,
      Breach(
        blamed: controller, witnesses: Array(chapter.numbers(of: [.declined])),
        expected: "\(controller), which is on screen and does not move, is touched",
        however: chapter.refusalOfTouch))
  }
}

extension Chapter {
  /// What has become of the touch, as the system says.
  fileprivate var refusalOfTouch: Sentence {
    if isTouchSwallowed { return "the touch is swallowed" }
    return isTouchLost ? "the system says that it cannot be touched" : "nobody can do that to it"
  }

  /// Whether what the user does can be done to a controller on screen: only a sheet is pulled, and
  /// only a popover has an outside.
  fileprivate func canTouch(_ index: Int, in before: Tree) -> Bool {
    let form = before.nodes[index].form ?? before.nodes[index].style
    return switch action {
    case .swipeDown, .beginSwipeDown: form?.isSheet == true
    case .tapOutside: form == .popover
    case .tapTab: before.kind(at: index) == .tabs
    default: true
    }
  }

  /// Whether the system says that there is nothing to leave in such a way, although somebody was
  /// left so before in the flow; some systems know no such steps.
  fileprivate var isExitDenied: Bool {
    guard isPull, let step, before?.snapshot.interacting == nil,
      events.contains(where: { trace.events[$0].what == .declined(.notApplicable) })
    else { return false }
    return trace.steps.indices.prefix(step).contains { earlier in
      trace.steps[earlier].kind == trace.steps[step].kind
        && !history.chapter(ofStep: earlier).isDeclined
    }
  }

  /// What it is when the touch gets lost.
  fileprivate var lostTouch: LostTouch {
    switch action {
    case .tap: .deadControl
    case .tapTab: .deadTab
    default: .deadExit
    }
  }

  /// Whom the user touches.
  fileprivate var touched: Label? {
    switch action {
    case .tap(let label, _), .swipeDown(let label), .beginSwipeDown(let label),
      .tapOutside(let label), .tapTab(_, on: let label):
      label
    default: nil
    }
  }
}
