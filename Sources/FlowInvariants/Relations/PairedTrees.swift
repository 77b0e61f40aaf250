import FlowModel

/// The trees of two flows at one place, in the words of the first one.
struct PairedTrees {
  let here: [Standing]
  let there: [Standing]

  /// The first difference, the gravest first; whoever lists who stands otherwise is blamed.
  func difference(in trace: Trace) -> Fault<Divergence>? {
    guard let (one, fault) = firstDifference else { return nil }
    return Fault(fault.clause, blaming: keeper(of: one.controller, in: trace), fault.however)
  }

  /// Who stands otherwise, and how.
  private var firstDifference: (Standing, Fault<Divergence>)? {
    if let lost = here.first(where: { place(of: $0, in: there) == nil }) {
      return (lost, Fault(.lost, "there \(lost.controller) is missing"))
    }
    if let gained = there.first(where: { place(of: $0, in: here) == nil }) {
      return (gained, Fault(.gained, gained.arrival))
    }
    for one in here {
      guard let place = place(of: one, in: there) else { continue }
      if let fault = one.difference(from: there[place]) { return (one, fault) }
    }
    guard let first = zip(here, there).first(where: { $0.controller != $1.controller })?.0 else {
      return nil
    }
    return (first, Fault(.moved, "there \(first.controller) comes later"))
  }

  private func place(of one: Standing, in tree: [Standing]) -> Int? {
    tree.firstIndex { $0.controller == one.controller }
  }

  /// Who lists a controller, here or there: somebody with a class of their own, if any has.
  private func keeper(of controller: ControllerID, in trace: Trace) -> ControllerID? {
    let listers = [here, there].compactMap { tree in
      tree.first { $0.controller == controller }?.lister
    }.filter { $0 != .stranger }
    return listers.first { trace.scene(of: $0)?.className != nil } ?? listers.first
  }
}

/// Where and how one controller stands.
struct Standing: Hashable {
  var controller: ControllerID
  var isPresented: Bool
  var lister: ControllerID?
  var parent: ControllerID?
  var presenter: ControllerID?
  var caller: ControllerID?
  var popoverSource: ControllerID?
  var replaced: ControllerID?
  var selected: ControllerID?
  var style: PresentationStyle?
  var form: PresentationStyle?
  var isOnScreen: Bool

  init(_ node: Snapshot.Node, in snapshot: Snapshot) {
    controller = node.controller
    isPresented = node.isPresented
    switch node.place {
    case .window: lister = nil
    case .child(let index), .presented(let index): lister = snapshot.nodes[index].controller
    }
    parent = node.parent
    presenter = node.presenter
    caller = node.caller
    popoverSource = node.popoverSource
    replaced = node.replaced
    selected = node.selected
    style = node.style
    form = node.form
    isOnScreen = node.isOnScreen
  }

  /// How the same controller stands otherwise in another tree.
  func difference(from other: Standing) -> Fault<Divergence>? {
    if other.isPresented != isPresented || other.lister != lister {
      return Fault(.moved, other.whereabouts)
    }
    if other.selected != selected {
      return Fault(.otherSelection, "there \(controller) has another child in front")
    }
    if other.style != style || other.form != form {
      return Fault(.otherForm, "there \(controller) is presented in another style or form")
    }
    if other.isOnScreen != isOnScreen {
      return Fault(.otherReach, "there \(controller) can\(isOnScreen ? "not" : "") be touched")
    }
    guard other == self else {
      return Fault(.otherLinks, "there \(controller) names \(other.wrongLink(besides: self))")
    }
    return nil
  }

  /// That it stands there and should not.
  var arrival: Sentence {
    controller == .stranger
      ? "there somebody else stands as well" : "there \(controller) stands as well"
  }

  private var whereabouts: Sentence {
    guard let lister, lister != .stranger else { return "there \(controller) stands elsewhere" }
    return isPresented
      ? "there \(controller) is presented by \(lister)" : "there \(controller) stands in \(lister)"
  }

  private func wrongLink(besides right: Standing) -> String {
    if parent != right.parent { return "another parent" }
    if presenter != right.presenter { return "another presenter" }
    if caller != right.caller { return "another who asked for it" }
    if popoverSource != right.popoverSource { return "another source of its popover" }
    return "another in whose place it stands"
  }
}

extension ControllerID {
  /// Somebody whom the first flow does not have.
  fileprivate static let stranger = ControllerID(-1)
}

/// The controllers of a variant, as those of the flow itself.
struct Translation {
  private let originals: [ControllerID]
  private let guests: Set<ControllerID>

  init(of pair: Pair) {
    guests = pair.strangers
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

  /// The tree in the words of the flow itself, in preorder.
  ///
  /// A guest with one child counts as that child: it presents what the guest presents.
  func standings(in snapshot: Snapshot) -> [Standing] {
    var standsFor: [ControllerID: ControllerID] = [:]
    for index in snapshot.nodes.indices where guests.contains(snapshot.nodes[index].controller) {
      let children = snapshot.children(of: index)
      guard children.count == 1 else { continue }
      standsFor[snapshot.nodes[index].controller] = snapshot.nodes[children[0]].controller
    }
    func known(_ controller: ControllerID?) -> ControllerID? {
      controller.map { originals[(standsFor[$0] ?? $0).index] }
    }
    return snapshot.nodes.filter { standsFor[$0.controller] == nil }.map { node in
      var standing = Standing(node, in: snapshot)
      if let guest = standing.lister, standsFor[guest] != nil, !standing.isPresented {
        standing.lister = nil
      }
      if let guest = standing.parent, standsFor[guest] != nil { standing.parent = nil }
      standing.controller = originals[node.controller.index]
      standing.lister = known(standing.lister)
      standing.parent = known(standing.parent)
      standing.presenter = known(standing.presenter)
      standing.caller = known(standing.caller)
      standing.popoverSource = known(standing.popoverSource)
      standing.replaced = known(standing.replaced)
      standing.selected = known(standing.selected)
      return standing
    }
  }
}
