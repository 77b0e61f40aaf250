import FlowModel

/// One snapshot with look-up tables: who lists whom.
///
/// It goes by the places of the nodes, which say what the tree shows, and not by the links. A place
/// that does not point upwards counts as no place at all, so that every walk ends.
public struct Tree: Sendable {
  private var tables: Tables

  /// Makes the tables of a snapshot.
  init(_ snapshot: Snapshot, cast: [CastMember]) {
    tables = Tables(of: snapshot, cast: cast)
    let problems = TreeInspection(of: self, cast: cast).problems()
    if !problems.isEmpty { tables = Tables(tables, problems) }
  }

  /// The snapshot.
  public var snapshot: Snapshot { _read { yield tables.snapshot } }

  /// Whether nothing is in flight.
  var isStill: Bool { snapshot.isStill }

  /// Whether what is done now begins at once.
  var isAtRest: Bool { snapshot.isAtRest }

  /// What is wrong with the tree, the gravest first; empty for a healthy one.
  var problems: [TreeProblem] { tables.problems }
}

/// What a tree is looked up in, behind one reference: trees are handed round a lot.
private final class Tables: Sendable {
  let snapshot: Snapshot
  /// Who takes part in the whole flow, by the controller's number.
  let cast: [CastMember]
  /// The node of each controller, by the controller's number; -1 for none.
  let positions: [Int32]
  /// What the tree has around each node.
  let links: [Links]
  let problems: [TreeProblem]
  let isSound: Bool
  /// Whether anybody says which of its children are visible.
  let namesVisible: Bool

  struct Links {
    var lister: Int32 = -1
    var presentation: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  /// Enters the nodes from the last to the first, so that the first of a controller wins.
  ///
  /// Small arrays are mapped here and elsewhere and not made by repeating, which looks up at run
  /// time what sort of array it is.
  init(of snapshot: Snapshot, cast: [CastMember]) {
    let nodes = snapshot.nodes
    var positions = cast.map { _ in Int32(-1) }
    var links = nodes.map { _ in Links() }
    for index in nodes.indices.reversed() {
      positions[nodes[index].controller.index] = Int32(index)
      switch nodes[index].place {
      case .child(let lister) where lister >= 0 && lister < index:
        links[index].lister = Int32(lister)
        links[index].nextSibling = links[lister].firstChild
        links[lister].firstChild = Int32(index)
      case .presented(let lister) where lister >= 0 && lister < index:
        links[index].lister = Int32(lister)
        links[lister].presentation = Int32(index)
      case .window, .child, .presented: break
      }
    }
    self.snapshot = snapshot
    self.cast = cast
    self.positions = positions
    self.links = links
    problems = []
    isSound = true
    namesVisible = snapshot.claims.contains {
      if case .visible = $0.facet { true } else { false }
    }
  }

  /// The same tables of a tree that is not healthy.
  init(_ tables: Tables, _ problems: [TreeProblem]) {
    snapshot = tables.snapshot
    cast = tables.cast
    positions = tables.positions
    links = tables.links
    self.problems = problems
    isSound = !problems.contains { $0.clause.spoilsTree }
    namesVisible = tables.namesVisible
  }
}

extension Tree {
  /// The nodes in preorder.
  public var nodes: [Snapshot.Node] { _read { yield tables.snapshot.nodes } }

  /// Whether places and links agree, so that the tree can be reasoned about.
  public var isSound: Bool { tables.isSound }

  /// Whether anybody says which of its children are visible.
  var namesVisible: Bool { tables.namesVisible }

  /// Finds the first node of a controller.
  public func index(of controller: ControllerID) -> Int? {
    guard tables.positions.indices.contains(controller.index) else { return nil }
    let position = tables.positions[controller.index]
    return position < 0 ? nil : Int(position)
  }

  /// Whether the controller can be reached from the window.
  public func contains(_ controller: ControllerID) -> Bool { index(of: controller) != nil }

  /// Whether a controller stands in the tree and is on screen.
  func isOnScreen(_ controller: ControllerID) -> Bool {
    index(of: controller).map { nodes[$0].isOnScreen } ?? false
  }

  /// The controller at an index.
  public func controller(at index: Int) -> ControllerID { nodes[index].controller }

  /// What the flow knows of the controller at an index.
  func member(at index: Int) -> CastMember { tables.cast[controller(at: index).index] }

