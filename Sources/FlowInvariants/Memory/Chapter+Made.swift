import FlowModel

// Whom classes of an app's own have made for themselves, and may keep for good.
extension Chapter {
  /// Whether a controller, or somebody in whom it stood or was put last and who is kept, is made by
  /// a class for itself.
  ///
  /// A presentation ends with a dismissal: whoever was dismissed stands in nobody. Who has left
  /// with their presenter is kept by that.
  func standsInOneMadeByItsClass(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    for holder in holders(of: controller).prefix(while: kept.contains) {
      if isMadeByItsClass(holder) { return true }
      if wasDismissed(holder) { return false }
    }
    return false
  }

  /// Whether a controller was presented when it was seen last, and somebody was dismissed since.
  private func wasDismissed(_ controller: ControllerID) -> Bool {
    guard let number = treesSoFar.lastIndex(where: { $0.contains(controller) }),
      let place = treesSoFar[number].index(of: controller)
    else { return false }
    return treesSoFar[number].nodes[place].isPresented
      && (number + 1..<treesSoFar.count).contains {
        Chapter($0, of: history).happened([.dismiss])
      }
  }

  /// Whether a class of an app's own has made a controller for itself, and may keep it for good.
  ///
  /// It is a child or was presented, is of no scene, and neither the stage nor a step has made it.
  /// Where its container or presenter is of no such class, somebody in there is or was: a screen
  /// may put it into its own stack.
  private func isMadeByItsClass(_ controller: ControllerID) -> Bool {
    let one = trace.cast[controller.index]
    guard one.scene == nil, !trace.isEntered(controller) || !history.trees[0].contains(controller),
      history.birth(of: controller) == nil,
      let number = treesSoFar.firstIndex(where: { $0.contains(controller) }),
      let place = history.trees[number].index(of: controller)
    else { return false }
    let first = history.trees[number]
    guard let host = first.parent(of: place).map(first.controller) ?? first.nodes[place].caller
    else { return false }
    return history.isOwn(host)
      || history.trees[max(number - 1, 0)...number].contains { $0.hasInside(host, history.isOwn) }
  }
}

extension Tree {
  /// Whether somebody who stands in a controller fulfils a condition.
  fileprivate func hasInside(
    _ controller: ControllerID, _ condition: (ControllerID) -> Bool
  ) -> Bool {
    nodes.indices.contains { index in
      condition(self.controller(at: index))
        && sequence(first: index, next: parent).contains { self.controller(at: $0) == controller }
    }
  }
}
