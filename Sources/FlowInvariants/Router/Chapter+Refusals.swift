import FlowModel

// What a router refuses, and whether it may.
extension Chapter {
  /// How everything that has ended in the step has ended.
  private var closings: [Closing] {
    numbers(of: [.closed]).compactMap {
      if case .closed(_, let closing) = trace.events[$0].what { closing } else { nil }
    }
  }

  /// Whether everything that was taken on in the step is said to be impossible, or overtaken, and
  /// nothing is done.
  var saysItCannotBe: Bool {
    !isChanged && happened([.closed]) && !closings.contains(.shown)
  }

  /// Whether whoever asked for anything was told that it cannot be.
  var saysNo: Bool { happened([.closed]) && closings.allSatisfy { $0 == .told } }

  /// Whether nothing can stand in the way of what is asked of a router at rest.
  ///
  /// To go back takes a screen below, and to close takes something presented. What is shown must
  /// stand nowhere yet; what is pushed must also fit, and be the only one of its scene there.
  ///
  /// A router that has not declared whether the user may leave, or what it shows, may say no; and
  /// so may one, when it is to present, that is covered by what it has not presented itself.
  func canBe(
    onStack stack: [ControllerID], of router: ControllerID, in before: Tree
  ) -> Bool {
    switch action {
    case .pop, .popToRoot: return stack.count > 1 && !history.leavesOpen(.exits, of: router)
    case .dismiss:
      return !before.presented(for: router, in: trace.cast).isEmpty
        && !history.leavesOpen(.exits, of: router)
    case .push(let subject, on: _):
      guard comesFromNowhere(subject), let new = handedOver(subject),
        !history.leavesOpen(.show, of: router)
      else { return false }
      let (kind, scene) = (trace.cast[new.index].kind, history.sceneName(of: new))
      return kind.fitsStack
        && !stack.contains { history.sceneName(of: $0) == scene }
    case .present(let subject, on: _, style: _):
      guard comesFromNowhere(subject), !history.leavesOpen(.show, of: router) else { return false }
      if let top = before.top(presentedBy: router) {
        return before.isWithinReach(top)
      }
      return !happened([.refused])
        && before.index(of: router).map(before.isWithinReach) ?? false
    default: return false
    }
  }
}

extension Tree {
  /// The last of what a router names as presented, when it has presented that on itself, or on what
  /// it stands in, and nobody else presents.
  fileprivate func top(presentedBy router: ControllerID) -> Int? {
    let tower = claimed(.routes, by: router).filter { route in
      index(of: route).map { nodes[$0].isPresented } ?? false
    }
    guard let place = index(of: router), let lowest = tower.first.flatMap(index),
      let presenter = lineage(of: lowest).dropFirst().first,
      sequence(first: place, next: parent).contains(presenter),
      presented(besidesAround: router) == tower
    else { return nil }
    return tower.last.flatMap(index)
  }
}
