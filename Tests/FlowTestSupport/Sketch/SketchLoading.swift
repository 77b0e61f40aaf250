import FlowModel

extension SketchRun {
  /// Fits the tree to the width of the window and loads the views of all that can be seen, and then
  /// the same for what these embed.
  ///
  /// Nested in another call it leaves those alone that await their turn there, and who cannot be
  /// seen any more when the turn comes is passed over.
  mutating func loadVisibleViews() throws(Interruption) {
    guard let root else { return }
    let awaitedBefore = awaited
    defer { awaited = awaitedBefore }
    while true {
      try fit()
      let inSight = visible(from: root)
      seen = Set(inSight)
      let turns = inSight.filter { !self[$0].isViewLoaded && !awaitedBefore.contains($0) }
      guard !turns.isEmpty else { return }
      awaited = awaitedBefore.union(turns)
      for controller in turns where seen.contains(controller) { try load(controller) }
    }
  }

  /// Loads what can be seen after a change that is no transition; what a loading view embeds is
  /// seen when all of it is in place.
  mutating func updateViews() throws(Interruption) {
    if embeddings == 0 { try loadVisibleViews() }
  }

  /// What can be seen, containers first.
  ///
  /// Whoever presents is hidden with all that it contains when its view is replaced; what is on its
  /// way out hides nothing.
  private func visible(from controller: ControllerID) -> [ControllerID] {
    let above = self[controller].owned.flatMap { isGoing($0) ? nil : $0 }
    let isReplaced = [.fullScreen, .currentContext].contains(
      above.flatMap { self[$0].presentation?.form })
    let children = self[controller].children.filter { shows(controller, $0) }
    let own = isReplaced ? [] : [controller] + children.flatMap { visible(from: $0) }
    return own + (above.map { visible(from: $0) } ?? [])
  }

  /// Loads a view, and with it what the controller embeds.
  private mutating func load(_ controller: ControllerID) throws(Interruption) {
    guard !self[controller].isViewLoaded else { return }
    self[controller].isViewLoaded = true
    if fault == .embedsAfterLoading { tell(.load(controller)) }
    if fault != .embedForgotten { try performEmbedSegues(of: controller) }
    if fault != .embedsAfterLoading { tell(.load(controller)) }
  }

  private mutating func performEmbedSegues(of controller: ControllerID) throws(Interruption) {
    embeddings += 1
    defer { embeddings -= 1 }
    let done = self[controller].filled + embeds(around: controller)
    for segue in embedSegues(of: controller) where !done.contains(segue) {
      _ = try fire(segue, from: controller, by: .load)
    }
  }

  /// The embed segues that made a controller or what it stands in.
  private func embeds(around controller: ControllerID) -> [Int] {
    lineage(of: controller).flatMap { nodes[$0.index].embedTrail }
  }

  /// Puts the destination of an embed segue into its source.
  mutating func embed(_ passage: Passage) throws(Interruption) {
    let source = passage.source
    guard self[source].isViewLoaded,
      let segue = storyboard.index(of: passage.segue.identifier, from: passage.segue.source),
      !self[source].filled.contains(segue)
    else { throw .misuse(.embedsWithoutRoom, source) }
    self[source].filled.append(segue)
    if fault != .embedAddsUnloaded { try load(passage.destination) }
    if fault != .embedNotAdded { try add(passage.destination, to: source) }
  }

  /// The embed segues of a controller, as indices into the storyboard's segues, in order.
  func embedSegues(of controller: ControllerID) -> [Int] {
    guard let scene = self[controller].scene.map({ storyboard.scenes[$0].name }) else { return [] }
    return storyboard.segues.indices.filter {
      storyboard.segues[$0].source == scene && storyboard.segues[$0].isEmbed
    }
  }
}
