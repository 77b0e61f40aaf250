/// A storyboard by the name under which code asks for it: that of its file.
///
/// Where a world has none, all scenes stand in one storyboard and code knows each by its name.
///
/// - SeeAlso: UIKit, `UIStoryboard.init(name:bundle:)`.
public struct NamedStoryboard: Hashable, Sendable {
  /// The name, unique in the world.
  public var name: StoryboardName
  /// The scene that code gets when it asks for the initial one; `nil` when there is none.
  public var initial: SceneName?
  /// The scenes that stand in it, in document order, each of them in no other.
  public var members: [Member]

  /// Makes a named storyboard.
  public init(_ name: StoryboardName, initial: SceneName? = nil, members: [Member] = []) {
    self.name = name
    self.initial = initial
    self.members = members
  }

  /// A scene that stands in a named storyboard.
  public struct Member: Hashable, Sendable {
    /// The scene.
    public var scene: SceneName
    /// The identifier by which code asks for it; `nil` when code cannot.
    ///
    /// - SeeAlso: UIKit, `UIStoryboard.instantiateViewController(withIdentifier:)`.
    public var identifier: SceneIdentifier?

    /// Makes a member.
    public init(_ scene: SceneName, as identifier: SceneIdentifier? = nil) {
      self.scene = scene
      self.identifier = identifier
    }
  }
}
