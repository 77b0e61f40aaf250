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
    case method(Selector, of: ActionReceiver)
  }

  /// What turning it to another value does, and what a person calls it; for a class that SegueKit
  /// does not know.
  package final var turn: (noun: String, act: () -> Void)?
  private var targets: [(events: Event, target: Target)] = []
  package final var drawnAs: Int?

  /// Whether it can be touched; ``sendActions(for:)`` does not ask.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether it is chosen; nobody sees it.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      noteShown(isSelected != oldValue)
    }
  }
  /// Whether a finger is on it; nobody sees it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a touch opens its menu, and does nothing else; only a ``UIButton`` has one.
  ///
  /// - SeeAlso: UIKit, `UIControl.showsMenuAsPrimaryAction`.
  open var showsMenuAsPrimaryAction = false

  /// Makes a control that acts when it is used for what it is there for.
  ///
  /// - SeeAlso: UIKit, `UIControl.init(frame:primaryAction:)`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action after all others, and takes away the one of the same identifier, if any.
  ///
  /// - SeeAlso: UIKit, `UIControl.addAction(_:for:)`, in its header: "subsequent actions with the
  ///   same identifier replace previously added actions".
  public final func addAction(_ action: UIAction, for events: Event = .touchUpInside) {
    if action.isIdentified { removeAction(identifiedBy: action.identifier, for: events) }
    targets.append((events, .action(action)))
  }

  /// Adds a method of somebody after all others.
  ///
  /// Nothing happens when they do not have it, where UIKit raises an exception. One that is added
  /// again is sent once: "It is also safe to call this method multiple times with the same values".
  ///
  /// - Parameters:
  ///   - target: A controller, a view or a presentation controller, not kept; `nil` for the first
  ///     who has it, from the first responder outwards, or from the control where there is none.
  ///     Somebody else is never told, and a control that tells nobody is not touched.
  ///   - action: The method, as ``UIResponder/action(for:)`` knows it.
  ///   - events: What makes the control send it.
  /// - SeeAlso: UIKit, `UIControl.addTarget(_:action:for:)`.
  public final func addTarget(
    _ target: Any?, action: Selector, for events: Event = .touchUpInside
  ) {
    guard let receiver = ActionReceiver(target) else { return }
    let known = targets.firstIndex { wire in
      guard case .method(action, let former) = wire.target else { return false }
      return former.isSame(as: receiver)
    }
    if let known {
      targets[known].events.formUnion(events)
    } else {
      targets.append((events, .method(action, of: receiver)))
    }
  }

  /// Takes an action away from the events.
  public final func removeAction(_ action: UIAction, for events: Event) {
    remove(events) { if case .action(let known) = $0 { known === action } else { false } }
  }

  /// Takes the action of an identifier away from the events.
  ///
  /// - SeeAlso: UIKit, `UIControl.removeAction(identifiedBy:for:)`.
  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    remove(events) {
      if case .action(let known) = $0 { known.identifier == identifier } else { false }
    }
  }

  /// Takes methods of somebody away from the events.
  ///
  /// - Parameters:
  ///   - target: Who has them; `nil` for all.
  ///   - action: The method; `nil` for all.
  ///   - events: What makes the control send it no more.
  /// - SeeAlso: UIKit, `UIControl.removeTarget(_:action:for:)`.
  public final func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    remove(events) {
      guard case .method(let selector, let receiver) = $0 else { return false }
      return receiver.isMeant(by: target) && (action == nil || action == selector)
    }
  }

  /// The methods that somebody is sent for one of the events.
  ///
  /// - Parameters:
  ///   - target: Who is sent them; `nil` for everybody.
  ///   - event: For what.
  /// - Returns: Their names, in order; `nil` for none.
  /// - SeeAlso: UIKit, `UIControl.actions(forTarget:forControlEvent:)`.
  public final func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names = targets.compactMap { wire -> String? in
      guard case .method(let selector, let receiver) = wire.target,
        !wire.events.isDisjoint(with: event), receiver.isMeant(by: target)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  private func remove(_ events: Event, where matches: (Target) -> Bool) {
    for place in targets.indices where matches(targets[place].target) {
      targets[place].events.subtract(events)
    }
    targets.removeAll(where: \.events.isEmpty)
  }

  /// For what something is done; segues are counted, too.
  ///
  /// - SeeAlso: UIKit, `UIControl.allControlEvents`.
  public final var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// What a finger that lets go of it sends.
  var eventsOfTouch: Event { .touchUpInside }
  /// Called when it is enabled, chosen or highlighted, or not any more; does nothing.
  func stateDidChange() {}
  /// Called when a finger lets go of it, before that is sent; does nothing.
  func answerTouch() {}

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
      case .action(let action): action.perform(for: self)
      case .method(let selector, let receiver): receiver.send(selector, from: self)
      case .segue(let template, let link):
        if let source = link.target { template.fire(from: source, sender: self, isAutomatic: true) }
      }
    }
  }
}
