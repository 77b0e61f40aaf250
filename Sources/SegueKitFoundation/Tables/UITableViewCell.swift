/// A row of a table.
///
/// - SeeAlso: UIKit, `UITableViewCell`.
open class UITableViewCell: ReusableView {
  private var isChosen = false
  private var isUnderFinger = false
  private var isBeingEdited = false
  private var shownAccessory: UIView?
  final var shown = ShownContent()

  /// What an app puts its views into, or what shows the configuration.
  public final var contentView: UIView { shown.view }
  override final var content: UIView { contentView }
  /// How it would be drawn.
  public final let style: CellStyle
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
  /// - SeeAlso: UIKit, `UITableViewCell.configurationUpdateHandler`.
  public final var configurationUpdateHandler:
    ((UITableViewCell, UICellConfigurationState) -> Void)?
  /// What is behind it; nobody sees it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether that goes along with how the cell stands.
  public final var automaticallyUpdatesBackgroundConfiguration = true
  /// Its words.
  open private(set) lazy var textLabel: UILabel? = made(UILabel())
  /// Its other words; `nil` where its style has none.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : made(UILabel())
  /// Its picture.
  open private(set) lazy var imageView: UIImageView? = made(UIImageView())
  /// What is at its end; the user may touch a button there.
  open var accessoryType = AccessoryType.none
  /// The same while the table is edited.
  open var editingAccessoryType = AccessoryType.none
  /// A view at its end.
  open var accessoryView: UIView? { didSet { showAccessory() } }
  /// The same while the table is edited.
  open var editingAccessoryView: UIView? { didSet { showAccessory() } }
  /// What the user can do with its row while the table is edited, once the table has asked.
  public internal(set) final var editingStyle = EditingStyle.none
  /// How it looks when it is selected; nobody sees it.
  open var selectionStyle = SelectionStyle.default
  /// A view behind it; nobody sees it.
  open var backgroundView: UIView?
  /// A view behind it while it is selected; nobody sees it.
  open var selectedBackgroundView: UIView?
  /// How far the line below it stays away from the sides; nobody sees it.
  open var separatorInset = UIEdgeInsets.zero
  /// How many steps it is moved in; nobody sees it.
  open var indentationLevel = 0
  /// How wide such a step is; nobody sees it.
  open var indentationWidth: CGFloat = 10
  /// Whether it moves in while the table is edited; nobody sees it.
  open var shouldIndentWhileEditing = true
  /// Whether the user finds something to move it by; nobody does.
  open var showsReorderControl = false

  /// Makes a cell.
  ///
  /// A class of an app's own that has an initializer, and not this one, cannot be registered, as in
  /// UIKit: the process traps when it is dequeued.
  ///
  /// - Parameters:
  ///   - style: How it would be drawn.
  ///   - reuseIdentifier: The name under which the table uses it again.
  /// - SeeAlso: UIKit, `UITableViewCell.init(style:reuseIdentifier:)`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }

  /// Makes a cell, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a cell whose class somebody has registered.
  @available(*, unavailable, message: "A table makes it so.")
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Makes a cell that the table does not use again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Whether it is selected; setting it calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Called when it is selected or not any more.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isChosen else { return }
    isChosen = selected
    setNeedsUpdateConfiguration()
  }

  /// Whether a finger is on it; setting it calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { isUnderFinger }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Called when a finger is on it or not any more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isUnderFinger else { return }
    isUnderFinger = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Whether it is edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Called when the table is edited or not any more.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    showAccessory()
    setNeedsUpdateConfiguration()
  }

  /// How it stands.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing)
  }

  /// Has what it shows changed at once, where in UIKit that is done before it is drawn
  /// (undocumented; reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.setNeedsUpdateConfiguration()`.
  open func setNeedsUpdateConfiguration() { refreshContent() }

  /// Changes what it shows to how it stands: has the configuration go along, unless it must not.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.updateConfiguration(using:)`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateShownContent(for: state)
  }

  /// Words and a picture for its style, to be filled in and set as ``contentConfiguration``.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.defaultContentConfiguration()`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }

  private func made<Content: UIView>(_ view: Content) -> Content {
    contentView.addSubview(view)
    return view
  }

  private func showAccessory() {
    let view = isBeingEdited ? editingAccessoryView : accessoryView
    exchange(shownAccessory, for: view)
    shownAccessory = view
  }
}

extension UITableViewCell: ContentShowing {
  final func didUpdateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewCell: SelectableCell {
  package func show(isSelected: Bool, animated: Bool) {
    guard isSelected != self.isSelected else { return }
    setSelected(isSelected, animated: animated)
  }

  package func show(isHighlighted: Bool) {
    if isHighlighted != self.isHighlighted { setHighlighted(isHighlighted, animated: false) }
  }
}
