import FlowModel

/// The ways in which one invariant can fail: a closed list of its own.
///
/// The raw value is the clause as it stands in a signature.
public protocol Clauses: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// What must hold and does not, as a sentence; `nil` where the whole statement says it.
  var statement: String? { get }
}

extension Clauses {
  /// None: the whole statement says it.
  public var statement: String? { nil }
}

/// What shows that an invariant is broken.
public struct Breach: Sendable {
  /// The request that it happened to; `nil` when it concerns the whole step.
  public var request: RequestID?
  /// The controller that is blamed: its class becomes the culprit.
  public var blamed: ControllerID?
  /// The events that show it, counted from zero over the whole trace.
  public var witnesses: [Int]
  /// What should have happened.
  public var expected: Sentence
  /// What happened instead.
  public var however: Sentence
  /// What else a reader may want to know.
  public var remarks: [Sentence] = []

  /// Makes a breach.
  ///
  /// - Parameters:
  ///   - request: The request that it happened to; `nil` when it concerns the whole step.
  ///   - blamed: The controller that is blamed.
  ///   - witnesses: The events that show it, counted from zero over the whole trace.
  ///   - expected: What should have happened.
  ///   - however: What happened instead.
  public init(
    request: RequestID? = nil, blamed: ControllerID? = nil, witnesses: [Int], expected: Sentence,
    however: Sentence
  ) {
    self.request = request
    self.blamed = blamed
    self.witnesses = witnesses
    self.expected = expected
    self.however = however
  }
}

/// What is otherwise than it should be, as a comparison finds it.
struct Fault<Failure: Clauses> {
  /// In which way.
  var clause: Failure
  /// The controller that is blamed.
  var blamed: ControllerID?
  /// What is found.
  var however: Sentence

  init(_ clause: Failure, blaming blamed: ControllerID? = nil, _ however: Sentence) {
    self.clause = clause
    self.blamed = blamed
    self.however = however
  }
}

/// What one invariant has to say about one chapter.
public struct Report<Failure: Clauses> {
  private(set) var premiseCount = 0
  private(set) var breaches: [(clause: Failure, breach: Breach, chapter: Chapter?)] = []

  init() {}

  /// Counts that there was something to judge.
  public mutating func premiseHeld() { premiseCount += 1 }

  /// Counts so many times that there was something to judge.
  mutating func premiseHeld(times count: Int) { premiseCount += count }

  /// Adds a way in which the invariant is broken.
  public mutating func add(_ clause: Failure, _ breach: Breach) {
    breaches.append((clause, breach, nil))
  }

  /// Adds a way in which the invariant was broken in an earlier chapter.
  mutating func add(_ clause: Failure, _ breach: Breach, in chapter: Chapter) {
    breaches.append((clause, breach, chapter))
  }
}

/// What all invariants have said about one chapter, before implications.
struct Docket {
  struct Entry {
    var violation: Violation
    var request: RequestID?
  }

  /// How often each premise held, by the place of its invariant in the catalogue.
  private(set) var premiseCounts: [Int]
  private(set) var entries: [Entry] = []
  private var place = 0

  init(placeCount: Int) { premiseCounts = Array(repeating: 0, count: placeCount) }

  /// Says whose report comes next.
  mutating func open(at place: Int) { self.place = place }

  mutating func take<Failure>(_ report: Report<Failure>, of id: InvariantID, in chapter: Chapter) {
    premiseCounts[place] += report.premiseCount
    guard !report.breaches.isEmpty else { return }
    for (clause, breach, earlier) in report.breaches {
      let signature = Signature(
        id, Clause(clause.rawValue), culprit: chapter.history.culprit(breach.blamed))
      var violation = Violation(
        signature, step: (earlier ?? chapter).step, witnesses: breach.witnesses.sorted(),
        expected: breach.expected, however: breach.however)
      violation.remarks = breach.remarks
      entries.append(Entry(violation: violation, request: breach.request))
    }
  }

  /// Takes out the violations of the chapter, without those that only follow from another one.
  mutating func close(implications: [InvariantID: [InvariantID]]) -> [Violation] {
    guard !entries.isEmpty else { return [] }
    defer { entries = [] }
    return entries.filter { entry in
      !entries.contains { cause in
        let implied = implications[cause.violation.signature.invariant, default: []]
        return implied.contains(entry.violation.signature.invariant)
          && (cause.request == nil || entry.request == nil || cause.request == entry.request)
      }
    }.map(\.violation)
  }
}
