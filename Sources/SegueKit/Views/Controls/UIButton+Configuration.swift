extension UIButton {
  /// How a button looks, in one value; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIButton.Configuration`.
  public struct Configuration: Hashable, Sendable {
    private enum Kind {
      case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless
    }

    private let kind: Kind

    /// The words.
    public var title: String?
    /// The words below.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The colour of words and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// Where the picture lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How much room is around words and picture.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Where the words lie.
    public var titleAlignment = TitleAlignment.automatic
    /// How much room is between picture and words.
    public var imagePadding = 0.0
    /// How much room is between the words and those below.
    public var titlePadding = 1.0
    /// Whether something turns in it to say that it is at work.
    public var showsActivityIndicator = false
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium

    /// Words alone.
    public static func plain() -> Configuration { Configuration(kind: .plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    /// On a light colour.
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    /// On a colour.
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(kind: .bordered) }
    /// With a border, on a light colour.
    public static func borderedTinted() -> Configuration { Configuration(kind: .borderedTinted) }
    /// With a border, on a colour.
    public static func borderedProminent() -> Configuration {
      Configuration(kind: .borderedProminent)
    }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration(kind: .borderless) }

    private init(kind: Kind) { self.kind = kind }

    /// How round the corners of a button are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As an app says.
      case fixed = -1
      /// As the size of letters says.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// As much as can be.
      case capsule
    }

    /// Where the words of a button lie.
    ///
    /// - SeeAlso: UIKit, `UIButton.Configuration.TitleAlignment`.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// As the button says.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// How large a button is.
    public enum Size: Int, Hashable, Sendable {
      /// As usual.
      case medium
      /// Smaller.
      case small
      /// Smallest.
      case mini
      /// Larger.
      case large
    }
  }
}
