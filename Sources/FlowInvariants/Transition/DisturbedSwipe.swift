import FlowModel

/// A back swipe that is taken back while something else moves, or has changed since it began.
///
/// What else has changed says nothing of its own stack: that, and the tabs around it, are as they
/// were.
struct DisturbedSwipe {
  /// The event with which the swipe began.
  let beginning: Int
  /// What was on the stack before, bottom first.
  let former: [ControllerID]
  /// The tab bar controllers around the stack, and who was in front there; none where somebody has
  /// selected a tab since.
  private(set) var fronts: [(tabs: ControllerID, front: ControllerID)] = []

  fileprivate init(
    of stack: ControllerID, since beginning: Int, in before: Tree, history: History
  ) {
    self.beginning = beginning
    guard let place = before.index(of: stack) else {
      former = []
      return
    }
    former = Array(before.childControllers(of: place))
    for index in before.lineage(of: place) where before.kind(at: index) == .tabs {
      let tabs = before.controller(at: index)
      guard let front = before.nodes[index].selected, !history.isOwn(tabs) else { continue }
      fronts.append((tabs, front))
    }
  }

  /// The tabs that have another child in front in a tree, though the former one still stands there.
  func turned(in after: Tree) -> ControllerID? {
    fronts.first { tabs, front in
      guard let index = after.index(of: tabs) else { return false }
      return after.nodes[index].selected != front
        && after.childControllers(of: index).contains(front)
    }?.tabs
  }

  fileprivate mutating func forgetFronts() { fronts = [] }
}

extension Chapter {
  /// The back swipe that the system says is cancelled, if nothing that has happened since it began
  /// may have changed its stack; a swipe of an app's own begins when the pop has been done.
  func disturbedSwipe(of owner: ControllerID, cancelledAt cancelled: Int) -> DisturbedSwipe? {
    guard !isHalted, !history.hasSilentClasses, !history.isOwn(owner),
      trace.cast[owner.index].kind == .navigation, after.isSound, after.contains(owner),
      let beginning = lastBeginning(ofGestureOf: owner, before: cancelled),
      let first = trace.step(ofEvent: beginning), trace.steps[first].kind == .beginBack,
      history.trees[first].isSound
    else { return nil }
    var swipe = DisturbedSwipe(
      of: owner, since: beginning, in: history.trees[first], history: history)
    var pops = 0
    for (number, event) in zip(beginning..., trace.events[beginning..<events.upperBound]) {
      switch event.what {
      case .pop(owner, to: _):
        guard trace.step(ofEvent: number) == first else { return nil }
        pops += 1
      case .select: swipe.forgetFronts()
      case .push(_, on: owner): return nil
      case .push(let new, on: _), .present(let new, from: _, by: _), .add(let new, to: _):
        guard !swipe.former.contains(new) else { return nil }
      case .pop, .dismiss, .adapt(_, as: _, with: nil): continue
      case .opened, .unwind: return nil
      case _ where event.kind.changesTree: return nil
      default: continue
      }
    }
    return pops == 1 ? swipe : nil
  }
}
