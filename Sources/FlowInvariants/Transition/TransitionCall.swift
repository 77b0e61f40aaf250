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
  func transitionCalls(among eventMask: UInt64) -> [TransitionCall] {
    guard eventMask & [Event.Kind.callback, .warned, .interaction].mask != 0 else { return [] }
    var calls: [TransitionCall] = []
    for (number, event) in events.enumerated() where event.vantage == .sent {
      switch event.what {
      case .callback(let subject, let text):
        guard let word = TransitionWord(rawValue: self.text(of: text)) else { continue }
        calls.append(TransitionCall(event: number, what: .told(word, of: subject)))
      case .warned(.transitionCompleted, let subject):
        calls.append(TransitionCall(event: number, what: .overrun(subject)))
      case .interaction(_, .cancelled):
        calls.append(TransitionCall(event: number, what: .takenBack))
      default: continue
      }
    }
    return calls
  }
}
