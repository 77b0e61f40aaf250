import FlowModel

/// Every stage of a number of controllers, once.
///
/// Containers hold at least one controller: a stack no stack and no split view controller, a split
/// view controller two at most, and each tab is selected once. A class of an app's own holds as
/// many as it is offered with. Whatever UIKit lets somebody present is presented, by everybody who
/// could be asked. Two stages count as one when they differ only in the names of controllers, in
/// styles that find the same presenter, or in the order of presentations that does not show in the
/// tree. The window is regular where the system has that, and what it does not play is left out.
///
/// **Shape:** in a fixed order, so that a stage is known by its position.
package struct SmallStages: RandomAccessCollection, Sendable {
  private let stages: [Stage]

  /// Lists the stages of exactly so many controllers.
  ///
  /// - Parameters:
  ///   - count: How many controllers stand.
  ///   - kinds: Which sorts of controllers those are.
  /// - Complexity: Exponential in the number: 5 controllers stand in some two thousand stages.
  package init(ofControllers count: Int, among kinds: SmallKinds = .all) {
    var shapes = SmallShapes(among: kinds)
    var seen: Set<[UInt8]> = []
    let size = kinds.repertoire.sizes.contains(.regular) ? SizeClass.regular : .compact
    stages = shapes.towers(ofControllers: count, among: kinds)
      .filter { seen.insert($0.key).inserted }
      .map { tower in
        var stage = tower.stage
        stage.size = size
        return stage
      }
      .filter(kinds.repertoire.plays)
  }

  /// The first position.
  package var startIndex: Int { 0 }
  /// The number of stages.
  package var endIndex: Int { stages.count }

  /// The stage at a position; controllers are called `a`, `b`, `c` in the order of their birth.
  package subscript(position: Int) -> Stage { stages[position] }
}

extension SmallShapes {
  /// The stages of a number of controllers, some of them more than once.
  fileprivate mutating func towers(
    ofControllers count: Int, among kinds: SmallKinds
  ) -> [SmallTower] {
    var finished: [SmallTower] = []
    var open: [SmallTower] = []
    for size in stride(from: 1, through: count, by: 1) {
      open += trees(of: size).compactMap { SmallTower(root: $0, among: kinds) }
    }
    while let tower = open.popLast() {
      guard tower.count < count else {
        finished.append(tower)
        continue
      }
      for size in 1...(count - tower.count) {
        open += trees(of: size).flatMap(tower.presenting)
      }
    }
    return finished.reversed()
  }
}

/// A stage that grows presentation by presentation.
private struct SmallTower {
  private(set) var stage: Stage
  private(set) var count: Int
  private let kinds: SmallKinds
  private var standing: StandingControllers
  /// Of each presentation: who presents, who asks, as numbers of birth.
  private var links: [(presenter: Int, caller: Int)] = []

  init?(root: SmallShape, among kinds: SmallKinds) {
    var names = Label.small[...].makeIterator()
    guard let entry = root.entry(&names, among: kinds) else { return nil }
    stage = Stage(root: entry)
    count = root.count
    self.kinds = kinds
    standing = StandingControllers(entry, in: kinds.storyboard)
  }

  /// The stages with one more presentation, by everybody who can be asked and with every presenter.
  func presenting(_ shape: SmallShape) -> [SmallTower] {
    var names = Label.small[count...].makeIterator()
    guard let entry = shape.entry(&names, among: kinds) else { return [] }
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

extension Label {
  /// What controllers in small worlds are called, in the order of their birth: `a`, `b`, `c`.
  static let small = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
    Label(String(UnicodeScalar($0)))
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
      entry.append(to: &births, among: kinds)
    }
    var owned = [Int?](repeating: nil, count: births.count)
    for (number, link) in links.enumerated() { owned[link.presenter] = number }
    var order: [Int] = []
    func walk(_ birth: Int) {
      order.append(birth)
      for child in births[birth].children { walk(child) }
      if let number = owned[birth] { walk(roots[number + 1]) }
    }
    walk(0)
    return order.flatMap { birth -> [UInt8] in
      let caller = owned[birth].flatMap { order.firstIndex(of: links[$0].caller) }
      let node = births[birth]
      return [
        node.sort.rawValue, UInt8(node.children.count), UInt8((node.selected ?? -1) + 1),
        UInt8((caller ?? -1) + 1),
      ]
    }
  }
}

/// One controller of a stage, by its number of birth.
private struct SmallBirth {
  var sort: SmallKind
  var children: [Int] = []
  var selected: Int?
}

extension StageEntry {
  fileprivate func append(to births: inout [SmallBirth], among kinds: SmallKinds) {
    let place = births.count
    births.append(
      SmallBirth(
        sort: kinds.sort(of: self), selected: children.firstIndex { $0.label == selected }))
    for child in children {
      births[place].children.append(births.count)
      child.append(to: &births, among: kinds)
    }
  }
}
