import FlowModel

/// A label that is used where nothing that came before creates it.
///
/// It is legal: the step is declined and the flow goes on. So one step can be cut out of a case
/// without changing what the others mean. Whoever reads a case should be told, though.
public struct DeadLabel: Hashable, Sendable, CustomStringConvertible {
  /// The label.
  public var label: Label
  /// The step that uses it, counted from zero; `nil` for the stage.
  public var step: Int?

  /// A sentence that says where the label is used and what follows from it.
  public var description: String {
    guard let step else {
      return "the stage uses the label '\(label)', which nothing above creates; it is passed over"
    }
    return "step \(step + 1) uses the label '\(label)', which nothing before it creates; "
      + "the step is declined"
  }
}

extension Scenario {
  /// The labels that nothing creates before they are used, in order of use.
  public var deadLabels: [DeadLabel] {
    let entries = world.stage.entries
    var created = Set(world.stage.root.labels)
    var dead: [DeadLabel] = []
    for presentation in world.stage.presentations {
      if !created.contains(presentation.caller) {
        dead.append(DeadLabel(label: presentation.caller))
      }
      created.formUnion(presentation.entry.labels)
    }
    for entry in entries {
      guard let selected = entry.selected else { continue }
      if !entry.children.contains(where: { $0.label == selected }) {
        dead.append(DeadLabel(label: selected))
      }
    }
    created.formUnion(world.stage.creating)
    for (index, step) in steps.enumerated() {
      for label in step.action.labels where !created.contains(label) {
        dead.append(DeadLabel(label: label, step: index))
      }
      created.formUnion(step.creating)
    }
    return dead
  }
}

extension StageEntry {
  /// Its own label and those of all that it contains.
  fileprivate var labels: [Label] { [label] + children.flatMap(\.labels) }
}

extension Step.Action {
  /// The labels that the step uses, in the order in which they are written.
  fileprivate var labels: [Label] {
    switch self {
    case .tap(let label, _), .performSegue(let label, _), .dismiss(let label), .pop(let label),
      .popToRoot(let label), .remove(let label), .back(let label), .swipeDown(let label),
      .tapOutside(let label), .beginBack(let label), .beginSwipeDown(let label),
      .answer(let label, _):
      [label]
    case .present(let subject, let label, _), .push(let subject, let label),
      .show(let subject, let label), .showDetail(let subject, let label),
      .add(let subject, let label), .replace(let subject, let label):
      subject.labels + [label]
    case .popTo(let child, let label), .select(let child, let label), .tapTab(let child, let label):
      [child, label]
    case .setStack(let labels, let label), .setTabs(let labels, let label): labels + [label]
    case .settle, .wait, .progress, .finish, .cancel, .size: []
    case .root(let subject): subject.labels
    case .open, .alert, .background, .foreground, .save, .restore, .signal: []
    }
  }
}

extension Step.Subject {
  fileprivate var labels: [Label] {
    switch self {
    case .new: []
    case .existing(let label): [label]
    }
  }
}
