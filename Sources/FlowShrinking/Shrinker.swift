import FlowModel

/// Cuts a scenario down as long as it shows the same violation.
///
/// Passes propose, ``accept(_:)`` disposes, and ``shows(_:)`` is the only place where anything is
/// run and compared, for the certificate, too. Every accepted scenario is smaller than the one
/// before in the order of ``Complexity``, so shrinking ends.
package struct Shrinker {
  private let signature: Signature
  private let runsMax: Int
  private let isOver: () -> Bool
  private let admitting: (Scenario) -> Bool
  private let judging: (Scenario) -> Showing

  private var best: Scenario
  private var bestTrace: Trace?
  private var bestComplexity: Complexity
  private var tried: Set<Scenario>
  /// Whether names are left as they are.
  private var keepsNames = false
  private var runs = 0
  private var isExhausted = false
  private var certificate: Certificate?
  private var certificateRuns = 0
  private var slips: [Shrunk.Slip] = []

  private init(
    _ scenario: Scenario, traced trace: Trace?, keeping signature: Signature,
    within runsMax: Int, until isOver: @escaping () -> Bool,
    admitting: @escaping (Scenario) -> Bool, judging: @escaping (Scenario) -> Showing
  ) {
    self.signature = signature
    self.runsMax = runsMax
    self.isOver = isOver
    self.admitting = admitting
    self.judging = judging
    best = scenario
    bestTrace = trace
    bestComplexity = Complexity(of: scenario)
    tried = [scenario]
  }

  /// Shrinks a scenario.
  ///
  /// - Parameters:
  ///   - scenario: A scenario that shows the violation; it is not run again.
  ///   - trace: What it showed, where that is known.
  ///   - signature: What every smaller scenario has to show too.
  ///   - runsMax: How many scenarios may be run.
  ///   - certificateRunsMax: How many more may be run to make sure that there is no smaller one.
  ///   - isOver: Whether there is no time for another one.
  ///   - admitting: Whether a scenario is one of those that are looked for at all.
  ///   - judging: Runs a scenario and says what it showed.
  /// - Returns: The smallest scenario found.
  package static func shrink(
    _ scenario: Scenario, traced trace: Trace? = nil, keeping signature: Signature,
    within runsMax: Int, certifyingWithin certificateRunsMax: Int = 0,
    until isOver: @escaping () -> Bool = { false },
    admitting: @escaping (Scenario) -> Bool = { _ in true },
    judging: @escaping (Scenario) -> Showing
  ) -> Shrunk {
    var shrinker = Shrinker(
      scenario, traced: trace, keeping: signature, within: runsMax, until: isOver,
      admitting: admitting, judging: judging)
    shrinker.walkAllPasses()
    if shrinker.best == scenario { shrinker.walkByOwnNames() }
    while shrinker.findSmaller(within: certificateRunsMax) { shrinker.walkAllPasses() }
    return Shrunk(
      scenario: shrinker.best, runs: shrinker.runs, slips: shrinker.slips,
      isMinimal: !shrinker.isExhausted, certificate: shrinker.certificate,
      certificateRuns: shrinker.certificateRuns)
  }

  /// Walks rounds of all passes until one changes nothing, and no leap either.
  private mutating func walkAllPasses() {
    repeat {
      var last: Scenario
      repeat {
        last = best
        beginLater()
        for pass in allPasses { walk(pass) }
      } while best != last && !isExhausted
    } while leapingPasses.contains { takeFirst($0.edits(of: best)) }
  }

  /// Walks all passes with the names that the flow has, where plain ones have led nowhere: code of
  /// an app knows segues, actions and scenes by their names.
  private mutating func walkByOwnNames() {
    var pen = RelabellingPen()
    let plain = pen.rewritten(best)
    guard plain != best, admitting(plain) else { return }
    keepsNames = true
    walkAllPasses()
  }

  /// Lets the flow begin as late as can be, with what its run has shown to stand by then.
  private mutating func beginLater() {
    guard let bestTrace else { return }
    _ = takeFirst(StageLater(bestTrace).edits(of: best))
  }

  /// Takes the first edit that is accepted.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeFirst(_ edits: [Edit]) -> Bool {
    for edit in edits where !isExhausted {
      if accept(best.edited(edit)) { return true }
    }
    return false
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

  /// Takes a scenario by plain names, or by its own where plain ones are not admitted or mean
  /// nothing.
  ///
  /// By plain names, what differs in names alone is run once, and the smaller one of two scenarios
  /// of equal counts is the same whatever they were made from.
  private mutating func accept(_ candidate: Scenario) -> Bool {
    var pen = RelabellingPen()
    let plain = pen.rewritten(candidate)
    return !keepsNames && admitting(plain)
      ? take(plain) : admitting(candidate) && take(candidate)
  }

  /// The one gate: takes a scenario that is smaller and shows the same violation.
  ///
  /// Equal scenarios are run once.
  private mutating func take(_ candidate: Scenario) -> Bool {
    guard !tried.contains(candidate) else { return false }
    let complexity = Complexity(of: candidate)
    guard complexity < bestComplexity else { return false }
    guard runs < runsMax, !isOver() else {
      isExhausted = true
      return false
    }
    runs += 1
    tried.insert(candidate)
    return shows(candidate)
  }

  /// Runs a scenario, which is the best from now on if it shows the violation.
  private mutating func shows(_ candidate: Scenario) -> Bool {
    let showing = judging(candidate)
    for other in showing.signatures where other != signature { note(other, in: candidate) }
    guard showing.signatures.contains(signature) else { return false }
    best = candidate
    bestTrace = showing.trace
    bestComplexity = Complexity(of: candidate)
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

// MARK: - Certifying

extension Shrinker {
  /// How many drafts of flows are looked at for one that is run.
  private static let draftsPerRun = 16

  /// How many drafts are looked at where so many flows may be run.
  private static func draftsMax(for runsMax: Int) -> Int {
    let (count, isTooMuch) = runsMax.multipliedReportingOverflow(by: draftsPerRun)
    return isTooMuch ? .max : count
  }

  /// Runs everything over the same words that sorts below, until something shows the violation.
  ///
  /// What the passes have run and sorts below did not show it. What is run here is not remembered:
  /// there may be millions, and they seldom come again.
  ///
  /// - Returns: Whether there is something, which is the best from now on.
  private mutating func findSmaller(within runsMax: Int) -> Bool {
    certificate = nil
    guard !isExhausted, !keepsNames, runsMax > 0,
      var flows = SmallerFlows(than: best, lookingAt: Self.draftsMax(for: runsMax))
    else { return false }
    var flowCount = 0
    while let flow = flows.next() {
      guard admitting(flow) else { continue }
      if !tried.contains(flow) {
        guard certificateRuns < runsMax, !isOver() else {
          certificate = flowCount == 0 ? nil : Certificate(flowCount: flowCount, isComplete: false)
          return false
        }
        certificateRuns += 1
        if shows(flow) { return true }
      }
      flowCount += 1
    }
    certificate = Certificate(flowCount: flowCount, isComplete: !flows.isCut)
    return false
  }
}

/// The passes of a round: from what cuts most to what cuts least, names last.
private let allPasses: [any ShrinkPass & Sendable] =
  [32, 16, 8, 4, 2, 1].map(DropSteps.init(blockSize:)) + [
    StageRoots(), StageSteps(), StageChoices(), StandIns(), Newcomers(), Isolate(),
    DropPresentations(),
    FlattenTower(),
    PromoteRoot(),
    RaiseCallers(),
    DropStageEntries(), FlattenContainers(),
    TakingNames(with: Several(FlattenTower(), stageCuts, DropAttributes())),
    ReplaceEntries(), MergeSiblings(), TurnPresentations(),
    DropHeld(), DropScenes(), InlineReferences(), DropNames(), DropControls(), DropViews(),
    DropSegues(),
    MergeSegues(),
    DropFirings(), ReportInstead(), PlainSteps(), CallsInCode(), SimplifySteps(), EarlierNames(),
    SimplifyStage(), SwapEntries(),
    SimplifyStoryboard(), DropContracts(), DropAttributes(), PlainValues(), TurnWindow(),
    MergeScenes(), SortDeclarations(), Relabel(),
  ]

/// What takes controllers off the stage.
private let stageCuts = Several(
  DropStageEntries(), DropPresentations(), PromoteRoot(), FlattenContainers())

/// The passes for what a round of the others leaves as it is: each proposes much that is seldom
/// right.
private let leapingPasses: [any ShrinkPass & Sendable] = [
  MergeEntries(), TakingNames(with: MergeEntries()), ReactInstead(), StepsInstead(), PresentLater(),
  ActionsForTaps(), OtherSteps(), MoveEntries(),
  SwapDeclarations(), PlainFlows(), MergeScenes(mergesUnlike: true),
  AtOnce(TakeScenes(), Several(SimplifyStage(), stageCuts)),
  AtOnce(OtherSteps(), Several(stageCuts, SimplifyStage())),
  AtOnce(DropSteps(blockSize: 1), OtherSteps()), AtOnce(StageSteps(), OtherSteps()),
]
