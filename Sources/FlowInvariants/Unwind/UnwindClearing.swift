import FlowModel

/// What the default `perform()` of an unwind segue should leave of a tree.
///
/// The way leads from the source up to the common ancestor and down to the destination, along
/// parents and presenters. What the uppermost controller presents on the way up is dismissed, and
/// so is what controllers from there on present; on the way down stacks are cut back and tabs are
/// selected, and so are the branches of an app's own containers. Everything else stays, the source
/// included when the destination is in another branch.
///
/// - SeeAlso: UIKit, `UIViewController.unwind(for:towards:)`. What exactly goes is undocumented;
///   reading chosen by this project.
struct UnwindClearing {
  let tree: Tree
  private let history: History
  /// Whether a node should be gone, by its index.
  private(set) var isGone: [Bool]
  /// The controllers that should be told to dismiss what they present.
  private(set) var dismissers: [Int] = []
  /// The stacks that should be cut back, and to whom.
  private(set) var cuts: [(stack: Int, top: Int)] = []
  /// Who should be told to reveal the next one on the way, and whom, in order.
  private(set) var calls: [(controller: Int, next: Int)] = []
  /// The tabs and branches that should be selected, by the index of their container.
  private(set) var selections: [(bar: Int, tab: Int)] = []

  /// Foretells an unwind.
  ///
  /// `nil` when the destination would itself be dismissed, which nobody can have meant.
  private init?(of tree: Tree, from source: Int, to destination: Int, in history: History) {
    self.tree = tree
    self.history = history
    isGone = tree.nodes.map { _ in false }
    let (path, top) = Self.path(from: source, to: destination, in: tree)
    // Scanned from the common ancestor back to the source, the source left out.
    let dismissing = stride(from: top, to: 0, by: -1).first {
      tree.presented(by: path[$0]) != nil
    }
    if let dismissing { dismiss(by: path[dismissing]) }
    for position in (dismissing ?? 0)..<(path.count - 1) {
      let (keeper, next) = (path[position], path[position + 1])
      let presented = tree.presented(by: keeper)
      if presented == next { continue }
      if presented != nil && position != dismissing { dismiss(by: keeper) }
      calls.append((keeper, next))
      reveal(next, in: keeper, kind: tree.kind(at: keeper))
    }
    if isGone[destination] { return nil }
  }

  /// Foretells the unwind of a request.
  ///
  /// `nil` also when its source or its destination is not in the tree.
  init?(of tree: Tree, for record: RequestRecord, in history: History) {
    guard let source = tree.index(of: record.source),
      let destination = record.destination.flatMap(tree.index)
    else { return nil }
    self.init(of: tree, from: source, to: destination, in: history)
  }

  /// The way from the source to the destination, and where on it the common ancestor stands.
  private static func path(
    from source: Int, to destination: Int, in tree: Tree
  ) -> (path: [Int], top: Int) {
    let up = tree.lineage(of: source)
    let down = tree.lineage(of: destination)
    let common = down.first(where: up.contains) ?? source
    let top = up.firstIndex(of: common) ?? 0
    return (Array(up[...top]) + down.prefix { $0 != common }.reversed(), top)
  }

  private mutating func dismiss(by presenter: Int) {
    guard let presented = tree.presented(by: presenter) else { return }
    dismissers.append(presenter)
    remove(presented)
  }

  private mutating func reveal(_ child: Int, in keeper: Int, kind: ControllerKind) {
    guard tree.parent(of: child) == keeper else { return }
    switch kind {
    case .navigation:
      cuts.append((keeper, child))
      for above in tree.children(of: keeper) where above > child { remove(above) }
    case .tabs: selections.append((keeper, child))
    case .content, .split:
      // A container of an app's own that has one child in front brings the right one there.
      if tree.nodes[keeper].selected != nil { selections.append((keeper, child)) }
    }
  }

  private mutating func remove(_ index: Int) {
    for node in tree.subtree(of: index) { isGone[node] = true }
  }
}

extension UnwindClearing {
  /// Those who are told to dismiss, or to take off what lies above.
  var performers: [Int] { dismissers + cuts.map(\.stack) }

  /// Whether such an event is what the unwind does; what it says of no change does not count.
  func expects(_ event: Event.What) -> Bool {
    switch event {
    case .dismiss(_, from: let presenter):
      dismissers.contains { tree.controller(at: $0) == presenter }
    case .pop(let stack, to: let top):
      cuts.contains { tree.controller(at: $0.stack) == stack && tree.controller(at: $0.top) == top }
    case .select(let tab, on: let bar):
      selections.contains {
        tree.controller(at: $0.bar) == bar && tree.controller(at: $0.tab) == tab
      }
    default: false
    }
  }
}

extension UnwindClearing {
  /// A way in which a tree differs from what should have been left.
  enum Difference {
    case stillThere(Int)
    case gone(Int)
    case notSelected(bar: Int, tab: Int)
    case changed(Int)
  }

  /// In which ways a tree differs from what should have been left, one of each sort, the gravest
  /// first.
  func differences(of after: Tree) -> [Difference] {
    let indices = tree.nodes.indices
    let unselected = selections.first { bar, tab in
      selection(of: bar, in: after) != tree.controller(at: tab)
    }
    return [
      indices.first { isGone[$0] && isIn(after, $0) }.map(Difference.stillThere),
      indices.first { !isGone[$0] && !isIn(after, $0) }.map(Difference.gone),
      unselected.map { Difference.notSelected(bar: $0.bar, tab: $0.tab) },
      indices.first { !isGone[$0] && !isAsBefore($0, in: after) }.map(Difference.changed),
    ].compactMap(\.self)
  }

  private func isIn(_ after: Tree, _ index: Int) -> Bool {
    after.contains(tree.controller(at: index))
  }

  private func selection(of index: Int, in after: Tree) -> ControllerID? {
    after.index(of: tree.controller(at: index)).flatMap { after.nodes[$0].selected }
  }

  private func children(of index: Int, in after: Tree) -> [ControllerID] {
    let children = Array(after.childControllers(of: index))
    guard history.isOwn(after.controller(at: index)) else { return children }
    return children.filter(tree.contains)
  }

  /// Whether a node that stays lists the same controllers, but for those that should be gone.
  ///
  /// What an app's own class makes of its own accord when it comes on screen does not count.
  private func isAsBefore(_ index: Int, in after: Tree) -> Bool {
    guard let now = after.index(of: tree.controller(at: index)) else { return false }
    let presented = tree.presented(by: index).flatMap { isGone[$0] ? nil : tree.controller(at: $0) }
    let selected =
      selections.last { $0.bar == index }.map { tree.controller(at: $0.tab) }
      ?? tree.nodes[index].selected
    return after.nodes[now].selected == selected
      && after.presented(by: now).map(after.controller) == presented
      && children(of: now, in: after)
        == tree.children(of: index).filter { !isGone[$0] }.map(tree.controller)
  }
}
