/// Something in a scene that can be tapped.
public struct Control: Hashable, Sendable {
  /// The scene it stands in.
  public var scene: SceneName
  /// The name, unique in the scene.
  public var name: ControlName
  /// What a tap fires, in the order in which the targets were added.
  public var fires: [Firing]
  /// Where it is found when it is a row of a table, or an item of a collection.
  public var row: Row?

  /// One thing that a tap fires.
  public enum Firing: Hashable, Sendable {
    /// A segue of the same scene; its source is asked first.
    case segue(SegueIdentifier)
    /// An action that is not a segue.
    case action(PlainActionName)
  }

  /// A row of a table, or an item of a collection, as the scene draws it.
  public enum Row: Hashable, Sendable {
    /// The first that is made of the prototype with a reuse identifier.
    case prototype(PrototypeName)
    /// A static one at its place; both numbers count from zero.
    case fixed(section: Int, row: Int)
  }

  /// Makes a control.
  public init(in scene: SceneName, _ name: ControlName, row: Row? = nil, fires: [Firing]) {
    self.scene = scene
    self.name = name
    self.row = row
    self.fires = fires
  }
}

extension PlainActionName {
  /// Whether the action asks the delegate of a table or collection if a row may be selected.
  package var asksToSelect: Bool {
    text == "tableView:willSelectRowAtIndexPath:"
      || text == "collectionView:shouldSelectItemAtIndexPath:"
  }
}
