import FlowModel

extension Chapter {
  /// Whether everything in flight should have come to its end.
  var settles: Bool {
    guard let step else { return false }
    return trace.steps[step].settles || trace.steps[step].action == .settle
  }

  /// Whether the system said that the touch did not get through; that a step does not apply at all
  /// is every system's own affair.
  var isTouchLost: Bool {
    happened([.declined])
      && events.contains {
        switch trace.events[$0].what {
        case .declined(.swallowed), .declined(.notTouchable): true
        default: false
        }
      }
  }

  /// Whether the system said that the touch came to what moves.
  var isTouchSwallowed: Bool {
    happened([.declined]) && events.contains { trace.events[$0].what == .declined(.swallowed) }
  }

  /// Whether the system said that the step does not apply.
  var isDeclined: Bool {
    happened([.declined])
  }

  /// The place of the controller that a label named when the step was taken; of several in the
  /// tree the last one born.
  func receiver(_ label: Label, in tree: Tree) -> Int? {
    var last: Int?
    for (index, node) in tree.nodes.enumerated()
    where trace.cast[node.controller.index].label == label {
      if let known = last, tree.controller(at: known) >= node.controller { continue }
      last = index
    }
    return last
  }

  /// Whose control is touched in the step; `nil` for any other step.
  var touchedController: ControllerID? {
    guard case .tap(let label, _) = action else { return nil }
    return standing(label)
  }
}

extension Tree {
  /// Whether the user can touch a controller, moving or not.
  func isWithinReach(_ index: Int) -> Bool {
    nodes[index].isOnScreen && !snapshot.isInBackground
  }

  /// Whether a controller moves with a transition in flight: its own, or that of what it stands in.
  func isMoved(_ index: Int) -> Bool {
    sequence(first: index) { parent(of: $0) }.contains { nodes[$0].isInTransition }
  }

  /// Whether nothing moves that a controller stands in or on: neither itself nor a container around
  /// it, and nobody that it is presented on.
  ///
  /// Who presents something may have its own stack move below; of one that is presented itself
  /// nobody knows what moves.
  func rests(_ index: Int) -> Bool {
    guard !snapshot.isStill else { return true }
    var stands = true
    return sequence(first: index) { lister(of: $0) }.allSatisfy { place in
      let isFree = !nodes[place].isInTransition || !stands && !nodes[place].isPresented
      stands = !nodes[place].isPresented
      return isFree
    }
  }

  /// A controller and all that can be seen in it, whatever covers it.
  func visible(in index: Int) -> [Int] {
    let shown = children(of: index).filter { shows($0, in: index) }
    return [index] + shown.flatMap { visible(in: $0) }
  }
}
