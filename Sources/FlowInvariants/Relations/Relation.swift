import FlowModel

/// What two flows must have in common: one that was played, and another form of it.
///
/// Where an invariant knows what is right, a relation only knows that two ways must lead to the
/// same end: with the root in a container of its own, with a detour, without animation. It is a
/// value like an invariant: a sentence, where the sentence comes from, how the other flow is made
/// and how the two are compared. Whoever judges plays the other flow.
public struct Relation: Sendable {
  /// The identifier: `area.statement-in-kebab-case`, unique among invariants and relations.
  public let id: InvariantID
  /// What it says about itself.
  public let about: Invariant.About
  /// The kinds of events without which it cannot judge; where a system does not report one of them
  /// it abstains.
  public let needs: [Event.Kind]
  /// In one of how many runs a campaign asks for it.
  ///
  /// The fewer runs the premise holds for, the more of them can be asked: the others cost nothing.
  public let period: Int
  /// The ways in which it can fail.
  public let clauses: [Clause]

  private let makeVariant: @Sendable (Trace) -> Variant?
  private let judge: @Sendable (Pair) -> Comparison

  /// What a relation says about two flows.
  package struct Comparison {
    /// How often there was something to judge.
    package var premiseCount = 0
    /// The violations, told of the flow that was played first.
    package var violations: [Violation] = []
  }

  /// Makes a relation.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in a catalogue.
  ///   - about: The words.
  ///   - needs: The kinds of events without which it cannot judge.
  ///   - period: In one of how many runs a campaign asks for it.
  ///   - variant: The other form of a flow; `nil` where the premise does not hold.
  ///   - compare: Looks at both flows and reports; it counts that the premise holds.
  ///
  /// - Precondition: The period is at least one.
  public init<Failure: Clauses>(
    _ id: InvariantID, _ about: Invariant.About, needs: [Event.Kind] = [],
    period: Int = 16,
    variant: @escaping @Sendable (Trace) -> Variant?,
    compare: @escaping @Sendable (Pair, inout Report<Failure>) -> Void
  ) {
    self.id = id
    self.about = about
    self.needs = needs
    demand(period > 0, "a relation is asked for in one of so many runs, and not of \(period)")
    self.period = period
    self.clauses = Failure.allCases.map { Clause($0.rawValue) }
    self.makeVariant = variant
    self.judge = { pair in
      var report = Report<Failure>()
      compare(pair, &report)
      guard !report.breaches.isEmpty else { return Comparison(premiseCount: report.premiseCount) }
      var docket = Docket(placeCount: 1)
      docket.take(report, of: id, in: pair.chapter(pair.trace.steps.count))
      return Comparison(
        premiseCount: report.premiseCount, violations: docket.close(implications: [:]))
    }
  }

  /// The other form of a flow that was played to its end; `nil` where the premise does not hold.
  package func variant(of trace: Trace) -> Variant? { trace.isHalted ? nil : makeVariant(trace) }

  /// Compares two flows.
  package func comparison(of pair: Pair) -> Comparison { judge(pair) }
}

extension Relation {
  /// What must hold, as a sentence.
  public var statement: String { about.statement }
  /// The public document that says so, or that there is none.
  public var source: String { about.source }
  /// When there is something to judge.
  public var premise: String { about.premise }
}
