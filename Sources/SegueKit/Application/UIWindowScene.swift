/// What shows the app: there is one, and nobody connects or disconnects it.
///
/// - SeeAlso: UIKit, `UIScene`.
public class UIScene: UIResponder {
  /// Where a scene stands.
  ///
  /// - SeeAlso: UIKit, `UIScene.ActivationState`.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Nobody has connected it.
    case unattached = -1
    /// It is seen, and touched.
    case foregroundActive
    /// It is seen, and not touched.
    case foregroundInactive
    /// It is not seen.
    case background
  }

  /// Who is told of it; nobody tells them.
  public final var delegate: (any UISceneDelegate)?
  /// What people call it.
  public final var title: String?
  unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  /// Where it stands: where the app does.
  public final var activationState: ActivationState {
    switch application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// A scene with windows.
///
/// - SeeAlso: UIKit, `UIWindowScene`.
public final class UIWindowScene: UIScene {
  /// The windows, in the order in which they were made.
  public var windows: [UIWindow] { application.windows }
  /// The window for what no touch says where to; the first one, when none was made that.
  public var keyWindow: UIWindow? { application.keyWindow ?? windows.first }
  /// How it is turned.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The screen on which it is.
  public var screen: UIScreen { .main }
}

/// Who is told of a scene; nobody tells them.
///
/// - SeeAlso: UIKit, `UISceneDelegate`.
public protocol UISceneDelegate: AnyObject {}

/// Who has the window of a scene.
///
/// - SeeAlso: UIKit, `UIWindowSceneDelegate`.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIApplication {
  /// The one scene of the app.
  ///
  /// - SeeAlso: UIKit, `UIApplication.connectedScenes`.
  public var connectedScenes: Set<UIScene> { [scene] }
}

extension UIWindow {
  /// The scene that shows it.
  public final var windowScene: UIWindowScene? {
    get { environment.application.scene }
    set {}
  }

  /// Makes a window without a root in a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}
