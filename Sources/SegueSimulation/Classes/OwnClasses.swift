import FlowModel

/// The registered classes of one storyboard.
struct OwnClasses {
  /// Of each scene its class, if that is registered.
  let controllers: [RegisteredClass?]
  /// Of each segue its class, if that is registered.
  let segues: [RegisteredSegue?]

  /// Finds the classes that scenes and segues name.
  init(of storyboard: Storyboard, in system: SegueSimulation) {
    controllers = storyboard.scenes.map { scene in
      scene.className.flatMap { name in
        system.registered.first { $0.offer.name == name && $0.offer.kind == scene.kind }
      }
    }
    segues = storyboard.segues.map { segue in
      segue.className.flatMap { name in system.segues.first { $0.name == name } }
    }
  }
}
