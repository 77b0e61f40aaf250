import FlowModel

/// The ways in which a tree can be ill-formed, the gravest first.
///
/// A grave one makes lesser ones: a controller that is listed twice cannot have two parents.
enum IllFormed: String, Clauses, Comparable {
  case notOneRoot
  case containsItself
  case childAndPresented
  case listedTwice
  case presentsTwo
  case wrongParent
  case wrongPresenter
  case strayCaller
  case selectsStranger
  case wrongStackClaim
  case wrongSelectionClaim
  case selectsNobody
  case callerGone
  case popoverSourceGone
  case frontNotInSight
  case inSightBehind
  case wrongCaller
  case thirdColumn

  /// Whether nothing more can be concluded from such a tree.
  var spoilsTree: Bool { self < .wrongStackClaim }

  private var gravity: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

  static func < (left: Self, right: Self) -> Bool { left.gravity < right.gravity }
}

/// One thing that is wrong with a tree.
struct TreeProblem: Hashable, Sendable {
  /// What is wrong.
  var clause: IllFormed
  /// With whom; `nil` for the tree as a whole.
  var subject: ControllerID?
  /// Whoever lists it, or answers for it.
  var keeper: ControllerID?
}

/// Looks a tree over, node by node.
struct TreeInspection {
  private let tree: Tree
  private let cast: [CastMember]
  private var found: [TreeProblem] = []

  init(of tree: Tree, cast: [CastMember]) {
    self.tree = tree
    self.cast = cast
  }

  /// Everything that is wrong, the gravest first and otherwise in preorder.
  consuming func problems() -> [TreeProblem] {
    inspectRoots()
    for index in tree.nodes.indices {
      inspectPlace(of: index)
      inspectLinks(of: index)
      inspectSelection(of: index)
      inspectFront(of: index)
    }
    for claim in tree.snapshot.claims { inspect(claim) }
    guard found.count > 1 else { return found }
    return found.enumerated()
      .sorted { ($0.element.clause, $0.offset) < ($1.element.clause, $1.offset) }
      .map(\.element)
  }

  private mutating func note(_ clause: IllFormed, _ subject: Int?, keeper: Int? = nil) {
    found.append(
      TreeProblem(
        clause: clause, subject: subject.map(tree.controller), keeper: keeper.map(tree.controller)))
  }

  private mutating func inspectRoots() {
    guard let first = tree.nodes.first else { return }
    let last = tree.nodes.lastIndex { $0.place == .window }
    if first.place != .window || last != 0 { note(.notOneRoot, last) }
  }

  private mutating func inspectPlace(of index: Int) {
    let node = tree.nodes[index]
    let lister = tree.lister(of: index)
    if node.place != .window && lister == nil {
      note(.containsItself, index)
    }
    if node.isPresented, let lister, tree.presented(by: lister) != index {
      note(.presentsTwo, index, keeper: lister)
    }
    guard let first = tree.index(of: node.controller), first != index else { return }
    if tree.lineage(of: index).dropFirst().contains(first) {
      note(.containsItself, index, keeper: lister)
    } else if tree.nodes[first].isPresented != node.isPresented {
      note(.childAndPresented, index, keeper: lister)
    } else {
      note(.listedTwice, index, keeper: lister)
    }
  }

  private mutating func inspectLinks(of index: Int) {
    let node = tree.nodes[index]
    let lister = tree.lister(of: index)
    let keeper = lister.map(tree.controller)
    let parent = node.isPresented ? nil : keeper
    let presenter = node.isPresented ? keeper : nil
    if lister != nil && node.parent != nil && node.presenter != nil {
      note(.childAndPresented, index, keeper: lister)
    }
    if node.parent != parent { note(.wrongParent, index, keeper: lister) }
    if node.presenter != presenter { note(.wrongPresenter, index, keeper: lister) }
    if node.caller != nil && !node.isPresented { note(.strayCaller, index, keeper: lister) }
    if let caller = node.caller, !tree.contains(caller) { note(.callerGone, index, keeper: lister) }
    if let source = node.popoverSource, !tree.contains(source) {
      note(.popoverSourceGone, index, keeper: lister)
    }
  }

  private mutating func inspectSelection(of index: Int) {
    guard let selected = tree.nodes[index].selected else {
      // A system that tells no selection at all need not begin with this one.
      guard tree.kind(at: index) == .tabs, tree.hasChildren(index),
        tree.nodes.contains(where: { $0.selected != nil })
      else { return }
      return note(.selectsNobody, index, keeper: index)
    }
    guard !tree.childControllers(of: index).contains(selected) else { return }
    note(.selectsStranger, index, keeper: index)
  }

  /// Who is in front of a stack or tabs that can be touched, and nothing moves, can be touched, or
  /// presents something; nobody behind can.
  private mutating func inspectFront(of index: Int) {
    let node = tree.nodes[index]
    guard node.isOnScreen, tree.isStill else { return }
    let front: ControllerID?
    switch tree.kind(at: index) {
    case .navigation: front = tree.lastChild(of: index)
    case .tabs: front = node.selected
    case .content, .split: return
    }
    guard let front else { return }
    for child in tree.children(of: index) {
      let isInSight = tree.nodes[child].isOnScreen
      if tree.controller(at: child) != front {
        if isInSight { note(.inSightBehind, child, keeper: index) }
      } else if !isInSight, tree.presented(by: child) == nil {
        note(.frontNotInSight, child, keeper: index)
      }
    }
  }

  private mutating func inspect(_ claim: Snapshot.Claim) {
    guard case .controller(let owner) = claim.owner, let index = tree.index(of: owner) else {
      return
    }
    switch (claim.facet, cast[owner.index].kind) {
    case (.stack, .navigation):
      let claimed = tree.snapshot.controllers(of: claim)
      guard !claimed.elementsEqual(tree.childControllers(of: index)) else { return }
      note(.wrongStackClaim, index, keeper: index)
    case (.selection, .tabs):
      let claimed = tree.snapshot.controllers(of: claim)
      let selected = tree.nodes[index].selected
      guard claimed.count > 1 || claimed.first != selected else { return }
      note(.wrongSelectionClaim, index, keeper: index)
    default: break
    }
  }
}
