/// What a movement of a stack changes, from the moment that it was made.
///
/// It keeps all who take part until the movement has ended, so that the delegate hears of the end.
struct StackChange {
  let stack: UINavigationController
  /// The stack before, bottom first.
  let former: [UIViewController]
  /// The stack afterwards, bottom first.
  let later: [UIViewController]

  /// Who has come to lie on top; `nil` when the top is the same.
  var shown: UIViewController? { later.last === former.last ? nil : later.last }

  /// Whether it takes a controller off the stack.
  func loses(_ controller: UIViewController) -> Bool {
    former.contains { $0 === controller } && !later.contains { $0 === controller }
  }

  /// What a delegate is told that the change does.
  var operation: UINavigationController.Operation {
    guard let shown else { return .none }
    return former.contains { $0 === shown } ? .pop : .push
  }
}

extension UINavigationController {
  /// Begins the movement that shows a change of the stack.
  final func beginChange(from former: [UIViewController], animated: Bool) {
    for child in former where child.parentLink == nil { child.byHand.awaitsDeparture = true }
    environment.nextStackChange = StackChange(stack: self, former: former, later: children)
    environment.begin(.stack, of: self, animated: animated)
  }

  /// Puts the stack back, unless it has been changed again meanwhile.
  final func restore(_ change: StackChange) {
    guard children.elementsEqual(change.later, by: ===) else { return }
    for child in change.later where !change.former.contains(where: { $0 === child }) {
      child.leave()
      child.didMove(toParent: nil)
    }
    for (index, child) in change.former.enumerated()
    where child.parentLink === self || (!child.hasPlace && canContain(child)) {
      place(child, at: index)
    }
  }
}

extension SegueEnvironment {
  /// The stack that a controller is just being taken off.
  func stack(thatLoses controller: UIViewController) -> UINavigationController? {
    guard !transitions.isEmpty || stackChangeAtOnce != nil else { return nil }
    let changes = transitions.compactMap(\.stackChange) + (stackChangeAtOnce.map { [$0] } ?? [])
    return changes.last { $0.loses(controller) }?.stack
  }

  /// Tells those whom a change has taken off a stack that they have left, now that it has ended.
  ///
  /// Who has had another parent since, or is being taken off once more, is not told. That the call
  /// comes at the end, and not at all for a swipe that is cancelled, is undocumented, as apps know
  /// it.
  ///
  /// - SeeAlso: UIKit, `UIViewController.didMove(toParent:)`.
  func confirmDepartures(of change: StackChange?) {
    guard let change else { return }
    for child in change.former where !isHalted && child.byHand.awaitsDeparture {
      guard !transitions.contains(where: { $0.stackChange?.loses(child) == true }) else { continue }
      child.byHand.awaitsDeparture = false
      child.didMove(toParent: nil)
    }
  }

  /// The change of a stack that a movement shows.
  func takeStackChange(of movement: Transition.Movement) -> StackChange? {
    guard movement == .stack else { return nil }
    defer { nextStackChange = nil }
    return nextStackChange
  }
}
