/// A class of the system under test, with what a scene must know to be declared with it.
public struct OfferedClass: Hashable, Sendable {
  /// The name of the class.
  public var name: ClassName
  /// The kind of controller that the class is.
  public var kind: ControllerKind
  /// How many children a controller of the class has; none when it is no container.
  ///
  /// So many are in its scene and on the stage, whatever steps add or take away. A container that
  /// can be empty begins with one child at least. A stack may grow.
  public var childCounts: ClosedRange<Int>
  /// Whether the class has one of its children in front and can be told which.
  public var hasBranches: Bool
  /// What every scene of the class declares, because the class follows its own mind; `nil` for a
  /// class that does what the contract of its scene says.
  @inlinable
  public var declared: Contract? {
    get { promise?.value }
    set { promise = newValue.map(Shared.init) }
  }

  @usableFromInline var promise: Shared<Contract>?

  /// Makes an offer of a class that is no container.
  public init(
    _ name: ClassName, _ kind: ControllerKind, childCounts: ClosedRange<Int> = 0...0,
    hasBranches: Bool = false, declaring declared: Contract? = nil
  ) {
    self.name = name
    self.kind = kind
    self.childCounts = childCounts
    self.hasBranches = hasBranches
    promise = declared.map(Shared.init)
  }

  /// Whether the class has children.
  @inlinable
  package var isContainer: Bool { childCounts.upperBound > 0 }

  /// How many children a controller of the class begins with.
  package var firstChildCounts: ClosedRange<Int> {
    isContainer ? max(1, childCounts.lowerBound)...childCounts.upperBound : childCounts
  }
}

extension World {
  /// A copy as a system plays it: scenes have the contracts of its classes, as with
  /// ``declaring(_:)-([OfferedClass])``, and sheets are cards if they are with the system.
  public func declaring(_ system: some FlowSystem) -> World {
    var world = declaring(system.classes)
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
