/// What shows the app: there is one, which is connected from the beginning.
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

  /// Who is told of it, in place of the delegate of the app; not kept, as here no system keeps it.
  public final weak var delegate: (any UISceneDelegate)?
  /// What people call it.
  public final var title: String?
  /// What it says below that; nobody sees it.
  public final var subtitle = ""
  /// What the user does there.
  public final var userActivity: NSUserActivity?
  /// What the system knows of it.
  public private(set) final lazy var session = UISceneSession(of: self)
  /// Whether the app has it.
  final var isConnected = true
  unowned let application: UIApplication

  init(of application: UIApplication) { self.application = application }

  /// Where it stands: where the app does.
  public final var activationState: ActivationState {
    guard isConnected else { return .unattached }
    return switch application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}
