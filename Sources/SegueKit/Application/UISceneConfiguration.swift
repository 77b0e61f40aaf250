/// What an app says of a scene before it is connected.
///
/// Of this the storyboard counts; the classes play no part, for whoever connects a scene hands its
/// delegate over.
///
/// - SeeAlso: UIKit, `UISceneConfiguration`.
public final class UISceneConfiguration {
  /// By which name the app's list of scenes has it; there is no list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nobody asks.
  public var sceneClass: AnyClass?
  /// The class of its delegate; nobody asks.
  public var delegateClass: AnyClass?
  /// The storyboard whose initial controller its window shows.
  public var storyboard: UIStoryboard?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
