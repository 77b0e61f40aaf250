import FlowModel

extension StageEntry {
  /// The plainest things that can be done to the entry.
  func plainActions(in storyboard: Storyboard) -> [Step.Action] {
    switch storyboard.kind(of: origin) {
    case .navigation:
      [.dismiss(label), .pop(label), .push(.new(.stock(.content)), on: label), presents]
    case .tabs: [.dismiss(label)] + children.map { .select($0.label, on: label) } + [presents]
    case .content where storyboard.hasClass(origin):
      [.dismiss(label)] + children.map { .select($0.label, on: label) } + [presents]
    case .content, .split, nil: [.dismiss(label), presents]
    }
  }

  private var presents: Step.Action { .present(.new(.stock(.content)), on: label, style: nil) }
}
