import FlowModel

/// What somebody hears who follows the transitions of others.
///
/// - SeeAlso: UIKit, `UINavigationControllerDelegate` and `UIViewControllerAnimatedTransitioning`.
enum TransitionWord: String {
  case willShow, didShow, animateTransition, animationEnded

  /// What ends what is told to begin; `nil` for an end.
  var end: TransitionWord? {
    switch self {
    case .willShow: .didShow
    case .animateTransition: .animationEnded
    case .didShow, .animationEnded: nil
    }
  }
}

/// One call to somebody who follows transitions, or what the system says of them besides.
struct TransitionCall {
  enum What {
    /// A delegate or an animator is called.
    case told(TransitionWord, of: ControllerID)
    /// A transition was completed that had been completed.
    case overrun(ControllerID)
    /// The user has let go and takes back what they had in hand.
    case takenBack
  }

  let event: Int
  let what: What
}

extension Trace {
  /// What those hear who follow transitions, in order.
  func transitionCalls(among chapterKinds: [EnumSet<Event.Kind>]) -> [TransitionCall] {
    let wanted: EnumSet<Event.Kind> = [.callback, .warned, .interaction]
    var calls: [TransitionCall] = []
    for (chapter, kinds) in chapterKinds.enumerated() where !kinds.isDisjoint(with: wanted) {
      for number in events(ofChapter: chapter) {
        if let what = transition(toldBy: events[number]) {
          calls.append(TransitionCall(event: number, what: what))
        }
      }
    }
    return calls
  }

  private func transition(toldBy event: Event) -> TransitionCall.What? {
    guard event.vantage == .sent else { return nil }
    switch event.what {
    case .callback(let subject, let text):
      return TransitionWord(rawValue: self.text(of: text)).map { .told($0, of: subject) }
    case .warned(.transitionCompleted, let subject): return .overrun(subject)
    case .interaction(_, .cancelled): return .takenBack
    default: return nil
    }
  }
}
