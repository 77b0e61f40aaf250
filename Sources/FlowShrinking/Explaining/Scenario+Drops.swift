import FlowModel

extension Scenario {
  /// The scenario with one thing less: an attribute at first, then a line, then a gesture from its
  /// beginning to its end.
  ///
  /// What else cannot be left out without something more is not among them.
  var withOneThingLess: [Scenario] {
    let attributes: [any ShrinkPass] = [DropAttributes(), DropContracts()]
    let lines: [any ShrinkPass] = [
      DropFirings(), DropControls(), DropViews(), DropSegues(), DropScenes(), DropStageEntries(),
      DropPresentations(), DropSteps(blockSize: 1),
    ]
    let counts = Complexity(of: self).counts
    return attributes.flatMap { $0.edits(of: self) }.compactMap(varied).filter { lesser in
      let others = Complexity(of: lesser).counts
      return zip(counts, others).reduce(0) { $0 + abs($1.0 - $1.1) } == 1
    }
      + lines.flatMap { $0.edits(of: self) }.compactMap(varied).filter {
        lineCount - $0.lineCount == 1
      } + gestureDrops.compactMap(varied)
  }

  /// Leaves out one gesture that the user begins and ends or takes back.
  private var gestureDrops: [Edit] {
    steps.indices.compactMap { first in
      guard [.beginBack, .beginSwipeDown].contains(steps[first].kind) else { return nil }
      let end = steps[(first + 1)...].firstIndex { $0.kind != .progress }
      guard let end, [.cancel, .finish].contains(steps[end].kind) else { return nil }
      return { $0.steps.removeSubrange(first...end) }
    }
  }

  private var lineCount: Int { steps.count + controllerCount + wireCount }

  /// The scenario after an edit; `nil` when it would have to be repaired or is the same by other
  /// names.
  func varied(_ edit: Edit) -> Scenario? {
    var varied = self
    edit(&varied)
    guard varied.repaired(after: self) == varied else { return nil }
    var pens = (RelabellingPen(), RelabellingPen())
    return pens.0.rewritten(varied) == pens.1.rewritten(self) ? nil : varied
  }
}
