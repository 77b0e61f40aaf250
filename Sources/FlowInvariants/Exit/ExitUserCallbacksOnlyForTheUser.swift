import FlowModel

private enum WrongCallback: String, Clauses {
  /// A call that the user's exit calls for does not come.
  case missing
  /// A call comes twice.
  case twice
  /// A call comes that nobody has called for.
  case needless
  /// The calls come in another order.
  case disordered
  /// The delegate is told that the user has left, and what they leave is still on its way.
  case early
  /// The delegate is told that the user has left, and they have not.
  case afterCancel
  /// What the user may not leave goes.
  case leftAnyway
}

extension Invariant {
  /// The delegate of a presentation hears of the user, and of nobody else.
  public static let exitUserCallbacksOnlyForTheUser = Invariant(
    "exit.user-callbacks-only-for-the-user",
    About(
      statement: """
        When the user pulls a sheet down, its delegate is asked, told that they will and told that \
        they did, each once; or told of the attempt, when they may not. Of code it hears nothing.
        """,
      source: """
        UIKit, `UIAdaptivePresentationControllerDelegate` (`presentationControllerDidDismiss(_:)` \
        is not called when the presentation is dismissed programmatically) and \
        `UIViewController.isModalInPresentation`.
        """,
      premise: """
        the user pulls a sheet down, a delegate is called, or code dismisses; where an app keeps the \
        user in a sheet, or lets them go, other than its scenes say, either way is right
        """),
    needs: [.callback, .dismiss],
    implies: ["exit.leaves-what-is-below"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongCallback>) {
    guard chapter.step != nil else { return }
    let calls = chapter.exitCalls
    let exit = chapter.userExit
    if exit != nil || !calls.isEmpty || chapter.happened([.dismiss]) { report.premiseHeld() }
    if let exit, let fault = chapter.fault(of: exit, calls: calls) { report.add(fault) }
    if exit != nil || !chapter.isPull {
      for call in calls where call.word != .didDismiss && call.subject != exit?.controller {
        report.add(.needless(call))
      }
    }
    for call in calls where call.word == .didDismiss {
      if let fault = chapter.fault(ofEnd: call) { report.add(fault) }
    }
    if let fault = chapter.missingEnd(calls: calls) { report.add(fault) }
  }
}

extension Report<WrongCallback> {
  fileprivate mutating func add(_ fault: CallbackFault) { add(fault.clause, fault.breach) }
}

/// A call of a delegate that is wrong or missing.
private struct CallbackFault {
  let clause: WrongCallback
  let breach: Breach

  static func needless(_ call: ExitCall) -> CallbackFault {
    CallbackFault(
      clause: .needless,
      breach: Breach(
        blamed: call.subject, witnesses: [call.event],
        expected: "the delegate of \(call.subject) hears only of the user",
        however: "it is called \(call.word.rawValue)"))
  }
}

// What the user's own step calls for.
extension Chapter {
  fileprivate func fault(of exit: UserExit, calls: [ExitCall]) -> CallbackFault? {
    guard let expected = exit.expected else { return nil }
    let own = calls.filter { $0.subject == exit.controller && $0.word != .didDismiss }
    let found = own.map(\.word)
    func fault(_ clause: WrongCallback, _ however: Sentence) -> CallbackFault {
      let words = expected.map(\.rawValue).joined(separator: ", ")
      return CallbackFault(
        clause: clause,
        breach: Breach(
          blamed: exit.controller, witnesses: own.map(\.event),
          expected: "the delegate of \(exit.controller) is called \(words)", however: however))
    }
    // What an app animates itself may dismiss when it comes to its end, and what a class does when
    // it hears of the attempt is its own affair.
    if expected.last == .didAttempt, leaves(exit.controller), !happened([.reaction]),
      before?.snapshot.animationCount == 0, !history.hasOwnMinds
    {
      return fault(.leftAnyway, "\(exit.controller) is dismissed")
    }
    for word in ExitWord.allCases {
      let (wanted, seen) = (expected.count { $0 == word }, found.count { $0 == word })
      if seen < wanted { return fault(.missing, "it is not called \(word.rawValue)") }
      if seen > max(wanted, 1) {
        return fault(.twice, "it is called \(word.rawValue) \(seen) times")
      }
      if seen > wanted { return fault(.needless, "it is called \(word.rawValue)") }
    }
    return found == expected ? nil : fault(.disordered, "the calls come in another order")
  }

  private func leaves(_ controller: ControllerID) -> Bool {
    numbers(of: [.dismiss]).contains {
      if case .dismiss(controller, from: _) = trace.events[$0].what { true } else { false }
    }
  }
}

// What the end of an exit calls for.
extension Chapter {
  fileprivate func fault(ofEnd call: ExitCall) -> CallbackFault? {
    func fault(_ clause: WrongCallback, _ however: Sentence) -> CallbackFault {
      CallbackFault(
        clause: clause,
        breach: Breach(
          blamed: call.subject, witnesses: [call.event],
          expected: "the delegate of \(call.subject) is told once that the user has left",
          however: however))
    }
    switch lastTurn(of: call.subject, before: call.event) {
    case .willLeave:
      guard isStillGoing(call.subject) else { return nil }
      return fault(.early, "it is told while \(call.subject) is still there")
    case .hasLeft: return fault(.twice, "it is told again")
    case .stays: return fault(.afterCancel, "it is told although the user has taken it back")
    case nil: return .needless(call)
    }
  }

  /// Whether a dismissal of a controller is in flight at the end of the step.
  private func isStillGoing(_ controller: ControllerID) -> Bool {
    guard !after.isStill, let index = after.index(of: controller) else {
      return false
    }
    return after.nodes[index].isPresented && after.nodes[index].isInTransition
      && !happened([.present])
  }

  /// The first exit that has ended in this step and of whose end the delegate is not told.
  fileprivate func missingEnd(calls: [ExitCall]) -> CallbackFault? {
    guard settles, !isHalted, let before,
      !before.isStill || calls.contains(where: { $0.word == .willDismiss })
    else { return nil }
    guard let call = history.exitCalls.last(where: { $0.event < events.upperBound }),
      call.word == .willDismiss, !after.contains(call.subject),
      lastTurn(of: call.subject, before: events.upperBound) == .willLeave,
      isUndisturbed(call.subject, since: call.event)
    else { return nil }
    return CallbackFault(
      clause: .missing,
      breach: Breach(
        blamed: call.subject, witnesses: [call.event],
        expected: "the delegate of \(call.subject) is told that the user has left",
        however: "nobody tells it"))
  }

  /// Whether only the exit of a controller has changed the tree since an event.
  private func isUndisturbed(_ controller: ControllerID, since number: Int) -> Bool {
    trace.events[number..<events.upperBound].allSatisfy {
      switch $0.what {
      case .dismiss(controller, from: _), .interaction(controller, _): true
      default: !$0.kind.changesTree
      }
    }
  }
}
