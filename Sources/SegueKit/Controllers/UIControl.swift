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
  }

  private var targets: [(events: Event, target: Target)] = []

  /// Makes a control that fires nothing.
  public override init() { super.init() }

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

  /// Makes an action.
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}
