/// What a key does, together with others that are held; nobody has a keyboard.
///
/// - SeeAlso: UIKit, `UIKeyCommand`.
open class UIKeyCommand {
  /// What the system says it is.
  open var title: String
  /// The picture; nobody sees it.
  open var image: UIImage?
  /// More words for whoever looks for a key.
  open var discoverabilityTitle: String?
  /// What is done.
  public final let action: Selector?
  /// The key; `nil` for none.
  public final let input: String?
  /// The keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// Makes one without a key.
  public convenience init() { self.init(title: "", action: nil, input: nil) }

  /// Makes one for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes one for a key, with words.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector?, input: String?,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held while another one is pressed.
///
/// - SeeAlso: UIKit, `UIKeyModifierFlags`.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
