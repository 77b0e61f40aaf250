import FlowModel

extension Step {
  /// The step without what an edit has left dangling; `nil` when nothing is left to do.
  func cleared(of debris: Debris) -> Step? {
    switch action {
    case .setStack(let list, on: let label), .setTabs(let list, on: let label):
      guard !isDead(label, debris) else { return nil }
      let left = list.filter { !isDead($0, debris) }
      guard !left.isEmpty || list.isEmpty else { return nil }
      var step = self
      step.action = kind == .setTabs ? .setTabs(left, on: label) : .setStack(left, on: label)
      return step
    case .tap(let label, let control):
      return isDead(label, debris) || debris.contains { $0.has(control, on: label) } ? nil : self
    case .performSegue(let label, let segue):
      return isDead(label, debris) || debris.contains { $0.has(segue, on: label) } ? nil : self
    case .present(let subject, on: let label, style: _), .push(let subject, on: let label),
      .show(let subject, on: let label), .showDetail(let subject, on: let label),
      .add(let subject, to: let label), .replace(let subject, on: let label):
      return isDead(label, debris) || isDead(subject, debris) ? nil : self
    case .popTo(let target, on: let label), .select(let target, on: let label),
      .tapTab(let target, on: let label):
      return isDead(label, debris) || isDead(target, debris) ? nil : self
    case .dismiss(let label), .pop(let label), .popToRoot(let label), .remove(let label),
      .back(let label), .swipeDown(let label), .tapOutside(let label), .beginBack(let label),
      .beginSwipeDown(let label), .answer(let label, success: _):
      return isDead(label, debris) ? nil : self
    case .settle, .wait, .progress, .finish, .cancel, .size:
      return self
    case .open(let scene): return debris.contains { $0.has(scene) } ? nil : self
    case .root(let subject): return isDead(subject, debris) ? nil : self
    case .alert, .background, .foreground, .save, .restore, .signal: return self
    }
  }

  /// Leaves out of a list of children those that are in it already.
  mutating func dropRepeatedChildren() {
    switch action {
    case .setStack(let list, on: let label): action = .setStack(list.uniqued(), on: label)
    case .setTabs(let list, on: let label): action = .setTabs(list.uniqued(), on: label)
    default: break
    }
  }

  private func isDead(_ label: Label, _ debris: Debris) -> Bool {
    debris.contains { $0.has(label) }
  }

  private func isDead(_ subject: Subject, _ debris: Debris) -> Bool {
    switch subject {
    case .new(.scene(let scene)): debris.contains { $0.has(scene) }
    case .new(.stock): false
    case .existing(let label): isDead(label, debris)
    }
  }
}
