import FlowModel

extension Step.Action {
  /// Whether it can change how many children a plain container has, so that the container has to
  /// be asked whether it allows it.
  var movesChildren: Bool {
    switch self {
    case .add, .remove, .setStack, .setTabs: true
    case .push(.existing, on: _), .replace(.existing, on: _), .show(.existing, on: _),
      .showDetail(.existing, on: _):
      true
    case .push(.new, on: _), .replace(.new, on: _), .show(.new, on: _), .showDetail(.new, on: _),
      .tap, .performSegue, .present, .dismiss, .pop, .popTo, .popToRoot, .select, .answer, .settle,
      .wait, .back, .swipeDown, .tapOutside, .tapTab, .beginBack, .beginSwipeDown, .progress,
      .finish, .cancel, .size, .open, .alert, .background, .foreground, .root, .save, .restore,
      .signal:
      false
    }
  }
}

// How many children containers have, and whether they keep as many.
extension Surroundings {
  /// Whether a step leaves every container as many children as it has.
  func allow(_ action: Step.Action) -> Bool {
    switch action {
    case .add(_, to: let label): mayGain(label)
    case .show(.existing(let label), on: let host):
      !stands(host, in: [.navigation, .split]) || mayLeave(label)
    case .showDetail(.existing(let label), on: let host):
      !stands(host, in: [.split]) || mayLeave(label)
    case .remove(let label), .push(.existing(let label), on: _): mayLeave(label)
    case .replace(.existing(let label), on: let host): mayReplace(label, on: host)
    case .setStack(let labels, on: _), .setTabs(let labels, on: _): labels.allSatisfy(mayLeave)
    case .push(.new, on: _), .replace(.new, on: _), .show(.new, on: _), .showDetail(.new, on: _),
      .tap, .performSegue, .present, .dismiss, .pop, .popTo, .popToRoot, .select, .answer, .settle,
      .wait, .back, .swipeDown, .tapOutside, .tapTab, .beginBack, .beginSwipeDown, .progress,
      .finish, .cancel, .size, .open, .alert, .background, .foreground, .root, .save, .restore,
      .signal:
      true
    }
  }

  /// Whether what is on offer leaves every container as many children as it has.
  func allow(_ offer: Offer) -> Bool {
    switch offer {
    case .add(to: let label): mayGain(label)
    case .remove(let label): mayLeave(label)
    default: true
    }
  }

  /// Whether a container can take one child more.
  private func mayGain(_ label: Label) -> Bool {
    guard !childCounts.isEmpty, let container = self[label],
      let counts = childCounts(of: container)
    else { return true }
    return allChildCount(of: container) < counts.upperBound
  }

  /// Whether the container of a child can do without it; one that always has as many may have one
  /// more while it exchanges two, and needs each of them.
  func mayLeave(_ label: Label) -> Bool {
    guard !childCounts.isEmpty, let container = container(of: label),
      let counts = childCounts(of: container)
    else { return true }
    return counts.lowerBound < counts.upperBound
      && allChildCount(of: container) > counts.lowerBound
  }

  /// Whether a child may become the main one of a container; the only one stays what it is.
  func mayReplace(_ label: Label, on host: Label) -> Bool {
    children(of: host) == [label] || mayLeave(label)
  }

  /// How many children a controller has by its class; `nil` when that is left open.
  private func childCounts(of controller: Controller) -> ClosedRange<Int>? {
    controller.sceneIndex.flatMap { childCounts[storyboard.scenes[$0].className] }
  }
}
