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
  /// Whether there is a breach; code that does not know the clauses asks this at no cost.
  private(set) var isBroken = false
  private(set) var breaches: [(clause: Failure, breach: Breach, chapter: Chapter?)] = []

  init() {}

  /// Counts that there was something to judge.
  public mutating func premiseHeld() { premiseCount += 1 }

  /// Counts so many times that there was something to judge.
  mutating func premiseHeld(times count: Int) { premiseCount += count }

  /// Adds a way in which the invariant is broken.
  public mutating func add(_ clause: Failure, _ breach: Breach) {
    isBroken = true
    breaches.append((clause, breach, nil))
  }

  /// Adds a way in which the invariant was broken in an earlier chapter.
  mutating func add(_ clause: Failure, _ breach: Breach, in chapter: Chapter) {
    isBroken = true
    breaches.append((clause, breach, chapter))
  }
}
