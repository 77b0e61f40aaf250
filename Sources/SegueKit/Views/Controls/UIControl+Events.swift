extension UIControl {
  /// What happens to a control.
  ///
  /// - SeeAlso: UIKit, `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger has come again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves beside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger has moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger has moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger has gone beside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system has taken a finger away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has given it another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for: of a button, a tap; of others, another value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to come.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user begins to type.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user has ended typing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user has ended typing with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All that happens while the user types.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Whatever happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  ///
  /// - SeeAlso: UIKit, `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is special.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be touched.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The keyboard is on it; it never is.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// How it stands.
  ///
  /// - SeeAlso: UIKit, `UIControl.state`.
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
