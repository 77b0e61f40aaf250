/// Who is sent an action; nobody is kept.
enum ActionReceiver {
  /// A controller.
  case controller(ControllerLink)
  /// Somebody else who knows actions.
  case other(() -> (any ActionTarget)?)
  /// The first who has it, from the first responder outwards, or from the sender where nobody is
  /// first responder; from whose bar it is for a button of a bar, which is no responder.
  ///
  /// - SeeAlso: UIKit, `UIBarButtonItem.target`: "If nil, the action message is passed up the
  ///   responder chain".
  case chain

  /// Those who are meant by a target: whoever it is, or the chain for `nil`.
  ///
  /// - Returns: `nil` for a target that knows no actions.
  init?(_ target: Any?) {
    switch target {
    case nil: self = .chain
    case let controller as UIViewController: self = .controller(controller.link())
    case let target as any ActionTarget: self = .other { [weak target] in target }
    default: return nil
    }
  }

  /// Who that is, as long as they are there; `nil` for the chain.
  var target: (any ActionTarget)? {
    switch self {
    case .controller(let link): link.target
    case .other(let target): target()
    case .chain: nil
    }
  }

  /// Whether a target means them; `nil` means everybody.
  func isMeant(by target: Any?) -> Bool {
    guard let target else { return true }
    return self.target === target as AnyObject
  }

  /// Whether another one is the same, and still there; the chain is one and the same.
  func isSame(as other: ActionReceiver) -> Bool {
    if case (.chain, .chain) = (self, other) { return true }
    return target.map { $0 === other.target } ?? false
  }

  /// Has them do what the action says.
  ///
  /// - Returns: Whether anybody has such an action.
  @discardableResult
  func send(_ action: Selector, from sender: Any) -> Bool {
    guard let deed = deed(for: action, from: sender) else { return false }
    deed(sender)
    return true
  }

  private func deed(for action: Selector, from sender: Any) -> ((Any) -> Void)? {
    guard case .chain = self else {
      let target = target
      if let responder = target as? UIResponder { return responder.deed(for: action) }
      return target?.action(for: action)
    }
    let environment = SegueEnvironment.current
    var responder =
      environment.firstResponder ?? sender as? UIResponder ?? environment.touchedBar?.target
    while let asked = responder {
      let deed = asked.deed(for: action)
      if let deed, asked.canPerformAction(action, withSender: sender) { return deed }
      responder = asked.next
    }
    return nil
  }
}

extension UIResponder {
  /// What its class does for an action, or what everybody does for it.
  fileprivate final func deed(for action: Selector) -> ((Any) -> Void)? {
    if let deed = self.action(for: action) { return deed }
    switch action.name {
    case "resignFirstResponder": return { _ in self.resignFirstResponder() }
    case "becomeFirstResponder": return { _ in self.becomeFirstResponder() }
    default: return nil
    }
  }
}
