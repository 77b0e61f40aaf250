import FlowModel

/// The way of an unwind through the structure, fixed before anybody prepares.
struct UnwindRoute {
  /// From the source up to the nearest common ancestor and down to the destination.
  let path: [ControllerID]
  /// The place on the path of the controller whose presentation is dismissed first, if any.
  let dismisser: Int?
}

extension SketchRun {
  /// Searches for the destination of an unwind and goes there.
  mutating func unwind(
    _ request: RequestID, of segue: Segue, _ action: ActionName, from source: ControllerID
  ) throws(Interruption) {
    guard !action.text.isEmpty else { throw .misuse(.unwindWithoutAction, source) }
    guard let destination = destination(of: request, action, from: source) else {
      if fault == .unwindWithoutImplementerDismisses { try dismiss(source) }
      return
    }
    let route = try route(from: source, to: destination)
    try pass(
      Passage(
        request: request, segue: segue, source: source, destination: destination, route: route))
  }

  private func route(
    from source: ControllerID, to destination: ControllerID
  ) throws(Interruption) -> UnwindRoute {
    let up = chain(of: source)
    let down = chain(of: destination)
    guard let common = up.firstIndex(where: down.contains),
      let end = down.firstIndex(of: up[common])
    else { throw .misuse(.unwindWithoutCommonAncestor, source) }
    let path = Array(up[...common] + down[..<end].reversed())
    let dismisser = path[...common].indices.dropFirst().last { self[path[$0]].owned != nil }
    return UnwindRoute(path: path, dismisser: dismisser)
  }

  /// Calls the unwind action on the destination.
  mutating func deliverAction(of passage: Passage) throws(Interruption) {
    let destination = passage.destination
    let receiver =
      fault == .actionToContainer ? self[destination].parent ?? destination : destination
    let count =
      switch fault {
      case .actionNever: 0
      case .actionTwice: 2
      default: 1
      }
    for _ in 0..<count {
      recording.record(.action(receiver, passage.request))
      if fault == .actionUnheard { continue }
      recording.record(.action(receiver, passage.request), .received)
      if let action = passage.segue.unwindAction { try react(receiver, at: .action(action)) }
    }
  }

  /// Dismisses, then tells each controller on the way to reveal the next one.
  ///
  /// - SeeAlso: UIKit, `UIViewController.unwind(for:towards:)`; which of several presenters is
  ///   asked to dismiss is undocumented; reading chosen by this project.
  mutating func follow(_ route: UnwindRoute) throws(Interruption) {
    if fault == .unwindInFlightOnlyDelivers, !flights.isEmpty { return }
    let dismissals = flights.count
    defer { tellDelegate(ofFlightsFrom: dismissals) }
    if let dismisser = route.dismisser { try dismiss(atOnceFrom: route.path[dismisser]) }
    let rest = route.path[(route.dismisser ?? 0)...]
    for (controller, next) in zip(rest, rest.dropFirst()) {
      let owned = self[controller].owned
      if owned == next { continue }
      if owned != nil, controller != route.dismisser.map({ route.path[$0] }) {
        try dismiss(controller)
      }
      recording.record(.unwind(controller, towards: next))
      try reveal(next, in: controller)
    }
    if fault == .unwindCallsDestination, let last = rest.last {
      recording.record(.unwind(last, towards: last))
    }
  }

  private mutating func dismiss(atOnceFrom controller: ControllerID) throws(Interruption) {
    let takesTheTop =
      fault == .oneModalOfSeveralRemoved
      || fault == .unwindInFlightDismissesTheTop && !flights.isEmpty
    guard takesTheTop else { return try dismiss(controller) }
    if let top = tower(on: controller).last { try dismiss(top) }
  }

  private mutating func reveal(
    _ child: ControllerID, in container: ControllerID
  ) throws(Interruption) {
    guard let place = self[container].children.firstIndex(of: child) else { return }
    switch self[container].kind {
    case .navigation where fault != .stackNotPopped:
      let isTooFar = fault == .popsOneTooMany && place > 0
      try pop(container, to: self[container].children[isTooFar ? place - 1 : place])
    case .tabs where fault != .tabNotSelected: try select(child, on: container)
    case .navigation, .tabs, .content, .split: break
    }
  }

  private mutating func tellDelegate(ofFlightsFrom first: Int) {
    guard fault == .unwindTellsDelegate, first < flights.count else { return }
    for index in first..<flights.count { flights[index].isUserExit = true }
  }
}
