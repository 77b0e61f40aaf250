/// What the system knows of a scene, also while that is not connected.
///
/// - SeeAlso: UIKit, `UISceneSession`.
public final class UISceneSession {
  /// What a scene is for.
  ///
  /// - SeeAlso: UIKit, `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It shows windows of the app on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// It shows windows on another screen, which nobody touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What its scene is for: windows on the device.
  public let role = Role.windowApplication
  /// What names it for good.
  public let persistentIdentifier = "scene-0"
  /// What the app has said when its scene was connected.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// What its delegate has answered when the app saved its state.
  ///
  /// - SeeAlso: UIKit, `UISceneSession.stateRestorationActivity`.
  public var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with it.
  public var userInfo: [String: Any]?
  private unowned let connected: UIScene

  init(of scene: UIScene) { connected = scene }

  /// Its scene, while that is connected.
  public var scene: UIScene? { connected.isConnected ? connected : nil }
}
