extension NSAttributedString.Key {
  /// A font, ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// A colour of letters, ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A colour behind letters, ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines lie, ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How far letters are apart.
  public static let kern = NSAttributedString.Key("NSKern")
  /// What line is below letters, as a raw value of ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of that line, ``UIColor``.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// What line goes through letters, as a raw value of ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Where letters lead to.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far letters are moved up.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

/// A line below letters, or through them; nobody sees it.
///
/// - SeeAlso: UIKit, `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
