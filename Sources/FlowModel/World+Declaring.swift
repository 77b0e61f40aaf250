extension World {
  /// A copy as a system plays it: scenes have the contracts of its classes, as with
  /// ``declaring(_:)-([OfferedClass])``, and sheets are cards if they are with the system.
  public func declaring(_ system: some FlowSystem) -> World {
    declaring(system.classes).showingSheets(as: system)
  }

  /// A copy in which sheets are cards if they are with a system.
  package func showingSheets(as system: some FlowSystem) -> World {
    var world = self
    world.showsCards = showsCards || system.showsCards
    return world
  }

  /// A copy in which every scene that names one of the classes has the contract of that class.
  ///
  /// For worlds that somebody else has drawn, a storyboard file for one. Classes that keep the
  /// contracts of their scenes change nothing. Controls that only send actions, and views, are left
  /// out where none of the classes could do anything then; what bars show of a controller any class
  /// may read.
  public func declaring(_ classes: [OfferedClass]) -> World {
    var world = self
    for (index, scene) in storyboard.scenes.enumerated() {
      if let declared = scene.declared(by: classes) {
        world.storyboard.scenes[index].contract = declared
      }
    }
    world.storyboard.controls.removeAll { control in
      control.isPlain && !storyboard.hasClass(of: control.scene, among: classes)
    }
    let hasClasses = storyboard.scenes.contains { storyboard.hasClass(of: $0.name, among: classes) }
    world.storyboard.views.removeAll { view in
      view.sort.isCaption ? !hasClasses : !storyboard.hasClass(of: view.scene, among: classes)
    }
    return world
  }

  /// Whether each scene that names one of the classes declares what the class does.
  package func isTrue(to classes: [OfferedClass]) -> Bool {
    storyboard.scenes.allSatisfy { scene in
      scene.declared(by: classes).map { $0 == scene.contract } ?? true
    }
  }
}

extension Storyboard {
  fileprivate func hasClass(of name: SceneName, among classes: [OfferedClass]) -> Bool {
    guard let scene = index(of: name).map({ scenes[$0] }) else { return false }
    return classes.contains { $0.name == scene.className && $0.kind == scene.kind }
  }
}

extension Scene {
  /// What the class that the scene names does, if it is one that follows its own mind.
  fileprivate func declared(by classes: [OfferedClass]) -> Contract? {
    var declared = classes.first { $0.name == className && $0.kind == kind }?.declared
    // What Interface Builder says of a scene holds where the class says nothing.
    if declared?.definesContext == nil { declared?.definesContext = contract.definesContext }
    return declared
  }
}
