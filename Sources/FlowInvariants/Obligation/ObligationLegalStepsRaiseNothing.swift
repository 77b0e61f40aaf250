import FlowModel

private enum RaisedStep: String, Clauses {
  /// What the user or the system does raises.
  case fromOutside
  /// What any stack or router can be asked for raises.
  case inCode
  /// What a segue does for an unwind that leads somewhere raises.
  case inSegue
}

extension Invariant {
  /// What is not asked for wrongly does not raise.
  public static let obligationLegalStepsRaiseNothing = Invariant(
    "obligation.legal-steps-raise-nothing",
    About(
      statement: """
        What the user does raises nothing, whatever a class does then, nor do another width, the background, saving and \
        restoring, going back or dismissing in code, an unwind that leads somewhere, or a link and \
        a new screen that a router is asked to show.
        """,
      source: """
        UIKit raises what a call must not be asked for, as in \
        `UINavigationController.pushViewController(_:animated:)`: "If the view controller is already \
        on the navigation stack, this method throws an exception". That nobody is to blame but who \
        calls so is a reading chosen by this project.
        """,
      premise: """
        such a step is taken, no other segue is asked for, and nobody goes on by a reaction; nor was anything \
        else asked for since everything was at rest; and who has not declared what they show may put \
        off a segue that is not there, or to show who stands already, or not know that a child was \
        taken away
        """),
    listens: Listening(steps: [
      .back, .beginBack, .swipeDown, .beginSwipeDown, .progress, .finish, .cancel, .tapOutside,
      .tapTab, .settle, .wait, .size, .background, .foreground, .save, .restore, .signal, .pop,
      .popToRoot, .dismiss, .open, .push, .present, .tap, .performSegue,
    ]),
    needs: [.misuse],
    implies: ["tree.is-well-formed", "rule.nothing-raises"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<RaisedStep>) {
    guard let clause = chapter.legality, chapter.before?.isSound == true, chapter.isLegalSinceRest
    else { return }
    report.premiseHeld()
    guard let number = chapter.numbers(of: [.misuse]).first,
      case .misuse(let misuse, let controller) = chapter.trace.events[number].what,
      !chapter.mayHavePutOff(misuse, of: controller)
    else { return }
    report.add(
      clause,
      Breach(
        blamed: chapter.asked ?? (clause == .inSegue ? nil : chapter.touchedClass ?? controller),
        witnesses: chapter.changes + [number],
        expected: "what is asked for is done, or refused",
        however: """
          it raises: \(misuse.words(naming: chapter.trace.misusedName))
          """))
  }
}

extension Chapter {
  /// Whose control was touched, if its class is an app's own.
  fileprivate var touchedClass: ControllerID? {
    touchedController.flatMap { history.isOwn($0) ? $0 : nil }
  }

  /// Whether what raises may have been asked for in an earlier step.
  ///
  /// Somebody who follows their own mind may have put off a segue that does not exist, or may have
  /// been handed a controller and show it only now that it stands already. Or it was their child,
  /// was taken away or shown elsewhere, and they do not know.
  fileprivate func mayHavePutOff(_ misuse: Misuse, of controller: ControllerID?) -> Bool {
    guard step != nil, let controller else { return false }
    if isShownElsewhere(controller) { return true }
    guard history.hasOwnMinds else { return false }
    if history.mayWaitSinceTheStage(controller) || history.isBroughtToOwnMind(controller) {
      return true
    }
    return (1...ordinal).contains { number in
      let earlier = Chapter(number, of: history)
      guard let tree = earlier.before else { return false }
      func named(_ label: Label) -> ControllerID? {
        earlier.receiver(label, in: tree).map(tree.controller)
      }
      switch earlier.action {
      case .performSegue(let label, _):
        return misuse == .unknownSegue && named(label) == controller
          && history.followsItsOwnMind(controller)
      case .present(let subject, on: let host, style: _), .push(let subject, on: let host):
        return earlier.handedOver(subject) == controller
          && named(host).map(history.followsItsOwnMind) ?? false
      case .remove(let label):
        guard let child = earlier.receiver(label, in: tree), let parent = tree.parent(of: child)
        else { return false }
        return tree.controller(at: child) == controller
          && history.followsItsOwnMind(tree.controller(at: parent))
      default: return false
      }
    }
  }

  /// Whether a step has shown a controller that had stood nowhere: somebody who does not tell may
  /// have been given it, and have kept it to show it now.
  private func isShownElsewhere(_ controller: ControllerID) -> Bool {
    guard hasSecretKeepers(among: []),
      let first = treesSoFar.firstIndex(where: { $0.contains(controller) }), first > 0
    else { return false }
    let earlier = Chapter(first, of: history)
    guard case .existing(let label)? = earlier.action?.subject else { return false }
    return earlier.handedOver(label) == controller
  }

  /// Whether nothing was asked for wrongly since everything was at rest: a router may have put off
  /// what it was asked for.
  fileprivate var isLegalSinceRest: Bool {
    guard let step else { return false }
    let rest = trace.snapshots[...step].lastIndex { $0.isStill } ?? 0
    return (rest...step).allSatisfy {
      let chapter = $0 == step ? self : history.chapter(ofStep: $0)
      guard let legality = chapter.legality, !chapter.happened([.reaction]) else { return false }
      return chapter.requests.isEmpty || legality == .inSegue
    }
  }

  /// What sort of step it is when nothing in it is asked for wrongly.
  fileprivate var legality: RaisedStep? {
    switch action {
    case .back, .beginBack, .swipeDown, .beginSwipeDown, .progress, .finish, .cancel, .tapOutside,
      .tapTab, .settle, .wait, .size, .background, .foreground, .save, .restore, .signal:
      .fromOutside
    case .pop, .popToRoot, .dismiss: .inCode
    case .open, .push(.new, on: _), .present(.new, on: _, style: nil):
      asked.map { before?.snapshot.claims(.routes, by: $0) == true && fitsAnywhere } == true
        ? .inCode : nil
    case .tap where requests.isEmpty: .fromOutside
    case .tap, .performSegue: hasPerformedOneUnwind ? .inSegue : nil
    default: nil
    }
  }

  /// Whether one segue alone was asked for, an unwind, and it has been performed.
  private var hasPerformedOneUnwind: Bool {
    guard let record = requests.first, requests.count == 1, record.isUnwind else { return false }
    return !told(.perform, for: record).isEmpty
  }

  /// Whether the first controller that is made may be pushed as well as presented.
  private var fitsAnywhere: Bool {
    firstMade.map { trace.cast[$0.index].kind.fitsStack } ?? false
  }
}

extension History {
  /// Whether a segue leads to a controller from somebody who follows their own mind.
  fileprivate func isBroughtToOwnMind(_ controller: ControllerID) -> Bool {
    requests.contains { $0.destination == controller && followsItsOwnMind($0.source) }
  }
}
