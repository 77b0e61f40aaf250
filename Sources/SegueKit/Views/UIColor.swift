/// A colour; nothing is drawn with it.
///
/// - SeeAlso: UIKit, `UIColor`.
public final class UIColor: Hashable, Sendable {
  private enum Shade: Hashable {
    case named(String)
    case mixed(Double, Double, Double)
  }

  private let shade: Shade
  private let alpha: Double

  private init(_ shade: Shade, alpha: Double = 1) {
    self.shade = shade
    self.alpha = alpha
  }

  convenience init(_ name: String) { self.init(.named(name)) }

  /// Makes the same colour again.
  convenience init(like other: UIColor) { self.init(other.shade, alpha: other.alpha) }

  /// Makes a colour from red, green and blue.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(.mixed(red, green, blue), alpha: alpha)
  }

  /// Makes a grey.
  public convenience init(white: Double, alpha: Double) {
    self.init(.mixed(white, white, white), alpha: alpha)
  }

  /// The same colour, more or less transparent.
  public func withAlphaComponent(_ alpha: Double) -> UIColor { UIColor(shade, alpha: alpha) }

  /// Whether both are the same colour; one with a name is none that was mixed.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.shade == right.shade && left.alpha == right.alpha
  }

  /// Feeds the colour to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shade)
    hasher.combine(alpha)
  }

  /// Black.
  public static let black = UIColor("black")
  /// White.
  public static let white = UIColor("white")
  /// None at all.
  public static let clear = UIColor(.named("clear"), alpha: 0)
  /// Grey.
  public static let gray = UIColor("gray")
  /// Light grey.
  public static let lightGray = UIColor("lightGray")
  /// Dark grey.
  public static let darkGray = UIColor("darkGray")
  /// Red.
  public static let red = UIColor("red")
  /// Green.
  public static let green = UIColor("green")
  /// Blue.
  public static let blue = UIColor("blue")
  /// Yellow.
  public static let yellow = UIColor("yellow")
  /// Orange.
  public static let orange = UIColor("orange")
  /// Purple.
  public static let purple = UIColor("purple")
  /// That of the ground behind everything.
  public static let systemBackground = UIColor("systemBackground")
  /// That of the ground behind parts.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// That of words.
  public static let label = UIColor("label")
  /// That of words that matter less.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The system's red.
  public static let systemRed = UIColor("systemRed")
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen")
  /// The system's blue.
  public static let systemBlue = UIColor("systemBlue")
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow")
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange")
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple")
  /// The system's pink.
  public static let systemPink = UIColor("systemPink")
  /// The system's teal.
  public static let systemTeal = UIColor("systemTeal")
  /// The system's indigo.
  public static let systemIndigo = UIColor("systemIndigo")
  /// The system's brown.
  public static let systemBrown = UIColor("systemBrown")
  /// The system's mint.
  public static let systemMint = UIColor("systemMint")
  /// The system's cyan.
  public static let systemCyan = UIColor("systemCyan")
  /// The system's grey.
  public static let systemGray = UIColor("systemGray")
}
