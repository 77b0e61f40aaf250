/// What the system says to users who do not see the screen; nobody listens.
///
/// - SeeAlso: UIKit, `UIAccessibility`.
public enum UIAccessibility {
  /// Whether the screen is read out; it is not.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user would like less to move; they would not.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user would like less to show through; they would not.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user would like bold letters; they would not.
  public static var isBoldTextEnabled: Bool { false }

  /// Says something; nobody listens.
  ///
  /// - SeeAlso: UIKit, `UIAccessibility.post(notification:argument:)`.
  public static func post(notification: Notification, argument: Any?) {}

  /// What can be said.
  ///
  /// - SeeAlso: UIKit, `UIAccessibility.Notification`.
  public enum Notification: Hashable, Sendable {
    /// There is another screen.
    case screenChanged
    /// Something on the screen is elsewhere.
    case layoutChanged
    /// These words.
    case announcement
    /// A page was scrolled to.
    case pageScrolled
  }
}

/// What something is to users who do not see the screen.
///
/// - SeeAlso: UIKit, `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// What is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Words that do not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What says how something stands.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// What cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// What is typed in to look for something.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// What can be more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// What stands above others.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What is said of something to users who do not see the screen.
struct SpokenLook {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsElements = false
}

// What it is to users who do not see the screen; nobody asks but for the name of what has no words.
extension UIView {
  /// Whether what is in it is not there for them.
  public final var accessibilityElementsHidden: Bool {
    get { knownLook?.spoken.hidesElements ?? false }
    set { look.spoken.hidesElements = newValue }
  }

  /// Whether what is beside it is not there for them.
  public final var accessibilityViewIsModal: Bool {
    get { knownLook?.spoken.isModal ?? false }
    set { look.spoken.isModal = newValue }
  }

  /// Whether what is in it is read out before what is beside it.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { knownLook?.spoken.groupsElements ?? false }
    set { look.spoken.groupsElements = newValue }
  }

  /// What is in it for them, in order.
  public final var accessibilityElements: [Any]? {
    get { knownLook?.spoken.elements }
    set { look.spoken.elements = newValue }
  }
}
