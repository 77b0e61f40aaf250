import FlowModel

extension Scene {
  /// What the class of the scene does by itself, a line each.
  var reactionLines: [String] {
    contract.reactions.map { "reaction \(name.spelled) \($0.text)" }
  }
}

extension Reaction {
  /// The moment and the act, without the scene.
  var text: String { "\(moment.text) \(act.text)" }
}

extension Reaction.Moment {
  fileprivate var text: String {
    switch self {
    case .viewDidLoad, .viewDidAppear: kind.word
    case .prepare(let segue): "\(kind.word) \(segue.spelled)"
    case .action(let action): "\(kind.word) \(action.spelled)"
    case .report(let action): "\(kind.word) \(action.spelled)"
    }
  }
}

extension Reaction.Act {
  fileprivate var text: String {
    switch self {
    case .performs(let segue): "\(ActWord.performs.word) \(segue.spelled)"
    case .dismisses: ActWord.dismisses.word
    case .pops: ActWord.pops.word
    }
  }
}
