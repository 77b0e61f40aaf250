import FlowModel

// Who keeps a controller that has left the tree, or never came into it, and should not.
extension Chapter {
  /// The controller of a class of an app's own that keeps another one, as far as can be told.
  ///
  /// Whoever is kept keeps all that stands in them: the outermost of those leaks. Where none of
  /// them is of an app's own, it is who had them presented, in whom they stood, from where a segue
  /// led to them, or who is further out.
  func ownKeeper(of controller: ControllerID, among kept: [ControllerID]) -> ControllerID? {
    let holders = Array(holders(of: controller))
    func own(_ controllers: [ControllerID]) -> [ControllerID] {
      controllers.filter(history.isOwn)
    }
    let others =
      [lastCaller(of: controller)].compactMap { $0 } + holders.dropFirst().prefix(1)
      + sources(of: controller)
    return own(Array(holders.prefix(while: kept.contains))).last
      ?? own(others).first ?? own(holders).first
  }

  /// Who asked to present a controller last, when it was seen so.
  func lastCaller(of controller: ControllerID) -> ControllerID? {
    treesSoFar.reversed().lazy.compactMap { tree in
      tree.index(of: controller).flatMap { tree.nodes[$0].caller }
    }.first
  }

  /// From where a segue first led to a controller.
  private func sources(of controller: ControllerID) -> [ControllerID] {
    let sources = history.requests.lazy.filter { $0.destination == controller }.map(\.source)
    return Array(sources.prefix(1))
  }

  /// Whether somebody may keep others without a word: their class does not tell what it does.
  func hasSecretKeepers(among kept: [ControllerID]) -> Bool {
    (after.nodes.map(\.controller) + kept).contains {
      history.isOwn($0) && history.leavesOpen(.calls, of: $0)
    }
  }

  /// Who listed a controller when it was in the tree last.
  func lastLister(of controller: ControllerID) -> ControllerID? {
    lastNumber(with: controller).flatMap { number in
      let tree = history.trees[number]
      return tree.holder(of: controller)
    }
  }

  /// A controller, in whom it stood or was put last, in whom that one did, and so on.
  func holders(of controller: ControllerID) -> some Sequence<ControllerID> {
    // Two may have stood in each other, one after the other.
    sequence(first: controller) {
      self.taker(of: $0, before: self.events.upperBound)?.owner ?? self.lastLister(of: $0)
        ?? self.parentOnStage(of: $0)
    }
    .prefix(trace.cast.count)
  }

  /// In whom the stage puts a controller that was never in the tree.
  private func parentOnStage(of controller: ControllerID) -> ControllerID? {
    guard lastNumber(with: controller) == nil, trace.isEntered(controller),
      let label = trace.cast[controller.index].label
    else { return nil }
    let parent = trace.world.stage.entries.first { $0.children.contains { $0.label == label } }
    return (parent?.label).flatMap(trace.controller)
  }

  /// Who took a controller up last since it was in the tree, and in which event before another one;
  /// `nil` when nobody did.
  func taker(
    of controller: ControllerID, before end: Int
  ) -> (owner: ControllerID, number: Int)? {
    let start = lastNumber(with: controller).map { trace.events(ofChapter: $0).upperBound } ?? 0
    guard start < end else { return nil }
    return (start..<end).reversed().lazy.compactMap { number in
      self.takesUp(controller, number).map { ($0, number) }
    }.first
  }

  /// The number of the last tree that had a controller, 0 being that of the stage.
  func lastNumber(with controller: ControllerID) -> Int? {
    treesSoFar.lastIndex { $0.contains(controller) }
  }
}
