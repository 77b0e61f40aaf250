/// What letters look like; nothing is drawn with it.
///
/// - SeeAlso: UIKit, `UIFont`.
public final class UIFont: Hashable, Sendable {
  /// Its name, or how it was asked for.
  public let fontName: String
  /// How large its letters are.
  public let pointSize: Double
  private let weight: Weight

  private init(named name: String, size: Double, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
  }

  /// Makes the font of a name, whether there is one or not.
  public convenience init?(name fontName: String, size fontSize: Double) {
    self.init(named: fontName, size: fontSize)
  }

  /// The system's, in a size.
  public static func systemFont(ofSize fontSize: Double) -> UIFont {
    UIFont(named: "system", size: fontSize)
  }

  /// The system's, in a size and a weight.
  public static func systemFont(ofSize fontSize: Double, weight: Weight) -> UIFont {
    UIFont(named: "system", size: fontSize, weight: weight)
  }

  /// The system's bold one.
  public static func boldSystemFont(ofSize fontSize: Double) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's slanted one.
  public static func italicSystemFont(ofSize fontSize: Double) -> UIFont {
    UIFont(named: "system italic", size: fontSize)
  }

  /// The system's, with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: Double, weight: Weight
  ) -> UIFont { UIFont(named: "system digits", size: fontSize, weight: weight) }

  /// The system's, with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: Double, weight: Weight) -> UIFont {
    UIFont(named: "system monospaced", size: fontSize, weight: weight)
  }

  /// The system's for a use, in the size that it has when nobody has asked for another one.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      named: "system", size: style.usualSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The same in another size.
  public func withSize(_ fontSize: Double) -> UIFont {
    UIFont(named: fontName, size: fontSize, weight: weight)
  }

  /// Whether both look the same.
  public static func == (left: UIFont, right: UIFont) -> Bool {
    left.fontName == right.fontName && left.pointSize == right.pointSize
      && left.weight == right.weight
  }

  /// Feeds the font to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
  }

  /// The size of labels.
  public static let labelFontSize = 17.0
  /// The size of buttons.
  public static let buttonFontSize = 18.0
  /// The size of small words of the system.
  public static let smallSystemFontSize = 12.0
  /// The size of words of the system.
  public static let systemFontSize = 14.0

  /// How bold letters are.
  ///
  /// - SeeAlso: UIKit, `UIFont.Weight`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: Double

    /// Makes a weight.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// Boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What words are for.
  ///
  /// - SeeAlso: UIKit, `UIFont.TextStyle`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Makes a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Of titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Of smaller titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Of the smallest titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Of headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// Of what is below headlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Of all other words.
    public static let body = TextStyle(rawValue: "body")
    /// Of what stands beside.
    public static let callout = TextStyle(rawValue: "callout")
    /// Of notes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Of what is below pictures.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Of smaller words below pictures.
    public static let caption2 = TextStyle(rawValue: "caption2")

    fileprivate var usualSize: Double { Self.usualSizes[self] ?? 17 }

    private static let usualSizes: [TextStyle: Double] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16,
      .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }
}
