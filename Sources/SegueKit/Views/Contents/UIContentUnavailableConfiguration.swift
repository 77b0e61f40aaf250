/// What is said where there is nothing to show: words, a picture, and up to two buttons.
///
/// The user finds a button as soon as it has words or a picture.
///
/// - SeeAlso: UIKit, `UIContentUnavailableConfiguration`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The words.
  public var text: String?
  /// Words that matter less.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the button looks.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the words look; nobody sees it.
  public var textProperties = TextProperties()
  /// How words look that matter less; nobody sees it.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks; nobody sees it.
  public var imageProperties = ImageProperties()
  /// Where all of it lies; nobody sees it.
  public var alignment = Alignment.natural
  /// How much room is around it; nobody sees it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// How much room is below the picture; nobody sees it.
  public var imageToTextPadding = 0.0
  /// How much room is below the words; nobody sees it.
  public var textToSecondaryTextPadding = 0.0
  /// How much room is above the button; nobody sees it.
  public var textToButtonPadding = 0.0
  /// How much room is below the button; nobody sees it.
  public var buttonToSecondaryButtonPadding = 0.0

  /// Nothing at first.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Says that something is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "Loading…"
    return made
  }

  /// Says that a search has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "No Results"
    return made
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same: nobody sees what would be otherwise.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration { self }

  /// What a button does.
  ///
  /// - SeeAlso: UIKit, `UIContentUnavailableConfiguration.ButtonProperties`.
  public struct ButtonProperties {
    /// What it does.
    public var primaryAction: UIAction?
    /// What it offers to choose from.
    public var menu: UIMenu?
    /// Whether it can be touched.
    public var isEnabled = true
    /// What it is for; nobody sees it.
    public var role = UIButton.Role.normal
  }

  /// How words look.
  ///
  /// - SeeAlso: UIKit, `UIContentUnavailableConfiguration.TextProperties`.
  public struct TextProperties {
    /// What the letters look like.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Their colour.
    public var color = UIColor.label
    /// How many lines they may take; as many as they need when it is zero.
    public var numberOfLines = 0
    /// Whether the letters get smaller when there is little room.
    public var adjustsFontSizeToFitWidth = false
  }

  /// How the picture looks.
  ///
  /// - SeeAlso: UIKit, `UIContentUnavailableConfiguration.ImageProperties`.
  public struct ImageProperties {
    /// Its colour.
    public var tintColor: UIColor?
    /// How it is drawn where it is the system's.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// How round its corners are.
    public var cornerRadius = 0.0
    /// How large it may be.
    public var maximumSize = CGSize.zero
  }

  /// Where all of it lies.
  ///
  /// - SeeAlso: UIKit, `UIContentUnavailableConfiguration.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    /// Where lines begin.
    case natural
    /// In the middle.
    case center
  }
}

/// A view that says that there is nothing to show.
///
/// - SeeAlso: UIKit, `UIContentUnavailableView`.
public final class UIContentUnavailableView: UIView, UIContentView {
  /// What it says; only a `UIContentUnavailableConfiguration` is shown.
  public var configuration: any UIContentConfiguration { didSet { showButtons() } }
  /// Whether it can be scrolled; it is not.
  public var isScrollEnabled = false

  private var buttons: [UIButton] = []

  /// Makes a view that says something.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    showButtons()
  }

  private func showButtons() {
    for button in buttons { button.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    buttons = [
      (shown.button, shown.buttonProperties),
      (shown.secondaryButton, shown.secondaryButtonProperties),
    ].filter { look, _ in look.title != nil || look.image != nil }
      .map { look, properties in
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        if let menu = properties.menu {
          button.menu = menu
          button.showsMenuAsPrimaryAction = properties.primaryAction == nil
        }
        button.isEnabled = properties.isEnabled
        addSubview(button)
        return button
      }
  }
}
