import FlowModel

extension Scenario {
  /// The exchanges of a class of an app's own for a plain one of its kind, one for each class; of a
  /// custom segue's class for a segue that shows.
  ///
  /// All that are made of the class are exchanged at once, with what it has left open: it alone did
  /// as it liked there.
  var classExchanges: [Exchange] {
    let scenes = world.storyboard.scenes
    let segues = world.storyboard.segues
    let names = scenes.compactMap(\.className) + segues.compactMap(\.className)
    return names.uniqued().map { name in
      let kind = scenes.first { $0.className == name }?.kind
      return Exchange(
        .ownClass(name), [Exchange.Choice(option: .plain(kind)) { $0.makePlain(name) }])
    }
  }

  private mutating func makePlain(_ name: ClassName) {
    let former = self
    for index in world.storyboard.scenes.indices
    where world.storyboard.scenes[index].className == name {
      world.storyboard.scenes[index].className = nil
      world.storyboard.scenes[index].contract.unknown = []
    }
    for index in world.storyboard.segues.indices
    where world.storyboard.segues[index].className == name {
      if world.storyboard.segues[index].isLeftToItsClass,
        let destination = world.storyboard.segues[index].destination
      {
        world.storyboard.segues[index].kind = .show(destination)
      }
      world.storyboard.segues[index].className = nil
    }
    self = repaired(after: former)
  }
}
