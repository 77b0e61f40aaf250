/// A view above or below a section of a table.
///
/// - SeeAlso: UIKit, `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: ReusableView {
  final var shown = ShownContent()

  /// What an app puts its views into, or what shows the configuration.
  public final var contentView: UIView { shown.view }
  /// What it shows, where it shows nothing of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shown.configuration }
    set { show(newValue) }
  }
  /// Whether that goes along with how the view stands.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { shown.goesAlong }
    set { shown.goesAlong = newValue }
  }
  /// Called before the view comes.
  ///
  /// - SeeAlso: UIKit, `UITableViewHeaderFooterView.configurationUpdateHandler`.
  public final var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  /// A view behind it; nobody sees it.
  open var backgroundView: UIView?

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name under which the table uses it again.
  /// - SeeAlso: UIKit, `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }

  /// Makes a view, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view whose class somebody has registered.
  @available(*, unavailable, message: "A table makes it so.")
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Makes a view that the table does not use again.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Words and a picture, to be filled in and set as ``contentConfiguration``.
  ///
  /// - SeeAlso: UIKit, `UITableViewHeaderFooterView.defaultContentConfiguration()`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.header()
  }

  /// How it stands.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Has what it shows changed.
  ///
  /// - SeeAlso: UIKit, `UITableViewHeaderFooterView.setNeedsUpdateConfiguration()`.
  open func setNeedsUpdateConfiguration() { refreshContent() }

  /// Changes what it shows to how it stands: has the configuration go along, unless it must not.
  ///
  /// - SeeAlso: UIKit, `UITableViewHeaderFooterView.updateConfiguration(using:)`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateShownContent(for: state)
  }
}

extension UITableViewHeaderFooterView: ContentShowing {
  final func didUpdateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