  /// What sort of controller stands at an index.
  func kind(at index: Int) -> ControllerKind { tables.cast[controller(at: index).index].kind }

  /// The node that lists a node, as a child or as what it presents; `nil` for the root.
  public func lister(of index: Int) -> Int? {
    let lister = tables.links[index].lister
    return lister < 0 ? nil : Int(lister)
  }

  /// The controller that lists a node.
  func holder(of index: Int) -> ControllerID? { lister(of: index).map { controller(at: $0) } }

  /// The controller that lists another one; `nil` for the root, and for who is not in the tree.
  func holder(of controller: ControllerID) -> ControllerID? {
    index(of: controller).flatMap { holder(of: $0) }
  }

  /// What a node presents itself.
  public func presented(by index: Int) -> Int? {
    let presentation = tables.links[index].presentation
    return presentation < 0 ? nil : Int(presentation)
  }

  /// The children of a node, in order.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = tables.links[index].firstChild
    while next >= 0 {
      children.append(Int(next))
      next = tables.links[Int(next)].nextSibling
    }
    return children
  }

  /// The controllers of the children of a node, in order, without a list of them.
  func childControllers(of index: Int) -> ChildControllers {
    ChildControllers(tables: tables, nextChild: tables.links[index].firstChild)
  }

  /// The controller of the first child of a node.
  func firstChild(of index: Int) -> ControllerID? {
    children(of: index).first.map { controller(at: $0) }
  }

  /// The controller of the last child of a node: the top of a stack.
  func lastChild(of index: Int) -> ControllerID? {
    children(of: index).last.map { controller(at: $0) }
  }

  /// The last child of a controller: the top of a stack; `nil` also for who is not in the tree.
  func lastChild(of controller: ControllerID) -> ControllerID? {
    index(of: controller).flatMap { lastChild(of: $0) }
  }

  /// Whether a node has children.
  func hasChildren(_ index: Int) -> Bool { tables.links[index].firstChild >= 0 }

  /// Whether no other child of the same parent comes after a node.
  public func isLastChild(_ index: Int) -> Bool { tables.links[index].nextSibling < 0 }

  /// The parent of a node in the tree; `nil` for the root and for what is presented.
  public func parent(of index: Int) -> Int? {
    if case .child = nodes[index].place { lister(of: index) } else { nil }
  }

  /// The screen of a stack that a controller is, or stands in; `nil` where it is in none of them.
  func screen(with controller: ControllerID, in stack: ControllerID) -> Int? {
    guard let place = index(of: controller), let owner = index(of: stack) else { return nil }
    let line = lineage(of: place)
    return children(of: owner).first(where: line.contains)
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

  /// Which nodes are among some or stand below one of them, by their places.
  func marks(below tops: [Int]) -> [Bool] {
    var marks = nodes.map { _ in false }
    guard !tops.isEmpty else { return marks }
    for index in marks.indices {
      marks[index] = tops.contains(index) || lister(of: index).map { marks[$0] } ?? false
    }
    return marks
  }

  /// Whether two trees are one and the same, because nothing has changed between them.
  func isIdentical(to other: Tree) -> Bool { tables === other.tables }

  /// Whether two trees have the same controllers in the same places, with the same tabs selected.
  public func hasSameShape(as other: Tree) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { $0.standsLike($1) }
  }

  /// Whether two trees have the same shape, in a window of the same size.
  func looks(like other: Tree) -> Bool {
    hasSameShape(as: other) && snapshot.size == other.snapshot.size
  }
}

extension Snapshot.Node {
  /// Whether two nodes are of one controller, in the same place, with the same child in front.
  func standsLike(_ other: Snapshot.Node) -> Bool {
    controller == other.controller && place == other.place && selected == other.selected
  }
}

/// The controllers of the children of a node.
struct ChildControllers: Sequence, IteratorProtocol {
  fileprivate let tables: Tables
  fileprivate var nextChild: Int32

  /// Whether a controller is one of them.
  func contains(_ controller: ControllerID) -> Bool {
    var child = nextChild
    while child >= 0 {
      if tables.snapshot.nodes[Int(child)].controller == controller { return true }
      child = tables.links[Int(child)].nextSibling
    }
    return false
  }

  mutating func next() -> ControllerID? {
    guard nextChild >= 0 else { return nil }
    let index = Int(nextChild)
    nextChild = tables.links[index].nextSibling
    return tables.snapshot.nodes[index].controller
  }
}
