/// Words and a picture; nobody sees them.
///
/// - SeeAlso: UIKit, `UIListContentConfiguration`.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The words.
  public var text: String?
  /// The words with their looks.
  public var attributedText: NSAttributedString?
  /// The words that matter less.
  public var secondaryText: String?
  /// The words that matter less with their looks.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How much room is between the picture and the words.
  public var imageToTextPadding: CGFloat = 0
  /// How much room is between the words and those that matter less.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// How much room is around all of it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// How the words look.
  public var textProperties = TextProperties()
  /// How the words that matter less look.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  private init() {}

  /// Words, and others below them.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words, and others below them.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words, and others at the end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words of a list beside the rest.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words of a list beside the rest, and others below them.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Words above rows.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words below rows.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words above rows.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words below rows.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words above rows in a group.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words below rows in a group.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Words above rows of a list beside the rest.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: nobody sees what would be otherwise.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// How words look.
  ///
  /// - SeeAlso: UIKit, `UIListContentConfiguration.TextProperties`.
  public struct TextProperties {
    /// Their colour.
    public var color = UIColor.label
    /// What the letters look like.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Whether the letters get smaller when there is little room.
    public var adjustsFontSizeToFitWidth = false
    /// How a line is broken that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines they may take; as many as they need when it is zero.
    public var numberOfLines = 0
  }

  /// How a picture looks.
  ///
  /// - SeeAlso: UIKit, `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties {
    /// Its colour.
    public var tintColor: UIColor?
    /// How it is drawn where it is the system's.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it may be.
    public var maximumSize = CGSize.zero
  }
}
