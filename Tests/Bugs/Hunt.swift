import FlowFuzzing
import FlowModel
import FlowTestSupport

/// The search for one known bug, with nothing to go by but the system that has it.
struct Hunt {
  /// The seeds of the campaigns.
  static let seeds = (1...5).map { Seed(UInt64($0)) }
  /// How many flows each campaign may play; it ends sooner when it has found something.
  static let runsMax = 40_000

  let bug: KnownBug
  /// What each campaign came home with, in the order of the seeds.
  let bags: [Bag]

  /// What one campaign came home with.
  struct Bag {
    /// How many flows were played.
    var flowCount: Int
    /// The first flow that showed the bug, counted from one; `nil` when none did.
    var flow: Int?
    /// How many steps its smallest form has.
    var steps: Int?
    /// The invariants that reported something.
    var invariants: [InvariantID]
    /// Everything that was found, in its smallest form.
    var cases: [Case]
  }

  init(for bug: KnownBug) {
    self.bug = bug
    bags = Self.seeds.map { Self.bag(of: bug.system, with: $0, for: bug) }
  }

  private static func bag(
    of system: some FlowSystem, with seed: Seed, for bug: KnownBug
  ) -> Bag {
    let campaign = Campaign(
      seed: seed, budget: Budget(runsMax: runsMax, findingsMax: 1, explanationRunsMax: 0),
      judge: Judge(of: system),
      workerCount: 2)
    let report = campaign.run()
    let finding = report.findings.first { bug.explains($0.signature.invariant) }
    return Bag(
      flowCount: report.reach.flowCount, flow: finding.map { $0.firstRun + 1 },
      steps: finding?.scenario.steps.count,
      invariants: report.findings.map(\.signature.invariant),
      cases: report.findings.map(report.kept))
  }
}

extension Hunt {
  /// How many campaigns found the bug.
  var foundCount: Int { bags.count { $0.flow != nil } }

  /// The flow that showed it first, in the campaign in the middle; all flows when that found
  /// nothing.
  var medianFlow: Int {
    bags.map { $0.flow ?? $0.flowCount }.sorted()[bags.count / 2]
  }

  /// The most steps that a smallest form has; `nil` when there is none.
  var steps: Int? { bags.compactMap(\.steps).max() }

  /// Every invariant that reported something, the expected one first.
  var invariants: [InvariantID] {
    let found = Set(bags.flatMap(\.invariants))
    var all = bug.expected.map { [$0.invariant].filter(found.contains) } ?? []
    for invariant in bags.flatMap(\.invariants) where !all.contains(invariant) {
      all.append(invariant)
    }
    return all
  }

  /// Whether every campaign came home with what it should have.
  var isSuccess: Bool {
    guard let expected = bug.expected else { return invariants.isEmpty }
    return foundCount == bags.count && invariants.allSatisfy(bug.explains)
      && invariants.contains(expected.invariant) && (steps ?? .max) <= expected.stepsMax
  }
}
