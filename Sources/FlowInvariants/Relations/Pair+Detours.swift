import FlowModel

// What has become of the steps that only the variant has.
extension Pair {
  /// Whether every step that only the variant has was carried out.
  public var hasMadeDetours: Bool {
    variant.detours.allSatisfy { step in
      step >= other.steps.count
        || !other.events(ofStep: step).contains { event in
          switch event.kind {
          case .declined, .refused, .misuse: true
          default: false
          }
        }
    }
  }

  /// Whether nothing waits for its time after a step that only the variant has.
  var hasDoneItsDetours: Bool {
    variant.detours.allSatisfy { step in
      step + 1 >= other.snapshots.count || other.snapshots[step + 1].delayedCount == 0
    }
  }

  /// Who stands only in the variant: its guests, and who is seen for the first time in a detour;
  /// all who come later have other numbers than in the flow.
  var strangers: Set<ControllerID> {
    var strangers = Set(other.cast.indices.map { ControllerID($0) }.filter(isGuest))
    var known = Set(other.snapshots[0].nodes.map(\.controller))
    for step in other.steps.indices {
      let shown = other.events(ofStep: step).compactMap(\.what.shown)
      if variant.detours.contains(step) { strangers.formUnion(Set(shown).subtracting(known)) }
      known.formUnion(shown)
    }
    return strangers
  }

  /// Whether nobody but a guest who was seen in a detour first has to do with the steps of the
  /// flow: there the same one would have come later.
  func keepsAway(_ strangers: Set<ControllerID>) -> Bool {
    let others = strangers.filter { !isGuest($0) }
    guard !others.isEmpty else { return true }
    return other.snapshots.allSatisfy { $0.nodes.allSatisfy { !others.contains($0.controller) } }
      && other.steps.indices.allSatisfy { step in
        variant.detours.contains(step)
          || others.isDisjoint(with: other.events(ofStep: step).compactMap(\.what.shown))
      }
  }

  private func isGuest(_ controller: ControllerID) -> Bool {
    other.cast[controller.index].label.map(variant.guests.contains) ?? false
  }
}

extension Event.What {
  /// Who is made, comes into the tree or has their view loaded.
  fileprivate var shown: ControllerID? {
    switch self {
    case .instantiate(let controller, for: _), .load(let controller), .push(let controller, on: _),
      .present(let controller, from: _, by: _), .add(let controller, to: _):
      controller
    default: nil
    }
  }
}
