import FlowModel

extension SketchRun {
  /// A controller and its parents, up to the root of its own presented tree.
  func lineage(of controller: ControllerID) -> [ControllerID] {
    Array(sequence(first: controller) { nodes[$0.index].parent })
  }

  /// A controller and everything that it hangs from, presenters included, up to the window's root.
  func chain(of controller: ControllerID) -> [ControllerID] {
    Array(sequence(first: controller) { nodes[$0.index].presenter ?? nodes[$0.index].parent })
  }

  /// A controller, what its children lead to, then what it presents leads to.
  func subtree(of controller: ControllerID) -> [ControllerID] {
    let node = self[controller]
    let below = node.children + (node.owned.map { [$0] } ?? [])
    return [controller] + below.flatMap { subtree(of: $0) }
  }

  /// A controller and the controllers that are presented on it, each by the one before.
  func tower(on controller: ControllerID) -> [ControllerID] {
    Array(sequence(first: controller) { nodes[$0.index].owned })
  }

  /// Whether a controller can be reached from the window.
  func isInWindow(_ controller: ControllerID) -> Bool { chain(of: controller).last == root }

  /// The controller that was asked to present another, as long as it is in the window.
  ///
  /// Undocumented; reading chosen by this project.
  func caller(of presented: ControllerID) -> ControllerID? {
    self[presented].caller.flatMap { isInWindow($0) ? $0 : nil }
  }

  /// The controller of a label that is in the window now; of several the last one born.
  func resolve(_ label: Label) throws(Interruption) -> ControllerID {
    let found = root.map { subtree(of: $0) }?.filter { self[$0].label == label }.max()
    guard let found else { throw .declined(.deadLabel) }
    return found
  }

  /// The controller of a label that code can hand over: one in the window or, when there is none,
  /// one that the app retains and that stands nowhere; of several the last one born.
  func handedOver(_ label: Label) throws(Interruption) -> ControllerID {
    if let standing = try? resolve(label) { return standing }
    guard let gone = gone.last(where: { self[$0].label == label }) else {
      throw .declined(.deadLabel)
    }
    return gone
  }

  /// The controllers that the app retains and that stand nowhere, in order of birth; nobody while
  /// the user has in hand what may bring some of them back, or has taken it back.
  var gone: [ControllerID] {
    guard ongoingGesture == nil, !flights.contains(where: { $0.takenBack != nil }) else {
      return []
    }
    let retained = nodes.indices.dropFirst(firstOfLaunch).map { ControllerID($0) }
      .filter { isRetained($0) && $0 != root && !isInWindow($0) }
    guard !retained.isEmpty else { return [] }
    let aside = putAside
    return retained.filter { controller in
      let links = [self[controller].parent, self[controller].presenter].compactMap(\.self)
      return !aside.contains(controller)
        && !journeys.contains { $0.passage.destination == controller }
        && !links.contains { isAlive($0, besides: aside) }
    }
  }

  /// The controllers that split view controllers keep for the time when they expand, those in what
  /// is kept included.
  private var putAside: [ControllerID] {
    var aside: [ControllerID] = []
    var keepers = nodes.indices.map { ControllerID($0) }
      .filter { self[$0].keptSecondary != nil }
    while let next = keepers.firstIndex(where: { isAlive($0, besides: aside) }) {
      self[keepers.remove(at: next)].keptSecondary.map { aside.append($0) }
    }
    return aside
  }

  /// Closes the intermediate flows whose first controllers nobody keeps any more.
  mutating func closeFinishedJourneys() {
    guard !journeys.isEmpty else { return }
    let aside = putAside
    journeys = journeys.filter { isAlive($0.first, besides: aside) }
  }

  /// Closes the intermediate flows that no window leads to any more, unless a gesture may bring
  /// back who leads to them.
  mutating func closeDetachedJourneys() {
    guard !journeys.isEmpty, ongoingGesture == nil else { return }
    journeys = journeys.filter { journey in
      chain(of: journey.first).contains { $0 == root || putAside.contains($0) }
    }
  }

  private func isRetained(_ controller: ControllerID) -> Bool {
    controller.index >= firstOfLaunch && self[controller].scene.map { retainedScenes[$0] } ?? false
  }

  /// Whether a controller is in the window, in what the app retains or somebody keeps, in what
  /// moves or in what an intermediate flow comes from or leads on to.
  private func isAlive(_ controller: ControllerID, besides kept: [ControllerID]) -> Bool {
    chain(of: controller).contains { above in
      above == root || isRetained(above) || kept.contains(above)
        || journeys.contains { [$0.passage.source, $0.passage.destination].contains(above) }
        || (flights + landing).contains { $0.keeps.contains(above) }
    }
  }

  /// Takes a controller that comes again out of what has died around it.
  ///
  /// Code that presents somebody again says anew what a popover points at.
  mutating func ready(_ controller: ControllerID) {
    detach(controller)
    unlink(controller)
    self[controller].lacksAnchor = false
  }

  /// The nearest container of a kind among the parents of a controller.
  func nearest(_ kind: ControllerKind, around controller: ControllerID) -> ControllerID? {
    lineage(of: controller).dropFirst().first { self[$0].kind == kind }
  }

  /// What a controller's class promises; a stock one promises nothing.
  func contract(of controller: ControllerID) -> Contract {
    self[controller].scene.map { storyboard.scenes[$0].contract } ?? Contract()
  }

  /// Whether a controller defines a presentation context.
  func definesContext(_ controller: ControllerID) -> Bool {
    contract(of: controller).definesContext ?? self[controller].kind.definesContextByDefault
  }

  /// Takes a controller away from its parent, if it has one.
  ///
  /// A tab bar controller that loses its selected tab selects the first of the others.
  mutating func detach(_ controller: ControllerID) {
    guard let parent = self[controller].parent else { return }
    self[controller].parent = nil
    self[parent].children.removeAll { $0 == controller }
    if self[parent].selected == controller, fault != .leavingTabStaysSelected {
      self[parent].selected = self[parent].children.first
    }
    finishGesture(in: parent)
  }

  /// Makes a controller the last child of another, wherever it was before; a first tab is selected.
  mutating func move(_ controller: ControllerID, to parent: ControllerID) {
    detach(controller)
    self[controller].parent = parent
    self[parent].children.append(controller)
    if self[parent].kind == .tabs, self[parent].selected == nil {
      self[parent].selected = controller
    }
  }
}
