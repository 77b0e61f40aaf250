import FlowModel

extension Relation {
  /// The back button does what code does with `popViewController`.
  public static let exitBackDoesWhatPopDoes = Relation(
    "exit.back-does-what-pop-does",
    Invariant.About(
      statement: """
        With `popViewController(animated:)` in the place of a touch of the back button, and the \
        other way round, the flow leads to the same trees, and the same calls are made.
        """,
      source: """
        UIKit, `UINavigationController.popViewController(animated:)` and \
        `UINavigationControllerDelegate`, which hears the same of both. Reading chosen by this \
        project.
        """,
      premise: """
        a stack that can be touched is popped by one controller while nothing moves, and the step \
        settles
        """),
    period: 4,
    variant: { trace in
      .exchanging(in: trace) { number in
        guard trace.isPlainExit(number) else { return nil }
        switch trace.steps[number].action {
        case .back(let label): return Step(.pop(label))
        case .pop(let label):
          return trace.isTouchable(label, before: number) ? Step(.back(label)) : nil
        default: return nil
        }
      }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareExits("with the back button in the place of a pop, or a pop in its", &report) {
        _ in
        true
      }
    })

  /// Leaving a sheet or a popover does what code does with `dismiss`.
  public static let exitSwipeDoesWhatDismissDoes = Relation(
    "exit.swipe-does-what-dismiss-does",
    Invariant.About(
      statement: """
        With `dismiss(animated:completion:)` in the place of a sheet that is pulled down, or of a \
        touch outside of a popover, and the other way round, the flow leads to the same trees and \
        the same appearance calls.
        """,
      source: """
        UIKit, `UIAdaptivePresentationControllerDelegate`: what it is told of a dismissal by the \
        user it is not told of one in code. A gesture does without an animator of the app's own; \
        everything else is the same, which is a reading chosen by this project.
        """,
      premise: """
        what is presented in front is dismissed while nothing moves, the user may leave, the step \
        settles, and no callback makes anybody go anywhere
        """),
    period: 4,
    variant: { trace in
      guard trace.leavesCallbacksAlone, trace.endsItsTransitions else { return nil }
      return .exchanging(in: trace) { number in
        guard trace.isPlainExit(number) else { return nil }
        switch trace.steps[number].action {
        case .swipeDown(let label), .tapOutside(let label): return Step(.dismiss(label))
        case .dismiss: return trace.gesture(inPlaceOf: number)
        default: return nil
        }
      }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareExits("with the user in the place of code, or code in theirs", &report) {
        !callbacksOfOneWayOnly.contains($0)
      }
    })
}

/// What the delegate hears of the user alone, and what an animator hears of code alone.
///
/// A gesture is animated by the house. Every other callback is the same for both.
private let callbacksOfOneWayOnly =
  ExitWord.allCases.map(\.rawValue)
  + [TransitionWord.animateTransition, .animationEnded].map(\.rawValue)

extension Trace {
  /// Whether a step finds everything at rest, is carried out with animation, and settles.
  fileprivate func isPlainExit(_ step: Int) -> Bool {
    steps[step].isAnimated && steps[step].settles && snapshots[step].isAtRest
      && leavesSomething(step)
  }

  /// Whether something is popped or dismissed in a step.
  fileprivate func leavesSomething(_ step: Int) -> Bool {
    steps.indices.contains(step)
      && events(ofStep: step).contains { $0.kind == .pop || $0.kind == .dismiss }
  }

  fileprivate func isTouchable(_ label: Label, before step: Int) -> Bool {
    isUnique(label)
      && snapshots[step].nodes.contains {
        $0.isOnScreen && cast[$0.controller.index].label == label
      }
  }

  /// What the user does to dismiss what a step dismisses, if that is in front.
  fileprivate func gesture(inPlaceOf step: Int) -> Step? {
    for event in events(ofStep: step) {
      guard case .dismiss(let presented, from: _) = event.what else { continue }
      guard let node = snapshots[step].node(of: presented), let form = node.form,
        let label = cast[presented.index].label, isTouchable(label, before: step)
      else { return nil }
      if form == .popover { return Step(.tapOutside(label)) }
      return form.isSheet ? Step(.swipeDown(label)) : nil
    }
    return nil
  }
}

extension Pair {
  /// Compares the trees, and then the calls in the steps that were exchanged.
  ///
  /// - Parameters:
  ///   - words: What the other flow is like.
  ///   - report: Where to.
  ///   - isShared: Whether both ways out send a callback of a name.
  fileprivate func compareExits(
    _ words: String, _ report: inout Report<Divergence>, isShared: (String) -> Bool
  ) {
    guard variant.exchanges.allSatisfy(other.leavesSomething) else { return }
    report.premiseHeld()
    let step = variant.exchanges.first {
      trace.calls(in: $0, isShared) != other.calls(in: $0, isShared)
    }
    let calls = step.map {
      Difference(number: $0 + 1, fault: Fault(.otherCalls, "there other calls are made"))
    }
    if let difference = firstDifference() ?? calls { add(difference, words, to: &report) }
  }
}

/// A call that both ways out make.
private enum ExitParityCall: Hashable {
  case callback(ControllerID, String)
  case event(Event.What)
}

extension Trace {
  fileprivate func calls(in step: Int, _ isShared: (String) -> Bool) -> [ExitParityCall] {
    events(ofStep: step).compactMap { event in
      guard event.vantage == .sent else { return nil }
      switch event.what {
      case .callback(let controller, let word):
        return isShared(text(of: word)) ? .callback(controller, text(of: word)) : nil
      case .appearance, .pop, .dismiss: return .event(event.what)
      default: return nil
      }
    }
  }
}
