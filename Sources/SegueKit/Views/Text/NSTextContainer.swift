/// Where lines lie; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSTextContainer`.
open class NSTextContainer {
  /// How far lines stay away from the sides.
  open var lineFragmentPadding = 5.0
  /// How many lines there may be; as many as there are when it is zero.
  open var maximumNumberOfLines = 0
  /// How a line is broken that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What becomes a link by itself; nobody touches it.
///
/// - SeeAlso: UIKit, `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
