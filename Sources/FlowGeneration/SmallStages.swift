import FlowModel

/// Every stage of a number of controllers, once.
///
/// Containers hold at least one controller: a stack no stack and no split view controller, a split
/// view controller two at most, and each tab is selected once. Whatever UIKit lets somebody present
/// is presented, by everybody who could be asked. Two stages count as one when they differ only in
/// the names of controllers, in styles that find the same presenter, or in the order of presentations
/// that does not show in the tree.
///
/// **Shape:** in a fixed order, so that a stage is known by its position.
package struct SmallStages: RandomAccessCollection, Sendable {
  private let stages: [Stage]

  /// Lists the stages of exactly so many controllers.
  ///
  /// - Complexity: Exponential in the number: 5 controllers stand in some two thousand stages.
  package init(ofControllers count: Int) {
    var shapes = SmallShapes()
    var seen: Set<[UInt8]> = []
    stages = shapes.unfinished(ofControllers: count).filter { seen.insert($0.key).inserted }
      .map(\.stage)
  }

  /// The first position.
  package var startIndex: Int { 0 }
  /// The number of stages.
  package var endIndex: Int { stages.count }

  /// The stage at a position; controllers are called `a`, `b`, `c` in the order of their birth.
  package subscript(position: Int) -> Stage { stages[position] }
}

/// A tree of kinds, and which child of it is in front.
private struct SmallShape: Hashable {
  var kind: ControllerKind
  var children: [SmallShape] = []
  var selected: Int?

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The shape as an entry, with names given in preorder.
  func entry(_ names: inout some IteratorProtocol<Label>) -> StageEntry? {
    guard let label = names.next() else { return nil }
    let children = children.compactMap { $0.entry(&names) }
    return StageEntry(
      label, .stock(kind), children: children, selected: selected.map { children[$0].label })
  }
}

/// The trees of kinds by their size, each made once.
private struct SmallShapes {
  private var known: [Key: [SmallShape]] = [:]

  private struct Key: Hashable {
    var count: Int
    var inStack: Bool
  }

  /// The trees of a number of controllers, those that fit into a stack or all.
  mutating func trees(of count: Int, inStack: Bool) -> [SmallShape] {
    let key = Key(count: count, inStack: inStack)
    if let trees = known[key] { return trees }
    var trees = count == 1 ? [SmallShape(kind: .content)] : []
    for children in count > 1 ? forests(of: count - 1, inStack: false) : [] {
      trees.append(SmallShape(kind: .content, children: children))
      for selected in children.indices {
        trees.append(SmallShape(kind: .tabs, children: children, selected: selected))
      }
      if children.count <= 2, !inStack {
        trees.append(SmallShape(kind: .split, children: children))
      }
    }
    for children in count > 1 && !inStack ? forests(of: count - 1, inStack: true) : [] {
      trees.append(SmallShape(kind: .navigation, children: children))
    }
    known[key] = trees
    return trees
  }

  private mutating func forests(of count: Int, inStack: Bool) -> [[SmallShape]] {
    guard count > 0 else { return [[]] }
    var forests: [[SmallShape]] = []
    for first in 1...count {
      let rests = self.forests(of: count - first, inStack: inStack)
      for tree in trees(of: first, inStack: inStack) { forests += rests.map { [tree] + $0 } }
    }
    return forests
  }

  /// The stages of a number of controllers, some of them more than once.
  mutating func unfinished(ofControllers count: Int) -> [SmallTower] {
    var finished: [SmallTower] = []
    var open: [SmallTower] = []
    for size in stride(from: 1, through: count, by: 1) {
      open += trees(of: size, inStack: false).compactMap { SmallTower(root: $0) }
    }
    while let tower = open.popLast() {
      guard tower.count < count else {
        finished.append(tower)
        continue
      }
      for size in 1...(count - tower.count) {
        open += trees(of: size, inStack: false).flatMap(tower.presenting)
      }
    }
    return finished.reversed()
  }
}

/// A stage that grows presentation by presentation.
private struct SmallTower {
  private(set) var stage: Stage
  private(set) var count: Int
  private var standing: StandingControllers
  /// Of each presentation: who presents, who asks, as numbers of birth.
  private var links: [(presenter: Int, caller: Int)] = []

  init?(root: SmallShape) {
    var names = SmallTower.names(from: 0)
    guard let entry = root.entry(&names) else { return nil }
    stage = Stage(root: entry)
    count = root.count
    standing = StandingControllers(entry, in: Storyboard())
  }

  private static func names(from first: Int) -> some IteratorProtocol<Label> {
    (first..<26).lazy.map { Label(String(UnicodeScalar(UInt8(97 + $0)))) }.makeIterator()
  }

  /// The stages with one more presentation, by everybody who can be asked and with every presenter.
  func presenting(_ shape: SmallShape) -> [SmallTower] {
    var names = Self.names(from: count)
    guard let entry = shape.entry(&names) else { return [] }
    return standing.labels.enumerated().flatMap { caller, label -> [SmallTower] in
      var presenters: [Int] = []
      return [PresentationStyle.pageSheet, .currentContext, .fullScreen].compactMap { style in
        guard let presenter = standing.presenter(for: label, style: style),
          !presenters.contains(presenter)
        else { return nil }
        presenters.append(presenter)
        var tower = self
        tower.stage.presentations.append(StagePresentation(by: label, style: style, entry))
        tower.standing.present(entry, by: presenter, style: style)
        tower.count += shape.count
        tower.links.append((presenter, caller))
        return tower
      }
    }
  }
}

// MARK: - Symmetry

extension SmallTower {
  /// The same bytes for every order of presentations that leads to the same tree.
  var key: [UInt8] {
    var births: [SmallBirth] = []
    var roots: [Int] = []
    for entry in [stage.root] + stage.presentations.map(\.entry) {
      roots.append(births.count)
      entry.append(to: &births)
    }
    var owned = [Int?](repeating: nil, count: births.count)
    for (number, link) in links.enumerated() { owned[link.presenter] = number }
    var order: [Int] = []
    func walk(_ birth: Int, _ visit: (Int) -> Void) {
      visit(birth)
      for child in births[birth].children { walk(child, visit) }
      if let number = owned[birth] { walk(roots[number + 1], visit) }
    }
    walk(0) { order.append($0) }
    return order.flatMap { birth -> [UInt8] in
      let caller = owned[birth].flatMap { order.firstIndex(of: links[$0].caller) }
      let node = births[birth]
      return [
        node.kind.rawValue, UInt8(node.children.count), UInt8((node.selected ?? -1) + 1),
        UInt8((caller ?? -1) + 1),
      ]
    }
  }
}

/// One controller of a stage, by its number of birth.
private struct SmallBirth {
  var kind: ControllerKind
  var children: [Int] = []
  var selected: Int?
}

extension StageEntry {
  fileprivate func append(to births: inout [SmallBirth]) {
    guard case .stock(let kind) = origin else { return }
    let place = births.count
    births.append(SmallBirth(kind: kind, selected: children.firstIndex { $0.label == selected }))
    for child in children {
      births[place].children.append(births.count)
      child.append(to: &births)
    }
  }
}
