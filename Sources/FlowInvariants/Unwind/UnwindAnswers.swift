import FlowModel

/// What controllers answer when an unwind searches them: as declared, or else as recorded.
///
/// A recorded answer counts only where nobody has declared one.
struct UnwindAnswers {
  private let trace: Trace
  private let action: ActionName
  private let record: RequestRecord

  init(to action: ActionName, for record: RequestRecord, in trace: Trace) {
    self.trace = trace
    self.action = action
    self.record = record
  }

  /// How a controller answers when asked whether it performs the action.
  ///
  /// - SeeAlso: UIKit, `UIViewController.canPerformUnwindSegueAction(_:from:sender:)`.
  func reply(of index: Int, in tree: Tree, source: Int) -> UnwindRanking.Reply {
    let controller = tree.controller(at: index)
    if trace.leavesOpen(.unwinds, of: controller) {
      guard let answer = recordedAnswer(of: controller) else { return .unknown }
      return answer ? .performs : .lacks
    }
    guard let contract = trace.scene(of: controller)?.contract else { return .lacks }
    if !contract.unwinds.contains(action) { return .lacks }
    if index == source { return .isSource }
    return contract.performs(action) ? .performs : .vetoes
  }

  /// Whether it is not known which children of a controller may be searched.
  func hidesOrder(of index: Int, in tree: Tree) -> Bool {
    let controller = tree.controller(at: index)
    return trace.leavesOpen(.searches, of: controller)
      && !tree.children(of: index).isEmpty && recordedList(of: controller) == nil
  }

  /// The children of a controller that may be searched, in the order of the search.
  ///
  /// - SeeAlso: UIKit, `UIViewController.allowedChildrenForUnwinding(from:)`.
  func allowedChildren(of index: Int, on walk: UnwindWalk, at station: Int) -> [Int] {
    let tree = walk.tree
    let controller = tree.controller(at: index)
    let children = tree.children(of: index)
    if trace.leavesOpen(.searches, of: controller), let list = recordedList(of: controller) {
      return list.compactMap { named in children.first { tree.controller(at: $0) == named } }
    }
    let excluded = walk.childContainingSource(of: index, at: station)
    let isStack = trace.cast[controller.index].kind == .navigation
    let allowed = (isStack ? children.reversed() : children).filter { $0 != excluded }
    guard case .only(let scenes) = trace.scene(of: controller)?.contract.searches ?? .all else {
      return allowed
    }
    return allowed.filter { child in
      trace.scene(of: tree.controller(at: child)).map { scenes.contains($0.name) } ?? false
    }
  }

  private func recordedAnswer(of controller: ControllerID) -> Bool? {
    for number in record.search {
      if case .can(controller, record.id, let answer) = trace.events[number].what { return answer }
    }
    return nil
  }

  private func recordedList(of controller: ControllerID) -> ArraySlice<ControllerID>? {
    for number in record.search {
      if case .allowed(controller, let list) = trace.events[number].what {
        return trace.controllers(of: list)
      }
    }
    return nil
  }
}
