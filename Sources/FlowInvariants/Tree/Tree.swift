import FlowModel

/// One snapshot with look-up tables: who lists whom.
///
/// It goes by the places of the nodes, which say what the tree shows, and not by the links. A place
/// that does not point upwards counts as no place at all, so that every walk ends.
public struct Tree: Sendable {
  /// The snapshot.
  public let snapshot: Snapshot

  /// What is wrong with the tree, the gravest first; empty for a healthy one.
  private(set) var problems: [TreeProblem] = []

  private let positions: [Int32]
  private let listers: [Int32]
  private let presentations: [Int32]
  private let firstChildren: [Int32]
  private let nextSiblings: [Int32]

  /// Makes the tables of a snapshot.
  init(_ snapshot: Snapshot, cast: [CastMember]) {
    let count = snapshot.nodes.count
    var tables = Tables(cast: cast.count, nodes: count)
    for index in snapshot.nodes.indices.reversed() {
      tables.enter(snapshot.nodes[index], at: index)
    }
    self.snapshot = snapshot
    positions = tables.positions
    listers = tables.listers
    presentations = tables.presentations
    firstChildren = tables.firstChildren
    nextSiblings = tables.nextSiblings
    problems = TreeInspection(of: self, cast: cast).problems()
  }

  private struct Tables {
    var positions: [Int32]
    var listers: [Int32]
    var presentations: [Int32]
    var firstChildren: [Int32]
    var nextSiblings: [Int32]

    init(cast: Int, nodes: Int) {
      positions = Array(repeating: -1, count: cast)
      listers = Array(repeating: -1, count: nodes)
      presentations = listers
      firstChildren = listers
      nextSiblings = listers
    }

    /// Enters a node; called from the last to the first, so that the first one wins.
    mutating func enter(_ node: Snapshot.Node, at index: Int) {
      positions[node.controller.index] = Int32(index)
      switch node.place {
      case .child(let lister) where lister >= 0 && lister < index:
        listers[index] = Int32(lister)
        nextSiblings[index] = firstChildren[lister]
        firstChildren[lister] = Int32(index)
      case .presented(let lister) where lister >= 0 && lister < index:
        listers[index] = Int32(lister)
        presentations[lister] = Int32(index)
      case .window, .child, .presented: break
      }
    }
  }
}

extension Tree {
  /// The nodes in preorder.
  public var nodes: [Snapshot.Node] { snapshot.nodes }

  /// Whether places and links agree, so that the tree can be reasoned about.
  public var isSound: Bool { !problems.contains { $0.clause.spoilsTree } }

  /// Finds the first node of a controller.
  public func index(of controller: ControllerID) -> Int? {
    positions.indices.contains(controller.index) && positions[controller.index] >= 0
      ? Int(positions[controller.index]) : nil
  }

  /// Whether the controller can be reached from the window.
  public func contains(_ controller: ControllerID) -> Bool { index(of: controller) != nil }

  /// The controller at an index.
  public func controller(at index: Int) -> ControllerID { nodes[index].controller }

  /// The node that lists a node, as a child or as what it presents; `nil` for the root.
  public func lister(of index: Int) -> Int? { listers[index] < 0 ? nil : Int(listers[index]) }

  /// What a node presents itself.
  public func presented(by index: Int) -> Int? {
    presentations[index] < 0 ? nil : Int(presentations[index])
  }

  /// The children of a node, in order.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = firstChildren[index]
    while next >= 0 {
      children.append(Int(next))
      next = nextSiblings[Int(next)]
    }
    return children
  }

  /// Whether no other child of the same parent comes after a node.
  public func isLastChild(_ index: Int) -> Bool { nextSiblings[index] < 0 }

  /// The parent of a node in the tree; `nil` for the root and for what is presented.
  public func parent(of index: Int) -> Int? {
    if case .child = nodes[index].place { lister(of: index) } else { nil }
  }

  /// A node, the one that lists it, the one that lists that, up to the root.
  public func lineage(of index: Int) -> [Int] {
    var lineage = [index]
    var last = index
    while let lister = lister(of: last) {
      lineage.append(lister)
      last = lister
    }
    return lineage
  }

  /// The node itself and everything below it.
  public func subtree(of index: Int) -> [Int] {
    var found = [index]
    var next = 0
    while next < found.count {
      found += children(of: found[next])
      if let presented = presented(by: found[next]) { found.append(presented) }
      next += 1
    }
    return found
  }

  /// Whether two trees have the same controllers in the same places, with the same tabs selected.
  public func hasSameShape(as other: Tree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy {
        $0.controller == $1.controller && $0.place == $1.place && $0.selected == $1.selected
      }
  }
}
