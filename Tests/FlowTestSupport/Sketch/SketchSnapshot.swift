import FlowModel

extension SketchRun {
  /// The tree and the claims as they are now.
  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.inFlightCount = flights.count
    snapshot.isInBackground = isInBackground
    snapshot.hasSavedState = saved != nil
    snapshot.interacting = ongoingGesture?.controller
    snapshot.size = size
    if let root { add(root, at: .window, isVisible: true, to: &snapshot) }
    if isResized { addHearing(to: &snapshot) }
    if flights.isEmpty { snapshot.outliving = kept(outside: snapshot) }
    return snapshot
  }

  /// Adds who has not heard of the width of the window, or has twice, each under a fault.
  private func addHearing(to snapshot: inout Snapshot) {
    if fault == .rootHearsTheWidthTwice, let root {
      snapshot.add(.heardTwice, of: .controller(root), nil)
    }
    guard fault == .presentedMissesTheWidth else { return }
    for node in snapshot.nodes {
      guard let presented = self[node.controller].owned else { continue }
      snapshot.add(.unheard, of: .controller(node.controller), presented)
    }
  }

  /// Who is kept although it has left the tree: whom the app retains, and whom a fault keeps.
  private func kept(outside snapshot: Snapshot) -> [ControllerID] {
    gone.flatMap { subtree(of: $0) } + forgotten(outside: snapshot)
  }

  private func forgotten(outside snapshot: Snapshot) -> [ControllerID] {
    if fault == .refusalKeepsPresenter { return retained.filter { !snapshot.contains($0) } }
    guard fault == .keepsWhatItPopped else { return [] }
    return snapshot.nodes.map(\.controller).filter { self[$0].kind == .navigation }
      .compactMap { self[$0].formerChildren?.last }
      .filter { !snapshot.contains($0) }
  }

  /// Whether a controller can be touched.
  func isOnScreen(_ controller: ControllerID) -> Bool {
    snapshot().node(of: controller)?.isOnScreen ?? false
  }

  /// Whether the containers on the way to the window show the controller; what is presented on top
  /// does not count.
  func hasViewInWindow(_ controller: ControllerID) -> Bool {
    var controller = controller
    for _ in nodes.indices {
      if let parent = self[controller].parent {
        guard shows(parent, controller) else { return false }
        controller = parent
      } else if let presenter = self[controller].presenter {
        controller = presenter
      } else {
        return controller == root
      }
    }
    return false
  }

  private func add(
    _ controller: ControllerID, at place: Snapshot.Place, isVisible: Bool,
    to snapshot: inout Snapshot
  ) {
    let node = self[controller]
    let isOnScreen = isVisible && node.owned == nil
    var shown = Snapshot.Node(controller, place)
    shown.parent = node.misnamedParent ?? node.parent
    shown.presenter = node.presenter
    shown.caller = caller(of: controller)
    shown.selected = node.selected
    shown.popoverSource = popoverSource(of: controller)
    shown.style = node.presentation?.style
    shown.form = node.presentation?.form
    shown.replaced = replaced(by: controller)
    shown.isViewLoaded = node.isViewLoaded
    shown.isOnScreen = isOnScreen
    shown.isInTransition = isStackInFlight(controller) || seemsToComeOrGo(controller)
    let index = snapshot.add(shown)
    addClaim(of: controller, to: &snapshot)
    for child in node.children {
      let isVisible = isOnScreen && shows(controller, child)
      add(child, at: .child(of: index), isVisible: isVisible, to: &snapshot)
    }
    if let owned = node.owned {
      add(owned, at: .presented(by: index), isVisible: isVisible, to: &snapshot)
    }
  }

  func shows(_ container: ControllerID, _ child: ControllerID) -> Bool {
    switch self[container].kind {
    case .navigation: self[container].children.last == child
    case .tabs: self[container].selected == child
    case .content, .split: true
    }
  }

  private func addClaim(of controller: ControllerID, to snapshot: inout Snapshot) {
    let node = self[controller]
    switch node.kind {
    case .navigation:
      let former = fault == .staleStackClaim ? node.formerChildren : nil
      snapshot.add(.stack, of: .controller(controller), former ?? node.children)
    case .tabs:
      let isStale = fault == .selectionClaimStale || node.claimsFormerSelection
      let former = isStale ? node.formerSelected : nil
      guard let selected = former ?? node.selected else { return }
      snapshot.add(.selection, of: .controller(controller), [selected])
    case .split where node.isCollapsed:
      let held = node.detail.flatMap { self[$0].parent == node.children.first ? $0 : nil }
      snapshot.add(.detail, of: .controller(controller), held)
    case .content, .split: break
    }
  }
}
