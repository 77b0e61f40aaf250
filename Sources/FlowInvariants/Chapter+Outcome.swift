import FlowModel

// What has come of the step of a chapter.
extension Chapter {
  /// Whether the step has come to nothing that anybody could see by now.
  var changesNothing: Bool {
    requests.isEmpty && !happened([.refused, .warned]) && after.isStill
      && changes.allSatisfy(isUnseen) && before?.offersTheSame(as: after) != false
      && !after.snapshot.isShownAnew
  }

  /// Whether what is done in the step can be done, and nothing comes of it, now or later.
  var isInVain: Bool {
    changesNothing && after.snapshot.delayedCount == 0 && !happened([.declined, .misuse])
  }

  /// Whether a change is one of a stack that stands nowhere, before and after, a pop to whoever is
  /// on top, or the choice of the tab that is selected.
  func isUnseen(_ change: Int) -> Bool {
    switch trace.events[change].what {
    case .pop(let stack, to: let top) where before?.lastChild(of: stack) == top: true
    case .select(let tab, on: let tabs): before?.selection(of: tabs) == tab
    case .push(_, on: let stack), .pop(let stack, to: _), .stack(let stack, _):
      !after.contains(stack) && before?.contains(stack) != true
    default: false
    }
  }

  /// Whether something waits for its time that may not have waited before an earlier step.
  ///
  /// What waits all the time does not count, as a watch for a user who does nothing, which each
  /// touch puts off anew: no more waits than before, and no time has passed in which one thing
  /// could have been done and another one put off.
  func waits(besidesWhatWaitedBefore earlier: Chapter) -> Bool {
    let count = after.snapshot.delayedCount
    guard count > 0 else { return false }
    guard let step, let first = earlier.step, let before = earlier.before else { return true }
    return count > before.snapshot.delayedCount
      || trace.steps[first...step].contains {
        [.settle, .wait, .background, .foreground].contains($0.kind)
      }
  }
}

extension Tree {
  /// Which child a container has selected; `nil` for none, or where it does not stand.
  func selection(of container: ControllerID) -> ControllerID? {
    index(of: container).flatMap { nodes[$0].selected }
  }

  /// Whether the user finds the same things to touch, and the same bars, as in another tree.
  func offersTheSame(as other: Tree) -> Bool {
    snapshot.touchables == other.snapshot.touchables && barClaims == other.barClaims
  }
}
