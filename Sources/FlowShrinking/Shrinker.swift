import FlowModel

/// Cuts a scenario down as long as it shows the same violation.
///
/// Passes propose, ``accept(_:)`` disposes: it is the only place where anything is run, counted
/// and compared. Every accepted scenario is smaller than the one before in the order of
/// ``Complexity``, so shrinking ends.
package struct Shrinker {
  private let signature: Signature
  private let runsMax: Int
  private let admitting: (Scenario) -> Bool
  private let judging: (Scenario) -> [Violation]

  private var best: Scenario
  private var bestComplexity: Complexity
  private var tried: Set<Scenario>
  private var runs = 0
  private var isExhausted = false
  private var slips: [Shrunk.Slip] = []

  private init(
    _ scenario: Scenario, keeping signature: Signature, within runsMax: Int,
    admitting: @escaping (Scenario) -> Bool, judging: @escaping (Scenario) -> [Violation]
  ) {
    self.signature = signature
    self.runsMax = runsMax
    self.admitting = admitting
    self.judging = judging
    best = scenario
    bestComplexity = Complexity(of: scenario)
    tried = [scenario]
  }

  /// Shrinks a scenario.
  ///
  /// - Parameters:
  ///   - scenario: A scenario that shows the violation; it is not run again.
  ///   - signature: What every smaller scenario has to show too.
  ///   - runsMax: How many scenarios may be run.
  ///   - admitting: Whether a scenario is one of those that are looked for at all.
  ///   - judging: Runs a scenario and lists its violations.
  /// - Returns: The smallest scenario found.
  package static func shrink(
    _ scenario: Scenario, keeping signature: Signature, within runsMax: Int,
    admitting: @escaping (Scenario) -> Bool = { _ in true },
    judging: @escaping (Scenario) -> [Violation]
  ) -> Shrunk {
    var shrinker = Shrinker(
      scenario, keeping: signature, within: runsMax, admitting: admitting, judging: judging)
    shrinker.walkAllPasses()
    return Shrunk(
      scenario: shrinker.best, runs: shrinker.runs, slips: shrinker.slips,
      isMinimal: !shrinker.isExhausted)
  }

  /// Walks rounds of all passes until one changes nothing.
  private mutating func walkAllPasses() {
    var last: Scenario
    repeat {
      last = best
      for pass in allPasses { walk(pass) }
    } while best != last && !isExhausted
  }

  /// Walks the edits of one pass from the first to the last.
  ///
  /// After a success the walk stays where it is, for what stood behind the removed part now
  /// stands here. It ends, because each success makes the scenario smaller and each failure moves
  /// one edit on.
  private mutating func walk(_ pass: some ShrinkPass) {
    var edits = pass.edits(of: best)
    var position = 0
    while position < edits.count && !isExhausted {
      if accept(best.edited(edits[position])) {
        edits = pass.edits(of: best)
      } else {
        position += 1
      }
    }
  }

  /// The one gate: takes a scenario that is smaller and shows the same violation.
  ///
  /// Equal scenarios are run once.
  private mutating func accept(_ candidate: Scenario) -> Bool {
    guard !tried.contains(candidate), admitting(candidate) else { return false }
    let complexity = Complexity(of: candidate)
    guard complexity < bestComplexity else { return false }
    guard runs < runsMax else {
      isExhausted = true
      return false
    }
    tried.insert(candidate)
    runs += 1
    let signatures = judging(candidate).map(\.signature)
    for other in signatures where other != signature { note(other, in: candidate) }
    guard signatures.contains(signature) else { return false }
    best = candidate
    bestComplexity = complexity
    return true
  }

  /// Remembers a violation that is not the one being shrunk, in its smallest scenario.
  private mutating func note(_ other: Signature, in candidate: Scenario) {
    guard let index = slips.firstIndex(where: { $0.signature == other }) else {
      slips.append(Shrunk.Slip(other, candidate))
      return
    }
    if Complexity(of: candidate) < Complexity(of: slips[index].scenario) {
      slips[index].scenario = candidate
    }
  }
}

/// The passes of a round: from what cuts most to what cuts least, names last.
private let allPasses: [any ShrinkPass & Sendable] =
  [32, 16, 8, 4, 2, 1].map(DropSteps.init(blockSize:)) + [
    StageSteps(), StandIns(), Isolate(), DropPresentations(), FlattenTower(), PromoteRoot(),
    RaiseCallers(),
    DropStageEntries(), FlattenContainers(), ReplaceEntries(), MergeSiblings(), TurnPresentations(),
    DropHeld(), DropScenes(), InlineReferences(), DropControls(), DropSegues(), MergeSegues(),
    DropFirings(), PlainSteps(), CallsInCode(), SimplifySteps(),
    SimplifyStage(),
    SimplifyStoryboard(), DropContracts(), DropAttributes(), MergeScenes(), SortDeclarations(),
    Relabel(),
  ]
