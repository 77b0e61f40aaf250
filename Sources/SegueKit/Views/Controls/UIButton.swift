/// Words or a picture that can be tapped, or that has a menu.
///
/// - SeeAlso: UIKit, `UIButton`.
open class UIButton: UIControl {
  /// What it looks like; nobody sees it.
  public private(set) final var buttonType = ButtonType.custom
  /// How it looks, in one value; words and picture in it are for whoever asks for it.
  open var configuration: Configuration? { didSet { noteShown() } }
  /// Where what is in it lies; nobody sees it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How much room is around what is in it; nothing is laid out.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Whether a tap chooses it, or does so no more.
  open var changesSelectionAsPrimaryAction = false
  /// What it offers to choose from: at a touch where that is what it is for, else at a long press.
  ///
  /// - SeeAlso: UIKit, `UIButton.menu`.
  open var menu: UIMenu?

  final var updating = ButtonUpdating()
  private var looks: [State: Look] = [:]
  private var knownLabel: UILabel?
  private var knownImageView: UIImageView?

  private struct Look {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that acts itself, with the words and the picture of the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
    setImage(primaryAction?.image, for: .normal)
  }

  /// Makes a button that looks as it is told, and acts itself.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Its words, where it has any.
  open var titleLabel: UILabel? {
    if let knownLabel { return knownLabel }
    let made = UILabel()
    made.text = currentTitle
    knownLabel = made
    addSubview(made)
    return made
  }

  /// Its picture, where it has any.
  open var imageView: UIImageView? {
    if let knownImageView { return knownImageView }
    let made = UIImageView(image: currentImage)
    knownImageView = made
    addSubview(made)
    return made
  }

  /// Gives it words for a state.
  open func setTitle(_ title: String?, for state: State) {
    noteShown(title != self.title(for: state))
    looks[state, default: Look()].title = title
    knownLabel?.text = currentTitle
  }

  /// Gives its words a colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
  }

  /// Gives it a picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    noteShown(image !== self.image(for: state))
    looks[state, default: Look()].image = image
    knownImageView?.image = currentImage
  }

  /// Gives it a picture behind its words for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].backgroundImage = image
  }

  /// Its words in a state: without own ones, the usual ones.
  open func title(for state: State) -> String? { look(\.title, for: state) }

  /// The colour of its words in a state.
  open func titleColor(for state: State) -> UIColor? { look(\.titleColor, for: state) }

  /// Its picture in a state.
  open func image(for state: State) -> UIImage? { look(\.image, for: state) }

  /// The picture behind its words in a state.
  open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, for: state) }

  /// Its words as it stands.
  open var currentTitle: String? { title(for: state) }

  /// Its picture as it stands.
  open var currentImage: UIImage? { image(for: state) }

  private func look<Part>(_ part: KeyPath<Look, Part?>, for state: State) -> Part? {
    looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
  }

  /// Whether a touch opens the menu, and does nothing else.
  private var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  override func stateDidChange() { update() }

  override var eventsOfTouch: Event {
    opensMenu ? .menuActionTriggered : [.touchUpInside, .primaryActionTriggered]
  }
  override func answerTouch() {
    if changesSelectionAsPrimaryAction, !opensMenu { isSelected.toggle() }
  }

  /// What a button looks like.
  ///
  /// - SeeAlso: UIKit, `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    /// As an app says.
    case custom = 0
    /// As those of the system.
    case system = 1
    /// A letter in a circle.
    case detailDisclosure = 2
    /// A letter in a circle, light.
    case infoLight = 3
    /// A letter in a circle, dark.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }
}

extension UIControl {
  /// Where what is in a control lies; nothing is laid out.
  ///
  /// - SeeAlso: UIKit, `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// From side to side.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }
}
