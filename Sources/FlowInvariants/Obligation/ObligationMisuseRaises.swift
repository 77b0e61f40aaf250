import FlowModel

private enum Unraised: String, Clauses {
  /// A stack was told to go back to somebody who is not on it.
  case popsToForeign
  /// A stack was handed a container that none can hold.
  case pushesContainer
  /// A stack was handed somebody who is on it.
  case pushesStacked
}

extension Invariant {
  /// What a stack cannot do raises.
  public static let obligationMisuseRaises = Invariant(
    "obligation.misuse-raises",
    About(
      statement: """
        A stack that is told to go back to somebody who is not on it, or is handed another stack, a \
        split view controller or somebody who is on it already, raises.
        """,
      source: """
        UIKit, `UINavigationController.popToViewController(_:animated:)` ("This view controller must \
        currently be on the navigation stack") and `pushViewController(_:animated:)` ("If the view \
        controller is already on the navigation stack, this method throws an exception"). That other \
        stacks and split view controllers raise is undocumented; reading chosen by this project.
        """,
      premise: "code asks that of a stack of the system, and the user has nothing in hand"),
    listens: Listening(steps: [.popTo, .push]),
    needs: [.misuse],
    implies: ["tree.is-well-formed", "navigation.stack-follows-every-call"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unraised>) {
    guard let misuse = chapter.misuse, !chapter.isDeclined else { return }
    report.premiseHeld()
    guard !chapter.isHalted else { return }
    report.add(
      misuse.clause,
      Breach(
        blamed: misuse.stack, witnesses: chapter.firstEvents,
        expected: "\(misuse.stack), which cannot do so with \(misuse.controller), raises",
        however: "it does not"))
  }
}

extension Chapter {
  /// What is asked of a stack of the system and cannot be.
  fileprivate var misuse: (clause: Unraised, stack: ControllerID, controller: ControllerID)? {
    guard let before, before.isSound, before.snapshot.interacting == nil else { return nil }
    switch action {
    case .popTo(let target, on: let label):
      guard let stack = stack(label, in: before), let place = receiver(target, in: before),
        before.parent(of: place) != stack
      else { return nil }
      return (.popsToForeign, before.controller(at: stack), before.controller(at: place))
    case .push(let subject, on: let label):
      guard let stack = stack(label, in: before), let pushed = handedOver(subject) else {
        return nil
      }
      let clause: Unraised
      if before.childControllers(of: stack).contains(pushed) {
        clause = .pushesStacked
      } else if isContainer(subject) {
        clause = .pushesContainer
      } else {
        return nil
      }
      return (clause, before.controller(at: stack), pushed)
    default: return nil
    }
  }

  /// Whether a step hands over what no stack can hold.
  private func isContainer(_ subject: Step.Subject) -> Bool {
    let kind: ControllerKind? =
      switch subject {
      case .new(let origin): trace.world.storyboard.kind(of: origin)
      case .existing: handedOver(subject).map { trace.cast[$0.index].kind }
      }
    return kind?.fitsStack == false
  }

  private func stack(_ label: Label, in before: Tree) -> Int? {
    guard let index = receiver(label, in: before), before.kind(at: index) == .navigation,
      !history.isOwn(before.controller(at: index))
    else { return nil }
    return index
  }
}
