import FlowModel

extension Step.Kind {
  /// Whether a person, or time alone, can bring it about.
  package var isOpenToPerson: Bool {
    switch self {
    case .tap, .tapTab, .select, .answer, .back, .swipeDown, .tapOutside, .beginBack,
      .beginSwipeDown, .progress, .finish, .cancel, .size:
      true
    case .settle, .wait, .background, .foreground, .signal: true
    case .open, .alert, .root, .save, .restore: false
    case .performSegue, .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .setTabs,
      .show, .showDetail, .add, .remove, .replace:
      false
    }
  }
}

// MARK: - Tabs that code selects

extension World {
  /// Whether a step selects a tab in code, as far as the stage and the storyboard tell.
  ///
  /// A container of an app's own has no tab bar that can be touched; there code selects for a
  /// person.
  func selectsTab(_ action: Step.Action) -> Bool {
    guard case .select(_, on: let label) = action else { return false }
    guard let entry = stage.entries.first(where: { $0.label == label }) else {
      return storyboard.scenes.contains { $0.kind == .tabs }
    }
    return storyboard.kind(of: entry.origin) == .tabs
  }
}

extension Trace {
  /// Whether a step selects a tab in code.
  func selectsTab(_ step: Step) -> Bool {
    guard case .select(_, on: let label) = step.action else { return false }
    return cast.contains { $0.label == label && $0.kind == .tabs }
  }
}

extension Offer {
  /// Whether code selects a tab of a tab bar controller.
  func selectsTab(among surroundings: Surroundings) -> Bool {
    guard case .select(_, on: let label) = self else { return false }
    return surroundings[label]?.kind == .tabs
  }
}
