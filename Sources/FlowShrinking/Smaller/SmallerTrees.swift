import FlowModel

/// The trees of controllers by their size, each made once; without names for the controllers.
///
/// A stack holds no stack and no split view controller, and a split view controller two controllers
/// at most. Tabs, and children of classes of an app's own, may be selected.
struct SmallerTrees {
  private let origins: [Origin]
  private let board: Storyboard
  private var known: [Key: [SmallerTree]] = [:]

  private struct Key: Hashable {
    var count: Int
    var inStack: Bool
  }

  /// Begins with what controllers can be made from.
  init(of origins: [Origin], in board: Storyboard) {
    self.origins = origins
    self.board = board
  }

  /// The trees of a number of controllers, those that fit into a stack or all.
  mutating func trees(of count: Int, inStack: Bool = false) -> [SmallerTree] {
    let key = Key(count: count, inStack: inStack)
    if let trees = known[key] { return trees }
    var trees: [SmallerTree] = []
    for origin in origins {
      guard let kind = board.kind(of: origin),
        !inStack || kind.fitsStack
      else { continue }
      for children in forests(
        of: count - 1, trees: { self.trees(of: $0, inStack: kind == .navigation) })
      where kind != .split || children.count <= 2 {
        let selectable =
          kind == .tabs
          ? children.indices.dropFirst()
          : board.hasClass(origin)
            && kind == .content ? children.indices : 0..<0
        trees += ([nil] + selectable.map { $0 }).map {
          SmallerTree(origin: origin, children: children, selected: $0)
        }
      }
    }
    known[key] = trees
    return trees
  }
}

/// A controller and what it contains, without names.
struct SmallerTree {
  fileprivate var origin: Origin
  fileprivate var children: [SmallerTree]
  fileprivate var selected: Int?

  /// How many controllers there are.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The tree with plain names, given in preorder.
  func entry(named labels: inout PlainLabels) -> StageEntry {
    let label = labels.next()
    let children = children.map { $0.entry(named: &labels) }
    return StageEntry(
      label, origin, children: children, selected: selected.map { children[$0].label })
  }
}

/// Plain names in their order: a, b, c.
struct PlainLabels {
  private(set) var count = 0

  mutating func next() -> Label {
    defer { count += 1 }
    return Label(Alphabet.labels.name(count) ?? "?")
  }
}
