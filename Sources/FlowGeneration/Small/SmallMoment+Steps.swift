import FlowModel

// What can be done next: by anybody who has a name, to anybody who has one. What the kind alone
// forbids is one rule each and is left out, and so are scenes, segues and `progress`.
extension SmallMoment {
  /// The steps that can come next and that the system can play, in a fixed order.
  ///
  /// A step after which something can be in flight, from this step or from one before, comes twice,
  /// settled and then not. The last step of a flow is settled: what is seen before that is seen in
  /// a longer flow.
  func steps(among kinds: SmallKinds, isLast: Bool) -> [Step] {
    var steps: [Step] = []
    for action in actions(among: kinds) where kinds.repertoire.plays(action) {
      let creating = action.madeKind == nil ? [] : [nextLabel]
      steps.append(Step(action, creating: creating))
      if !isLast && (mayMove && action != .settle || canMove(action)) {
        steps.append(Step(action, creating: creating, settles: false))
      }
    }
    return steps
  }

  /// Whether what a step begins can be in flight after it.
  private func canMove(_ action: Step.Action) -> Bool {
    switch action {
    case .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .show, .showDetail, .back,
      .swipeDown, .tapOutside, .tapTab, .beginBack, .beginSwipeDown, .finish, .cancel, .alert:
      true
    case .select(_, on: let label), .replace(_, on: let label):
      zip(Label.small, standing).contains { $0 == label && $1 == .own }
    default: false
    }
  }

  private func actions(among kinds: SmallKinds) -> [Step.Action] {
    var actions: [Step.Action] = []
    for (place, sort) in standing.enumerated() {
      let label = Label.small[place]
      let others = standing.indices.filter { $0 != place }.map { Label.small[$0] }
      appendForAnybody(label, others: others, among: kinds, to: &actions)
      switch kinds.kind(of: sort) {
      case .content: actions.append(.add(.page, to: label))
      case .navigation: appendForStack(label, at: place, among: kinds, to: &actions)
      case .tabs: actions += others.map { .tapTab($0, on: label) }
      case .split: break
      }
      if sort == .own {
        actions += ([.page] + others.map(Step.Subject.existing)).map { .replace($0, on: label) }
      }
      if kinds.hasBranches(sort) { actions += others.map { .select($0, on: label) } }
    }
    appendFromOutside(among: kinds, to: &actions)
    return actions
  }

  private func appendForAnybody(
    _ label: Label, others: [Label], among kinds: SmallKinds, to actions: inout [Step.Action]
  ) {
    actions += SmallFlows.allStyles.map { .present(.page, on: label, style: $0) }
    if kinds.stock.contains(.navigation) {
      actions.append(.present(.stack, on: label, style: nil))
    }
    actions += others.map { .present(.existing($0), on: label, style: nil) }
    let subjects = [.page] + others.map(Step.Subject.existing)
    actions += subjects.map { .show($0, on: label) }
    actions += subjects.map { .showDetail($0, on: label) }
    actions += [
      .dismiss(label), .remove(label), .swipeDown(label), .tapOutside(label),
      .beginSwipeDown(label),
    ]
  }

  private func appendForStack(
    _ label: Label, at place: Int, among kinds: SmallKinds, to actions: inout [Step.Action]
  ) {
    let fitting = standing.indices.filter { $0 != place && kinds.kind(of: standing[$0]).fitsStack }
      .map { Label.small[$0] }
    actions += ([.page] + fitting.map(Step.Subject.existing)).map { .push($0, on: label) }
    actions += [.pop(label), .popToRoot(label), .back(label), .beginBack(label)]
    actions += fitting.map { .popTo($0, on: label) }
    for first in fitting {
      actions.append(.setStack([first], on: label))
      actions += fitting.filter { $0 != first }.map { .setStack([first, $0], on: label) }
    }
  }

  private func appendFromOutside(among kinds: SmallKinds, to actions: inout [Step.Action]) {
    actions += [
      .size(size.other), .alert,
      isInBackground ? .foreground : .background, .root(.page),
    ]
    if kinds.stock.contains(.navigation) { actions.append(.root(.stack)) }
    actions += standing.indices.map { .root(.existing(Label.small[$0])) }
    actions.append(.save)
    if hasSavedState { actions.append(.restore) }
    if hasGesture { actions += [.finish, .cancel] }
    if mayMove { actions.append(.settle) }
  }
}

extension Step.Subject {
  /// A new page.
  fileprivate static let page = Step.Subject.new(.stock(.content))
  /// A new stack, in which nothing stands yet.
  fileprivate static let stack = Step.Subject.new(.stock(.navigation))
}
