import FlowModel

/// A search for the controller that answers an unwind.
struct UnwindSearch {
  let request: RequestID
  let action: ActionName
  let source: ControllerID
  /// The controllers that were gone through outwards, in order.
  var path: [ControllerID] = []
  /// The controllers that were looked at, in order.
  var visited: [ControllerID] = []
  var found: ControllerID?

  init(_ request: RequestID, _ action: ActionName, from source: ControllerID) {
    self.request = request
    self.action = action
    self.source = source
  }
}

extension SketchRun {
  /// Finds who answers an unwind: outwards from the source, presented and contained ones first.
  ///
  /// From a presented controller the way leads to the source of its popover segue or to the one
  /// that asked for it, or to the presenter when that one has left the window. A way that comes
  /// back to where it was (an asker that has moved into what it asked for) ends there.
  ///
  /// - SeeAlso: Apple Technical Note TN2298 for the way outwards; UIKit,
  ///   `UIViewController.allowedChildrenForUnwinding(from:)`.
  func destination(
    of request: RequestID, _ action: ActionName, from source: ControllerID
  ) -> ControllerID? {
    var search = UnwindSearch(request, action, from: source)
    var next = next(after: source, in: &search)
    while let controller = next, !isOver(search) {
      search.path.append(controller)
      visit(controller, in: &search)
      next = self.next(after: controller, in: &search)
    }
    return search.found
  }

  private func next(
    after controller: ControllerID, in search: inout UnwindSearch
  ) -> ControllerID? {
    let asker =
      popoverSource(of: controller) ?? caller(of: controller) ?? self[controller].presenter
    guard let next = asker ?? self[controller].parent, !search.path.contains(next) else {
      return nil
    }
    guard fault == .presenterSkipped, asker != nil else { return next }
    search.path.append(next)
    return self.next(after: next, in: &search)
  }

  private func isOver(_ search: UnwindSearch) -> Bool {
    search.found != nil && fault != .farthestImplementer
  }

  private func visit(_ controller: ControllerID, in search: inout UnwindSearch) {
    search.visited.append(controller)
    if let owned = self[controller].owned, !search.visited.contains(owned) {
      visit(owned, in: &search)
      guard !isOver(search) else { return }
    }
    let allowed = allowedChildren(of: controller, in: search)
    recording.record(.allowed(controller, recording.list(allowed)))
    for child in allowed where !search.visited.contains(child) {
      visit(child, in: &search)
      guard !isOver(search) else { return }
    }
    let answer =
      controller != search.source && contract(of: controller).performs(search.action)
    for _ in 0..<(fault == .askedTwice ? 2 : 1) {
      recording.record(.can(controller, search.request, answer: answer))
    }
    if answer { search.found = controller }
  }

  /// The children that may be searched, in order; a stack from the top.
  private func allowedChildren(
    of controller: ControllerID, in search: UnwindSearch
  ) -> [ControllerID] {
    let containing = childContainingSource(of: controller, in: search)
    var children = self[controller].children.filter { $0 != containing }
    if case .only(let scenes) = contract(of: controller).searches {
      children.removeAll { child in
        guard let scene = self[child].scene else { return true }
        return !scenes.contains(storyboard.scenes[scene].name)
      }
    }
    let isFromTop = self[controller].kind == .navigation
    return isFromTop != (fault == .searchReversed) ? children.reversed() : children
  }

  /// The child through which the way outwards has come.
  ///
  /// - SeeAlso: UIKit, `UIViewController.childContaining(_:)`.
  private func childContainingSource(
    of controller: ControllerID, in search: UnwindSearch
  ) -> ControllerID? {
    if let end = search.path.lastIndex(of: controller) {
      for earlier in search.path[..<end].reversed() {
        let line = lineage(of: earlier)
        if let place = line.dropFirst().firstIndex(of: controller) { return line[place - 1] }
      }
    }
    return self[search.source].parent == controller ? search.source : nil
  }
}
