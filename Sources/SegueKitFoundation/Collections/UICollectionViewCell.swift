/// An item of a collection.
///
/// - SeeAlso: UIKit, `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  final var shown = ShownContent()

  /// What an app puts its views into, or what shows the configuration.
  public final var contentView: UIView { shown.view }
  override final var content: UIView { contentView }
  /// What it shows, where it shows nothing of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shown.configuration }
    set { show(newValue) }
  }
  /// Whether that goes along with how the cell stands.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { shown.goesAlong }
    set { shown.goesAlong = newValue }
  }
  /// Called when the cell stands otherwise, and before it comes.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewCell.configurationUpdateHandler`.
  public final var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// What is behind it; nobody sees it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether that goes along with how the cell stands.
  public final var automaticallyUpdatesBackgroundConfiguration = true
  /// A view behind it; nobody sees it.
  open var backgroundView: UIView?
  /// A view behind it while it is selected; nobody sees it.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether a finger is on it, as while a touch of the user selects it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// How it stands.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// Has what it shows changed at once, where in UIKit that is done before it is drawn
  /// (undocumented; reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UICollectionViewCell.setNeedsUpdateConfiguration()`.
  open func setNeedsUpdateConfiguration() { refreshContent() }

  /// Changes what it shows to how it stands: has the configuration go along, unless it must not.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewCell.updateConfiguration(using:)`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateShownContent(for: state)
  }

  /// Whether the collection is edited.
  final var isEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }
}

extension UICollectionViewCell: ContentShowing {
  final func didUpdateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: SelectableCell {
  package func show(isSelected: Bool, animated: Bool) {
    if isSelected != self.isSelected { self.isSelected = isSelected }
  }

  package func show(isHighlighted: Bool) {
    if isHighlighted != self.isHighlighted { self.isHighlighted = isHighlighted }
  }
}
