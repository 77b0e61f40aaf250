/// A view above or below a section of a table.
///
/// - SeeAlso: UIKit, `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: ReusableView {
  /// What an app puts its views into.
  public final let contentView = UIView()
  /// The words and pictures; nobody sees them.
  open var contentConfiguration: (any UIContentConfiguration)?
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
}
