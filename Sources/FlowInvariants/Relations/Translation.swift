import FlowModel

/// The controllers of a variant, as those of the flow itself.
struct Translation {
  private let originals: [ControllerID]
  private let guests: Set<ControllerID>
  private let other: Trace

  init(of pair: Pair) {
    guests = pair.strangers
    other = pair.other
    var originals: [ControllerID] = []
    var passed = 0
    for index in pair.other.cast.indices {
      if guests.contains(ControllerID(index)) {
        passed += 1
        originals.append(.stranger)
      } else {
        let original = ControllerID(index - passed)
        originals.append(original.index < pair.trace.cast.count ? original : .stranger)
      }
    }
    self.originals = originals
  }

  /// Who somebody of the other flow is in the flow itself.
  func original(of controller: ControllerID) -> ControllerID { originals[controller.index] }

  /// The tree in the words of the flow itself, in preorder.
  ///
  /// A guest with one child counts as that child: it presents what the guest presents.
  func placedControllers(in snapshot: Snapshot) -> [PlacedController] {
    var standsFor: [ControllerID: ControllerID] = [:]
    for index in snapshot.nodes.indices where guests.contains(snapshot.nodes[index].controller) {
      let children = snapshot.children(of: index)
      guard children.count == 1 else { continue }
      standsFor[snapshot.nodes[index].controller] = snapshot.nodes[children[0]].controller
    }
    func known(_ controller: ControllerID?) -> ControllerID? {
      controller.map { originals[(standsFor[$0] ?? $0).index] }
    }
    return snapshot.nodes.indices.compactMap { index in
      let node = snapshot.nodes[index]
      guard standsFor[node.controller] == nil else { return nil }
      var placed = PlacedController(at: index, in: snapshot)
      if let guest = placed.lister, standsFor[guest] != nil, !placed.isPresented {
        placed.lister = nil
      }
      if let guest = placed.parent, standsFor[guest] != nil { placed.parent = nil }
      placed.controller = originals[node.controller.index]
      if placed.controller == .stranger {
        placed.strangerName = other.knownName(of: node.controller)
      }
      placed.lister = known(placed.lister)
      placed.parent = known(placed.parent)
      placed.presenter = known(placed.presenter)
      placed.caller = known(placed.caller)
      placed.popoverSource = known(placed.popoverSource)
      placed.replaced = known(placed.replaced)
      placed.selected = known(placed.selected)
      return placed
    }
  }
}

extension ControllerID {
  /// Somebody whom the first flow does not have.
  static let stranger = ControllerID(-1)
}
