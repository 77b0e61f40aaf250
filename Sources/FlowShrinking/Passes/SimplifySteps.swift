import FlowModel

/// Does something simpler in a step: a segue by identifier for a tap, less for a call in code.
struct SimplifySteps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.steps.indices.flatMap { index in
      let action = scenario.steps[index].action
      let board = scenario.world.storyboard
      let simpler = action.simplerVerbs(in: board) + action.simplerSubjects(in: board)
      return simpler.map { simpler -> Edit in
        { $0.steps[index].action = simpler }
      }
    }
  }
}

extension Step.Action {
  /// The same step with a simpler verb.
  fileprivate func simplerVerbs(in storyboard: Storyboard) -> [Step.Action] {
    switch self {
    case .tap(let label, let control):
      storyboard.segues(firedBy: control).map { .performSegue(label, $0) }
    case .popToRoot(let stack), .popTo(_, on: let stack): [.pop(stack)]
    case .setStack(let labels, on: let stack):
      [.pop(stack), .popToRoot(stack)] + labels.droppingOne.map { .setStack($0, on: stack) }
    case .setTabs(let labels, on: let tabs):
      labels.map { .select($0, on: tabs) } + labels.droppingOne.map { .setTabs($0, on: tabs) }
    case .show(let subject, on: let label): [.present(subject, on: label, style: nil)]
    case .showDetail(let subject, on: let label):
      [.present(subject, on: label, style: nil), .show(subject, on: label)]
    case .back(let stack): [.pop(stack)]
    case .swipeDown(let presented), .tapOutside(let presented): [.dismiss(presented)]
    case .tapTab(let tab, on: let tabs): [.select(tab, on: tabs), .popToRoot(tab)]
    case .beginBack(let stack): [.pop(stack), .back(stack)]
    case .beginSwipeDown(let sheet): [.dismiss(sheet), .swipeDown(sheet)]
    case .finish: [.settle]
    case .cancel, .progress: [.finish]
    case .performSegue, .present, .dismiss, .push, .pop, .select, .add, .remove, .replace, .answer,
      .settle, .size:
      []
    case .open: [.alert]
    case .background, .foreground, .save, .signal, .wait: [.settle]
    case .restore: [.root(.new(.stock(.content)))]
    case .alert, .root: []
    }
  }

  /// The same step with a simpler controller handed over.
  fileprivate func simplerSubjects(in storyboard: Storyboard) -> [Step.Action] {
    subject.map { $0.simpler(in: storyboard).map(handing(over:)) } ?? []
  }
}

extension [Label] {
  /// The list without its last label, without the one before that, and so on; of one label nothing.
  fileprivate var droppingOne: [[Label]] {
    guard count > 1 else { return [] }
    return indices.reversed().map { Array(self[..<$0] + self[($0 + 1)...]) }
  }
}

extension Step.Subject {
  fileprivate func simpler(in storyboard: Storyboard) -> [Step.Subject] {
    switch self {
    case .existing: [.new(.stock(.content))]
    case .new(let origin): origin.simpler(in: storyboard).map { .new($0) }
    }
  }
}
