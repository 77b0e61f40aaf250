/// Something in a scene that can be tapped.
public struct Control: Hashable, Sendable {
  /// The scene it stands in.
  public var scene: SceneName
  /// The name, unique in the scene.
  public var name: ControlName
  /// What a tap fires, in the order in which the targets were added.
  public var fires: [Firing]

  /// One thing that a tap fires.
  public enum Firing: Hashable, Sendable {
    /// A segue of the same scene; its source is asked first.
    case segue(SegueIdentifier)
    /// An action that is not a segue.
    case action(PlainActionName)
  }

  /// Makes a control.
  public init(in scene: SceneName, _ name: ControlName, fires: [Firing]) {
    self.scene = scene
    self.name = name
    self.fires = fires
  }
}
