import FlowModel

/// What a step does to the children of containers, where these have to be asked whether they allow
/// it.
enum ChildMovement {
  /// A container gets one child more.
  case arrival(in: Label)
  /// Some leave the containers that they are in.
  case departure([Label])
  /// A child is shown by somebody, and leaves if that one stands in a container of these kinds.
  case showing(Label, by: Label, within: [ControllerKind])
  /// A child becomes the main one of a container.
  case replacement(Label, in: Label)
}

extension Step.Action {
  /// What it does to the children of containers; `nil` when it leaves as many as there are.
  var childMovement: ChildMovement? {
    switch self {
    case .add(_, to: let label): .arrival(in: label)
    case .remove(let label), .push(.existing(let label), on: _): .departure([label])
    case .setStack(let labels, on: _), .setTabs(let labels, on: _): .departure(labels)
    case .show(.existing(let label), on: let host):
      .showing(label, by: host, within: [.navigation, .split])
    case .showDetail(.existing(let label), on: let host):
      .showing(label, by: host, within: [.split])
    case .replace(.existing(let label), on: let host): .replacement(label, in: host)
    case .push(.new, on: _), .replace(.new, on: _), .show(.new, on: _), .showDetail(.new, on: _),
      .tap, .performSegue, .present, .dismiss, .pop, .popTo, .popToRoot, .select, .answer, .settle,
      .wait, .back, .swipeDown, .tapOutside, .tapTab, .beginBack, .beginSwipeDown, .progress,
      .finish, .cancel, .size, .open, .alert, .background, .foreground, .root, .save, .restore,
      .signal:
      nil
    }
  }
}

// How many children containers have, and whether they keep as many.
extension Surroundings {
  /// Whether a movement leaves every container as many children as it has.
  func allow(_ movement: ChildMovement) -> Bool {
    switch movement {
    case .arrival(in: let container): mayGain(container)
    case .departure(let children): children.allSatisfy(mayLeave)
    case .showing(let child, by: let host, within: let kinds):
      !stands(host, in: kinds) || mayLeave(child)
    case .replacement(let child, in: let container): mayReplace(child, on: container)
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

  /// Whether the container of a child can do without it.
  ///
  /// One that always has as many children needs each of them, also while it exchanges two and has
  /// one more.
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
