/// Something that is tapped and fires segues and actions in the order in which they were added.
///
/// Every target is independent: a segue that its source refuses does not stop the next one. The
/// control is the sender that the source sees. It does not keep the controllers behind it.
///
/// - SeeAlso: UIKit, `UIControl.sendActions(for:)`.
open class UIControl: UIView {
  private enum Target {
    case segue(UIStoryboardSegueTemplate, from: ControllerLink)
    case action(UIAction)
    case method(Selector, of: ControllerLink)
  }

  private var targets: [(events: Event, target: Target)] = []

  /// Whether it can be touched; ``sendActions(for:)`` does not ask.
  open var isEnabled = true
  /// Whether it is chosen; nobody sees it.
  open var isSelected = false
  /// Whether a finger is on it; nobody sees it.
  open var isHighlighted = false

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// What the control is for: here, a tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  /// Adds an action after all others.
  public final func addAction(_ action: UIAction, for events: Event = .touchUpInside) {
    targets.append((events, .action(action)))
  }

  /// Adds a method of a controller after all others.
  ///
  /// Nothing happens when the controller does not have it, where UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - target: The controller; not kept.
  ///   - action: The method, as ``UIResponder/action(for:)`` knows it.
  ///   - events: What makes the control send it.
  /// - SeeAlso: UIKit, `UIControl.addTarget(_:action:for:)`.
  public final func addTarget(
    _ target: UIViewController, action: Selector, for events: Event = .touchUpInside
  ) {
    targets.append((events, .method(action, of: target.link())))
  }

  /// Adds a segue of a controller after all others, as Interface Builder wires it.
  public final func addSegue(
    _ template: UIStoryboardSegueTemplate, from source: UIViewController,
    for events: Event = .touchUpInside
  ) {
    targets.append((events, .segue(template, from: source.link())))
  }

  /// Fires everything that the control is wired to for the events.
  open func sendActions(for events: Event = .touchUpInside) {
    for wire in targets where !wire.events.isDisjoint(with: events) {
      switch wire.target {
      case .action(let action): action.handler(action)
      case .method(let selector, let link): link.target?.action(for: selector)?(self)
      case .segue(let template, let link):
        if let source = link.target { template.fire(from: source, sender: self, isAutomatic: true) }
      }
    }
  }
}

/// Something that a control does, written as a closure.
///
/// - SeeAlso: UIKit, `UIAction`.
public final class UIAction {
  /// What is done.
  public let handler: (UIAction) -> Void

  /// A name for people.
  public let title: String

  /// A picture; nobody sees it.
  public let image: UIImage?

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
