import FlowModel

/// A tree of kinds, and which child of it is in front.
struct SmallShape: Hashable {
  var kind: SmallKind
  var children: [SmallShape] = []
  var selected: Int?

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The shape as an entry, with names given in preorder.
  func entry(
    _ names: inout some IteratorProtocol<Label>, among kinds: SmallKinds
  ) -> StageEntry? {
    guard let label = names.next() else { return nil }
    let children = children.compactMap { $0.entry(&names, among: kinds) }
    return StageEntry(
      label, kinds.origin(of: kind), children: children,
      selected: selected.map { children[$0].label })
  }
}

/// The trees of kinds by their size, each made once.
struct SmallShapes {
  private let kinds: SmallKinds
  private var known: [Key: [SmallShape]] = [:]

  private struct Key: Hashable {
    var count: Int
    var inStack: Bool
  }

  init(among kinds: SmallKinds) { self.kinds = kinds }

  /// The trees of a number of controllers, those that fit into a stack or all.
  mutating func trees(of count: Int, inStack: Bool = false) -> [SmallShape] {
    let key = Key(count: count, inStack: inStack)
    if let trees = known[key] { return trees }
    let trees = count == 1 ? leaves(inStack: inStack) : parents(of: count - 1, inStack: inStack)
    known[key] = trees
    return trees
  }

  private func leaves(inStack: Bool) -> [SmallShape] {
    kinds.containers(of: 0, inStack: inStack)
      .filter { $0 == .content || $0 == .own && kinds.kind(of: .own) == .content }
      .map { SmallShape(kind: $0) }
  }

  /// Every container around every row of children, with each child in front that can be.
  private mutating func parents(of count: Int, inStack: Bool) -> [SmallShape] {
    var trees: [SmallShape] = []
    for holdsStack in [false, true] {
      for children in forests(of: count, trees: { self.trees(of: $0, inStack: holdsStack) }) {
        let containers = kinds.containers(of: children.count, inStack: inStack)
        for kind in containers where (kinds.kind(of: kind) == .navigation) == holdsStack {
          let selections: [Int?] = kinds.hasBranches(kind) ? Array(children.indices) : [nil]
          trees += selections.map { SmallShape(kind: kind, children: children, selected: $0) }
        }
      }
    }
    return trees
  }
}
