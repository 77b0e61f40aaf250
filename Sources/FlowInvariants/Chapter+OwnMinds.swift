import FlowModel

extension Chapter {
  /// Whether the controller that a label named when the step was taken follows its own mind.
  func followsItsOwnMind(_ label: Label, in tree: Tree) -> Bool {
    receiver(label, in: tree).map { history.followsItsOwnMind(tree.controller(at: $0)) } ?? false
  }

  /// Whether nothing can have been done in the step but what was asked for.
  ///
  /// Something else can where time has passed for what code has put off, and where a router was
  /// asked, which does things in its own way. Where a class may act without a word, it also can
  /// where somebody stands who follows their own mind, and where such a class was called and more
  /// has changed than a step of its kind changes by itself.
  var isFreeOfOwnDeeds: Bool {
    guard !letsTimePass, !(asked.map { after.snapshot.claims(.routes, by: $0) } ?? false) else {
      return false
    }
    guard history.hasSilentClasses else { return true }
    let deeds = changes.filter { !trace.events[$0].kind.followsTheWidth }
    return (deeds.count <= changeCountMax || deeds.allSatisfy(isUnprompted))
      && !hasOwnMind(after) && !(before.map(hasOwnMind) ?? false)
  }

  /// Whether nobody who may act without a word was called in the step before an event; of the width
  /// of the window all hear, and nobody tells of that.
  func isUnprompted(_ number: Int) -> Bool {
    guard action?.changesTheWidth != true else { return false }
    return !trace.events[events.lowerBound..<number].contains { event in
      event.called.contains(where: history.mayActInSilence)
    }
  }

  /// How many events a step of its kind changes the tree by, when nobody does anything besides.
  private var changeCountMax: Int {
    switch action {
    case .size: 0
    case .select where asked != nil: 0
    default: 1
    }
  }

  /// Whether somebody who stands in a tree follows their own mind.
  func hasOwnMind(_ tree: Tree) -> Bool {
    tree.nodes.contains { history.followsItsOwnMind($0.controller) }
  }

  /// Whether somebody who follows their own mind may have answered what comes from outside, or gone
  /// on from there.
  ///
  /// Each of them that can be seen is asked. Whoever goes on changes something more; and when the
  /// app comes back from the background all hear of that, so that any change may be theirs.
  func mayHaveOwnAnswer(since before: Tree) -> Bool {
    history.hasOwnMinds
      && (changes.count > (before.snapshot.isInBackground ? 0 : 1)
        || before.nodes.contains { $0.isOnScreen && history.followsItsOwnMind($0.controller) })
  }
}

extension Event.Kind {
  /// Whether such an event tells how somebody fits the width of the window.
  var followsTheWidth: Bool {
    switch self {
    case .adapt, .collapse, .expand: true
    default: false
    }
  }
}

extension Step.Action {
  fileprivate var changesTheWidth: Bool { if case .size = self { true } else { false } }
}

extension Event {
  /// Those whose class is called, or may be, when such a thing happens.
  fileprivate var called: [ControllerID] {
    switch what {
    case .appearance(let controller, _), .containment(let controller, _), .load(let controller),
      .allowed(let controller, _), .can(let controller, _, _), .action(let controller, _),
      .callback(let controller, _), .report(let controller, _), .unwind(let controller, _),
      .completion(let controller, _), .segueAction(let controller, _, _),
      .prepare(_, let controller, _, _), .stack(let controller, _), .tabs(let controller, _),
      .instantiate(let controller, _), .adapt(let controller, _, _), .collapse(let controller),
      .expand(let controller), .root(let controller):
      [controller]
    case .push(let child, on: let owner), .pop(let child, to: let owner),
      .select(let child, on: let owner), .replace(let child, on: let owner),
      .add(let child, to: let owner), .remove(let child, from: let owner),
      .present(let child, from: let owner, by: _), .dismiss(let child, from: let owner),
      .shouldSelect(let child, on: let owner, _), .didSelect(let child, on: let owner):
      [child, owner]
    case .should, .create, .perform, .reaction, .interaction, .size, .background, .foreground,
      .saved, .restored, .opened, .closed, .declined, .refused, .warned, .misuse:
      []
    }
  }
}
