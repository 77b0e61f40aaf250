import FlowModel

/// One obligation of a flow.
struct Debt {
  var obligation: ObligationID
  /// Who owes it; `nil` for a party that is no controller.
  var owner: ControllerID?
  /// The event that tells of it.
  var opening: Int
  /// The events that tell that it was met, in order.
  var resolutions: [Int] = []

  /// Whether nothing is in flight or put off for the first time since a container or a router was
  /// asked for something; who has left the window owes nothing.
  func isDue(at chapter: Chapter) -> Bool {
    guard let owner, chapter.after.contains(owner), chapter.after.snapshot.isSettled,
      let start = chapter.trace.step(ofEvent: opening)
    else { return false }
    switch chapter.trace.steps[start].action {
    case .select, .replace, .push, .present, .pop, .popToRoot, .dismiss, .open: break
    default: return false
    }
    return chapter.trace.snapshots[(start + 1)..<chapter.ordinal].allSatisfy { !$0.isSettled }
  }

  /// The obligation as far as the flow has come before an event.
  func soFar(before end: Int) -> Debt {
    guard let last = resolutions.last, last >= end else { return self }
    var debt = self
    debt.resolutions.removeAll { $0 >= end }
    return debt
  }

  func breach(_ however: Sentence) -> Breach {
    Breach(
      blamed: owner, witnesses: [opening] + resolutions,
      expected: "the completion of what \(owner) has taken on runs once", however: however)
  }
}

extension Trace {
  /// The obligations, in the order in which they were opened.
  func debts(among chapterKinds: [EnumSet<Event.Kind>]) -> [Debt] {
    let wanted: EnumSet<Event.Kind> = [.opened, .closed]
    var debts: [Debt] = []
    for (chapter, kinds) in chapterKinds.enumerated() where !kinds.isDisjoint(with: wanted) {
      for number in events(ofChapter: chapter) {
        switch events[number].what {
        case .opened(let obligation, .controller(let owner)):
          debts.append(Debt(obligation: obligation, owner: owner, opening: number))
        case .opened(let obligation, _):
          debts.append(Debt(obligation: obligation, owner: nil, opening: number))
        case .closed(let obligation, _):
          if let place = debts.firstIndex(where: { $0.obligation == obligation }) {
            debts[place].resolutions.append(number)
          }
        default: continue
        }
      }
    }
    return debts
  }
}
