import FlowModel

private enum NotNested: String, Clauses {
  /// Nothing comes of it.
  case never
  /// The segue in the midst of which it is performed goes on first.
  case late
}

extension Invariant {
  /// A segue that a controller performs in the midst of a call is not put off.
  public static let segueNestedRunsAtOnce = Invariant(
    "segue.nested-runs-at-once",
    About(
      statement: """
        A segue that code performs while its controller is being called is performed there and \
        then: inside prepare or an unwind action, before the segue goes on that called.
        """,
      source: """
        UIKit, `UIViewController.performSegue(withIdentifier:sender:)`, which returns when the \
        segue has been performed. That it may be nested is undocumented; reading chosen by this \
        project.
        """,
      premise: "a controller performs a forward segue of its own while it is called"),
    listens: Listening(events: [.reaction]),
    needs: [.reaction, .perform],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<NotNested>) {
    var taken: [RequestID] = []
    for call in chapter.nestedCalls {
      let record = chapter.requests.first {
        $0.source == call.controller && $0.trigger == .code && !taken.contains($0.id)
          && $0.segue?.runtimeIdentifier == call.segue && ($0.events.first ?? .max) > call.event
      }
      guard let record else {
        if chapter.isHalted { continue }
        report.premiseHeld()
        report.add(.never, breach(call, [call.event], however: "nobody performs it"))
        continue
      }
      taken.append(record.id)
      guard let performed = chapter.firstSent(.perform, for: record) else { continue }
      report.premiseHeld()
      guard let resumed = chapter.resumption(of: call), resumed < performed else { continue }
      report.add(
        .late,
        breach(
          call, [call.event, resumed, performed], however: "the segue that called goes on before"))
    }
  }

  private static func breach(
    _ call: NestedCall, _ witnesses: [Int], however: Sentence
  ) -> Breach {
    Breach(
      blamed: call.controller, witnesses: witnesses,
      expected: "\(call.controller) performs \(call.segue.text) there and then", however: however)
  }
}

/// A segue that a controller performs while it is called.
private struct NestedCall {
  var event: Int
  var controller: ControllerID
  var moment: Reaction.Moment.Kind
  var segue: SegueIdentifier
}

extension Chapter {
  /// The forward segues that controllers perform by themselves, as far as their declarations leave
  /// no doubt which.
  fileprivate var nestedCalls: [NestedCall] {
    numbers(of: [.reaction]).compactMap { number in
      guard case .reaction(let controller, let moment) = trace.events[number].what,
        let scene = trace.scene(of: controller)
      else { return nil }
      let due = scene.contract.reactions.filter { $0.moment.kind == moment }
      guard due.count == 1, case .performs(let identifier) = due[0].act,
        let segue = trace.world.storyboard.index(ofSegueCalled: identifier, from: scene.name),
        trace.world.storyboard.segues[segue].unwindAction == nil
      else { return nil }
      return NestedCall(event: number, controller: controller, moment: moment, segue: identifier)
    }
  }

  /// When the segue that called goes on: its first call after the one that was interrupted.
  fileprivate func resumption(of call: NestedCall) -> Int? {
    let kind: Event.Kind
    switch call.moment {
    case .prepare: kind = .prepare
    case .action: kind = .action
    case .viewDidLoad, .viewDidAppear, .report: return nil
    }
    let caller = events.reversed().first { $0 < call.event && trace.events[$0].kind == kind }
    guard let caller, let request = trace.events[caller].what.request else { return nil }
    return history.requests[request.index].events.first { number in
      number > call.event && [.action, .perform].contains(trace.events[number].kind)
        && trace.events[number].kind != kind
    }
  }
}
