import FlowModel

/// What every trace must obey.
///
/// An invariant is a value: a sentence, where the sentence comes from, and a check that looks at
/// one chapter of a trace (the stage, or one step) at a time. It judges against the declarations of
/// the world and the tree before the step, and asks no runtime.
///
/// ```
/// enum NothingPresented: String, Clauses { case presented }
///
/// let calm = Invariant(
///   "example.nothing-is-presented",
///   Invariant.About(
///     statement: "Nothing is ever presented.", source: "An example, and false.",
///     premise: "a presentation is accepted"),
///   listens: Listening(events: [.present])
/// ) { (chapter: Chapter, report: inout Report<NothingPresented>) in
///   for number in chapter.numbers(of: [.present]) {
///     report.premiseHeld()
///     report.add(
///       .presented,
///       Breach(witnesses: [number], expected: "nothing is presented", however: "something is"))
///   }
/// }
/// ```
public struct Invariant: Sendable {
  /// The identifier: `area.statement-in-kebab-case`.
  public let id: InvariantID
  /// What it says about itself.
  public let about: About
  /// Which chapters it wants to see.
  public let listens: Listening
  /// The kinds of events without which it cannot judge; where a system does not report one of them
  /// it abstains.
  public let needs: [Event.Kind]
  /// The ways in which it can fail.
  public let clauses: [Clause]
  /// The invariants whose violation in the same request or step only follows from this one's.
  public let implies: [InvariantID]

  /// Whether it says what the user finds to touch, so that leaving a control out may break it.
  package private(set) var countsControls = false

  typealias Check = @Sendable (Chapter, inout Docket) -> Void

  let check: Check
  /// What must hold, by the clause that says that it does not.
  let clauseStatements: [Clause: String]

  /// What an invariant or a relation says about itself.
  public struct About: Sendable {
    /// What must hold, as a sentence.
    public var statement: String
    /// The public document that says so, or that there is none.
    public var source: String
    /// When there is something to judge.
    public var premise: String

    /// Makes the words of an invariant.
    ///
    /// - Parameters:
    ///   - statement: What must hold, as a sentence.
    ///   - source: The public document that says so, or that there is none.
    ///   - premise: When there is something to judge.
    public init(statement: String, source: String, premise: String) {
      self.statement = statement
      self.source = source
      self.premise = premise
    }
  }

  /// Makes an invariant.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in a catalogue.
  ///   - about: The words.
  ///   - listens: Which chapters it wants to see.
  ///   - needs: The kinds of events without which it cannot judge.
  ///   - implies: The invariants whose violation only follows from this one's.
  ///   - check: Looks at one chapter and reports; it counts every time that the premise holds.
  public init<Failure: Clauses>(
    _ id: InvariantID, _ about: About, listens: Listening = .everything,
    needs: [Event.Kind] = [], implies: [InvariantID] = [],
    check: @escaping @Sendable (Chapter, inout Report<Failure>) -> Void
  ) {
    self.id = id
    self.about = about
    self.listens = listens
    self.needs = needs
    self.clauses = Failure.allCases.map { Clause($0.rawValue) }
    self.clauseStatements = Dictionary(
      uniqueKeysWithValues: Failure.allCases.compactMap { clause in
        clause.statement.map { (Clause(clause.rawValue), $0) }
      })
    self.implies = implies
    self.check = { chapter, docket in
      var report = Report<Failure>()
      check(chapter, &report)
      docket.take(report, of: id, in: chapter)
    }
  }
}

extension Invariant {
  /// What must hold, as a sentence.
  public var statement: String { about.statement }
  /// The public document that says so, or that there is none.
  public var source: String { about.source }
  /// When there is something to judge.
  public var premise: String { about.premise }

  /// The same, as one that says what the user finds to touch.
  func countingControls() -> Invariant {
    var invariant = self
    invariant.countsControls = true
    return invariant
  }
}

extension Invariant: CustomStringConvertible {
  /// The identifier.
  public var description: String { id.text }
}

/// Which chapters of a trace an invariant wants to see.
///
/// A chapter is shown when it has one of the events or is one of the steps.
public struct Listening: Sendable {
  /// Every chapter, the stage included.
  public static let everything = Listening(
    ear: Ear(hearsAll: true, eventKinds: [], stepKinds: []))

  /// What happens around a request for a segue.
  static let requests = Listening(
    events: [.should, .segueAction, .instantiate, .create, .prepare, .perform, .can, .action],
    steps: [.tap, .performSegue])

  let ear: Ear

  /// What is heard, in the form in which it is asked for with every chapter.
  struct Ear {
    let hearsAll: Bool
    let eventKinds: EnumSet<Event.Kind>
    let stepKinds: EnumSet<Step.Kind>

    func hears(_ chapter: Chapter) -> Bool {
      hearsAll || !eventKinds.isDisjoint(with: chapter.eventKinds)
        || !stepKinds.isDisjoint(with: chapter.stepKinds)
    }
  }

  /// Makes a listening.
  ///
  /// - Parameters:
  ///   - events: The kinds of events to listen to.
  ///   - steps: The kinds of steps to listen to.
  public init(events: [Event.Kind] = [], steps: [Step.Kind] = []) {
    self.init(
      ear: Ear(hearsAll: false, eventKinds: EnumSet(events), stepKinds: EnumSet(steps)))
  }

  private init(ear: Ear) { self.ear = ear }
}
