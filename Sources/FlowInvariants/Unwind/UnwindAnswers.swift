import FlowModel

/// What controllers answer when an unwind searches them: as declared, or else as recorded.
///
/// A recorded answer counts only where nobody has declared one.
struct UnwindAnswers {
  private let history: History
  private let action: ActionName
  private let record: RequestRecord

  private var trace: Trace { _read { yield history.trace } }

  init(to action: ActionName, for record: RequestRecord, in history: History) {
    self.history = history
    self.action = action
    self.record = record
  }

  /// How a controller answers when asked whether it performs the action.
  ///
  /// - SeeAlso: UIKit, `UIViewController.canPerformUnwindSegueAction(_:from:sender:)`.
  func reply(of index: Int, in tree: Tree, source: Int) -> UnwindRanking.Reply {
    let controller = tree.controller(at: index)
    if history.leavesOpen(.unwinds, of: controller) {
      guard let answer = recordedAnswer(of: controller) else { return .unknown }
      return answer ? .performs : .lacks
    }
    guard let scene = trace.cast[controller.index].scene,
      trace.world.storyboard.scenes[scene].contract.unwinds.contains(action)
    else { return .lacks }
    if index == source { return .isSource }
    let vetoes = trace.world.storyboard.scenes[scene].contract.vetoes.contains(action)
    return vetoes ? .vetoes : .performs
  }

  /// Whether a controller does not perform the action although it has it, or may have it.
  func mayDeny(_ index: Int, in tree: Tree) -> Bool {
    let controller = tree.controller(at: index)
    if history.leavesOpen(.unwinds, of: controller) {
      return recordedAnswer(of: controller) != true
    }
    return history.promises(controller) { $0.vetoes.contains(action) }
  }

  /// Whether it is not known which children of a controller may be searched.
  func hidesOrder(of index: Int, in tree: Tree) -> Bool {
    let controller = tree.controller(at: index)
    return history.leavesOpen(.searches, of: controller)
      && tree.hasChildren(index) && recordedList(of: controller) == nil
  }

  /// The children of a controller that may be searched, in the order of the search.
  ///
  /// - SeeAlso: UIKit, `UIViewController.allowedChildrenForUnwinding(from:)`.
  func allowedChildren(of index: Int, on walk: UnwindWalk, at station: Int) -> [Int] {
    let tree = walk.tree
    let controller = tree.controller(at: index)
    let children = tree.children(of: index)
    if history.leavesOpen(.searches, of: controller), let list = recordedList(of: controller) {
      return list.compactMap { named in children.first { tree.controller(at: $0) == named } }
    }
    let excluded = walk.childContainingSource(of: index, at: station)
    let isStack = trace.cast[controller.index].kind == .navigation
    let allowed = (isStack ? children.reversed() : children).filter { $0 != excluded }
    guard case .only(let scenes) = history.contract(of: controller, { $0.searches }) else {
      return allowed
    }
    return allowed.filter { child in
      history.sceneName(of: tree.controller(at: child)).map(scenes.contains) ?? false
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
