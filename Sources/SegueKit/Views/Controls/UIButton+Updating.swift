// What a button does when it is to look otherwise.
extension UIButton {
  /// Called when the button is to look otherwise; it changes the configuration.
  public typealias ConfigurationUpdate = (UIButton) -> Void

  /// What a button is for; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIButton.Role`.
  public enum Role: Int, Hashable, Sendable {
    /// Anything.
    case normal
    /// What most users want.
    case primary
    /// Leaving.
    case cancel
    /// Taking something away.
    case destructive
  }

  /// What changes the configuration when the button is enabled, chosen or highlighted, or not any
  /// more, and when an app asks for that.
  ///
  /// It is called at once, where in UIKit it is called before the button is drawn (undocumented;
  /// reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UIButton.configurationUpdateHandler`.
  public final var configurationUpdateHandler: ConfigurationUpdate? {
    get { updating.act }
    set { updating.act = newValue }
  }

  /// Has the configuration changed.
  public final func setNeedsUpdateConfiguration() { update() }

  /// What it is for; nobody sees it.
  public final var role: Role {
    get { updating.role }
    set { updating.role = newValue }
  }

  /// Whether a pointer makes it stand out; nobody sees it.
  public final var isPointerInteractionEnabled: Bool {
    get { updating.hasPointer }
    set { updating.hasPointer = newValue }
  }

  final func update() {
    guard let act = updating.act, !updating.isUnderWay else { return }
    updating.isUnderWay = true
    act(self)
    updating.isUnderWay = false
  }
}

/// What somebody has said about how a button changes.
struct ButtonUpdating {
  var act: UIButton.ConfigurationUpdate?
  var isUnderWay = false
  var role = UIButton.Role.normal
  var hasPointer = false
}
