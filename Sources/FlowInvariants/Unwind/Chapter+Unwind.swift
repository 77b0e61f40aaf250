import FlowModel

/// An unwind that went on after its trigger, with what it is judged by.
struct Unwind {
  let record: RequestRecord
  let action: ActionName
  /// Who should answer it; `nil` when that cannot be told.
  let ranking: UnwindRanking?
}

extension Chapter {
  /// Finds ``unwinds``; most chapters have none.
  var allUnwinds: [Unwind] {
    requests.compactMap { record in
      guard let action = record.segue?.unwindAction, wentOn(record) else { return nil }
      return Unwind(
        record: record, action: action, ranking: ranking(for: record, action, in: treeAtRest))
    }
  }

  /// The tree at the beginning, when it stands still and can be reasoned about.
  var treeAtRest: Tree? {
    guard let before, before.isSound, before.isStill else { return nil }
    return before
  }

  /// Whether the tree was still that of the beginning when a request was decided.
  ///
  /// The decision is the making of the segue object or, without one, the last question. When there
  /// is neither, nothing may have changed in the whole step.
  private func decidesOnTreeAtRest(_ record: RequestRecord) -> Bool {
    guard let firstChange else { return true }
    guard let decision = firstSent(.create, for: record) ?? record.search.last else {
      return false
    }
    return firstChange > decision
  }

  /// Who should answer an unwind that the step asks for while something moves, and nobody goes: who
  /// comes is there already.
  func rankingWhileMoving(for unwind: Unwind) -> UnwindRanking? {
    guard let before, before.isSound, !before.isStill,
      !before.snapshot.isInHand, !history.hasOwnMinds, !happened([.reaction]),
      !going(in: before).contains(true)
    else { return nil }
    return ranking(for: unwind.record, unwind.action, in: before)
  }

  private func ranking(
    for record: RequestRecord, _ action: ActionName, in tree: Tree?
  ) -> UnwindRanking? {
    guard let tree, let source = tree.index(of: record.source),
      decidesOnTreeAtRest(record), !isHalted || record.destination != nil
    else { return nil }
    let answers = UnwindAnswers(to: action, for: record, in: history)
    guard let ranking = UnwindRanking(from: source, in: tree, answers: answers),
      ranking.outcome != .undecided
    else { return nil }
    return ranking
  }

  /// Whether a request is the only one of a step from outside that can have changed anything.
  ///
  /// What a plain action does, or another request, cannot be told from the outside; nor can what an
  /// unwind action does by itself, where a class has not declared what it shows.
  func isAlone(_ record: RequestRecord) -> Bool {
    switch action {
    case .tap, .performSegue: break
    default: return false
    }
    guard !happened([.reaction]) else { return false }
    let performed = firstSent(.perform, for: record) ?? events.lowerBound
    let others = requests.filter { $0.id != record.id }
    return others.allSatisfy {
      firstSent(.create, for: $0) == nil && firstSent(.perform, for: $0) == nil
    }
      && changes.allSatisfy {
        record.effects.contains($0) && ($0 >= performed || !history.hasOwnMinds)
      }
  }
}
