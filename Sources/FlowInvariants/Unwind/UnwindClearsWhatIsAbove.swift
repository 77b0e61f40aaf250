import FlowModel

private enum WrongClearing: String, Clauses {
  /// Something above the destination is still there.
  case leftStanding
  /// Something is gone that the unwind had no business with.
  case removedTooMuch
  /// A tab on the way down to the destination is not selected.
  case notRevealed
  /// Somebody dismisses who is not on the way, or whom nothing has to go from.
  case wrongDismissal
  /// Something that stays is no longer where it was.
  case changedElsewhere
}

extension Invariant {
  /// An unwind clears what is above its destination and nothing else.
  public static let unwindClearsWhatIsAbove = Invariant(
    "unwind.clears-what-is-above",
    About(
      statement: """
        An unwind dismisses what the controllers on its way present, cuts stacks back to its \
        destination, selects the tabs that lead down to it, and changes nothing else, and neither \
        does the action that is delivered. A segue class of an app's own may go back otherwise, as \
        long as the destination can be seen in the end.
        """,
      source: """
        Apple, Technical Note TN2298; UIKit, `UIViewController.unwind(for:towards:)` and \
        `dismiss(animated:completion:)`. What exactly goes is undocumented; reading chosen by \
        this project.
        """,
      premise: """
        an unwind with the default perform has a destination, is all that happens in its step, \
        and the trees before and after stand still; a class that has declared nothing may refuse to \
        dismiss, and go on from there; or something moves before, the unwind dismisses, and nobody \
        acts by themselves
        """),
    listens: .requests,
    needs: [.create, .perform],
    implies: ["obligation.no-call-is-dropped"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongClearing>) {
    for unwind in chapter.unwinds {
      guard let clearing = clearing(by: unwind, in: chapter) else {
        checkDismissal(by: unwind, chapter, &report)
        continue
      }
      report.premiseHeld()
      let differences = clearing.differences(of: chapter.after)
      guard
        let difference = differences.first(where: { !isOwnAnswer($0, to: clearing, in: chapter) }),
        unwind.record.segue?.className == nil || chapter.isBuried(unwind.record.destination)
      else { continue }
      let fault = fault(difference, of: clearing, in: chapter.history)
      report.add(
        fault.clause,
        Breach(
          request: unwind.record.id,
          blamed: chapter.actor(inActionOf: unwind.record) ?? fault.blamed,
          witnesses: chapter.sent(.perform, for: unwind.record) + unwind.record.effects,
          expected: clearing.expectation(of: unwind), however: fault.however))
    }
  }

  /// Tells of who dismisses for an unwind while something moves: what goes then goes from the way.
  private static func checkDismissal(
    by unwind: Unwind, _ chapter: Chapter, _ report: inout Report<WrongClearing>
  ) {
    let record = unwind.record
    guard let before = chapter.before, before.isSound, !before.isStill,
      record.segue?.isOfTheHouse == true, !chapter.isHalted, chapter.isAlone(record),
      chapter.happened([.dismiss]), chapter.isLeftAlone,
      let clearing = UnwindClearing(of: before, for: record, in: chapter.history)
    else { return }
    report.premiseHeld()
    for number in chapter.numbers(of: [.dismiss]) {
      guard case .dismiss(let gone, from: let presenter) = chapter.trace.events[number].what,
        !clearing.expects(chapter.trace.events[number].what)
      else { continue }
      report.add(
        .wrongDismissal,
        Breach(
          request: record.id, blamed: presenter, witnesses: [number],
          expected: clearing.expectation(of: unwind), however: "\(presenter) dismisses \(gone)"))
      return
    }
  }

  private static func clearing(by unwind: Unwind, in chapter: Chapter) -> UnwindClearing? {
    let record = unwind.record
    guard record.segue?.doesWhatItsKindDoes ?? true, !chapter.isHalted,
      let before = chapter.treeAtRest, chapter.isAlone(record),
      chapter.after.isSound, chapter.after.isStill
    else { return nil }
    return UnwindClearing(of: before, for: record, in: chapter.history)
  }

  /// Whether a class that has declared nothing may have stayed, or have gone on from there: then
  /// something was told that an unwind does not do.
  private static func isOwnAnswer(
    _ difference: UnwindClearing.Difference, to clearing: UnwindClearing, in chapter: Chapter
  ) -> Bool {
    let history = chapter.history
    guard history.hasOwnMinds else { return false }
    func isOwnMind(_ index: Int) -> Bool {
      history.followsItsOwnMind(clearing.tree.controller(at: index))
    }
    switch difference {
    case .stillThere: return clearing.performers.contains(where: isOwnMind)
    case .gone:
      return !chapter.changes.allSatisfy { clearing.expects(history.trace.events[$0].what) }
    case .changed(let index):
      return isOwnMind(index)
        || !chapter.changes.allSatisfy { clearing.expects(history.trace.events[$0].what) }
    case .notSelected(let container, _):
      return isOwnMind(container) && chapter.isUncovered(clearing.tree.controller(at: container))
    }
  }

  private static func fault(
    _ difference: UnwindClearing.Difference, of clearing: UnwindClearing, in history: History
  ) -> Fault<WrongClearing> {
    let name = clearing.tree.controller
    switch difference {
    case .stillThere(let index):
      return Fault(
        .leftStanding, blaming: clearing.keeper(of: index, in: history),
        "\(name(index)) is still there")
    case .gone(let index):
      return Fault(
        .removedTooMuch, blaming: clearing.keeper(of: index, in: history),
        "\(name(index)) is gone, too")
    case .notSelected(let bar, let tab):
      return Fault(.notRevealed, blaming: name(bar), "\(name(bar)) has not selected \(name(tab))")
    case .changed(let index):
      return Fault(.changedElsewhere, blaming: name(index), "\(name(index)) is no longer as it was")
    }
  }
}

extension UnwindClearing {
  /// Whoever is to blame for a controller that is there or gone: the one that was told to dismiss
  /// when its class is an app's own, or else the one that lists it.
  fileprivate func keeper(of index: Int, in history: History) -> ControllerID? {
    dismissers.map(tree.controller).first(where: history.isOwn)
      ?? tree.holder(of: index)
  }

  /// What should be left, in words.
  fileprivate func expectation(of unwind: Unwind) -> Sentence {
    let gone = tree.nodes.indices.filter { isGone[$0] }.map(tree.controller)
    let tabs = selections.map { tree.controller(at: $0.tab) }
    let destination = unwind.record.destination
    guard !tabs.isEmpty else {
      return "the unwind to \(destination) removes \(gone) and changes nothing else"
    }
    return "the unwind to \(destination) removes \(gone), selects \(tabs) and changes nothing else"
  }
}

extension Chapter {
  /// The destination of an unwind, when the action that was delivered to it has changed the tree.
  fileprivate func actor(inActionOf record: RequestRecord) -> ControllerID? {
    guard let change = firstChange, let action = firstSent(.action, for: record),
      let performed = firstSent(.perform, for: record), (action..<performed).contains(change)
    else { return nil }
    return record.destination
  }

  /// Whether a controller appears in the chapter, and may turn to another child then.
  fileprivate func isUncovered(_ controller: ControllerID) -> Bool {
    numbers(of: [.appearance]).contains {
      guard case .appearance(controller, _) = trace.events[$0].what else { return false }
      return true
    }
  }

  /// Whether a controller cannot be touched, or is gone.
  fileprivate func isBuried(_ controller: ControllerID?) -> Bool {
    guard let controller else { return false }
    return !after.isOnScreen(controller)
  }
}
