import FlowModel

extension ControllerKind {
  /// How far the kind is from the simplest.
  var rank: Int { Int(rawValue) }

  /// The kinds that are simpler, simplest first.
  var simpler: [ControllerKind] { Self.allCases.filter { $0.rank < rank } }
}

extension Origin {
  /// How far the origin is from the simplest; every stock controller is simpler than a scene.
  var rank: Int {
    switch self {
    case .stock(let kind): kind.rank
    case .scene: ControllerKind.allCases.count
    }
  }
}

extension Step.Subject {
  /// How far the subject is from the simplest.
  fileprivate var rank: Int {
    switch self {
    case .new(let origin): origin.rank
    case .existing: ControllerKind.allCases.count + 1
    }
  }
}

extension Segue.Kind {
  /// How far the kind is from the simplest.
  var rank: Int {
    switch self {
    case .show: 0
    case .present: 1
    case .showDetail: 2
    case .popover: 3
    case .custom: 4
    case .push: 5
    case .replace(_, let column): 6 + Int(column.rawValue)
    case .embed: 8
    case .unwind: 9
    }
  }
}

extension Reaction.Act {
  /// How far the act is from the simplest.
  var rank: Int {
    switch self {
    case .dismisses: 0
    case .pops: 1
    case .performs: 2
    }
  }
}

extension Step {
  /// How far the step is from the simplest, with what it hands over.
  var rank: Int {
    switch action {
    case .dismiss, .settle, .size: 0
    case .pop: 1
    case .popToRoot: 2
    case .popTo: 3
    case .select, .back, .swipeDown, .tapOutside, .finish: 4
    case .remove, .tapTab, .cancel, .beginBack, .beginSwipeDown, .progress: 5
    case .push(let subject, on: _): 6 + subject.rank
    case .present(let subject, on: _, style: _): 7 + subject.rank
    case .add(let subject, to: _): 8 + subject.rank
    case .show(let subject, on: _): 9 + subject.rank
    case .showDetail(let subject, on: _): 10 + subject.rank
    case .answer: 6
    case .replace(let subject, on: _): 8 + subject.rank
    case .setStack, .setTabs: 11
    case .performSegue: 12
    case .tap: 13
    case .background, .foreground, .save, .wait: 5
    case .alert: 8
    case .open, .restore, .signal: 12
    case .root(let subject): 8 + subject.rank
    }
  }
}
