/// What an invariant's identifier names.
public enum JudgedInvariant {}
/// What a clause names: one way in which an invariant can fail.
public enum FailureClause {}

/// The identifier of an invariant: `area.statement-in-kebab-case`.
public typealias InvariantID = Name<JudgedInvariant>
/// One way in which an invariant can fail, from a closed list of the invariant's own.
public typealias Clause = Name<FailureClause>

/// A broken invariant with its witnesses.
public struct Violation: Hashable, Sendable {
  /// What makes two violations the same bug.
  public var signature: Signature
  /// The step that broke it, counted from zero; `nil` for the stage.
  public var step: Int?
  /// The events that show it, counted from zero over the whole trace, in order.
  public var witnesses: [Int]
  /// What should have happened.
  public var expected: Sentence
  /// What happened instead.
  public var however: Sentence
  /// What else a reader may want to know: the candidates that were passed over, and why.
  public var remarks: [Sentence]
  /// The other form of the flow with which a relation has compared it.
  public var counterpart: Scenario?

  /// Makes a violation.
  public init(
    _ signature: Signature, step: Int?, witnesses: [Int], expected: Sentence, however: Sentence
  ) {
    self.signature = signature
    self.step = step
    self.witnesses = witnesses
    self.expected = expected
    self.however = however
    self.remarks = []
  }
}

/// What makes two violations the same bug.
///
/// Never a name, an index, a depth, a kind or a text: those differ between a flow and its smaller
/// forms.
public struct Signature: Hashable, Sendable {
  /// The invariant that is broken.
  public var invariant: InvariantID
  /// The way in which it is broken.
  public var clause: Clause
  /// Whose class is at fault.
  public var culprit: Culprit

  /// Makes a signature.
  public init(_ invariant: InvariantID, _ clause: Clause, culprit: Culprit = .stock) {
    self.invariant = invariant
    self.clause = clause
    self.culprit = culprit
  }
}

/// Whose class a violation names.
public enum Culprit: Hashable, Sendable {
  /// A controller of the house, or nobody in particular.
  case stock
  /// A custom container, router or app class.
  case declared(ClassName)
}

/// A sentence with controllers in it; they get their names when it is printed.
public struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The pieces, in order.
  public private(set) var parts: [Part]

  /// One piece of a sentence.
  public enum Part: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A controller.
    case controller(ControllerID)
  }

  /// Makes a sentence from a literal.
  public init(stringLiteral value: String) { parts = [.text(value)] }

  /// Makes a sentence from words and controllers.
  public init(stringInterpolation: Words) { parts = stringInterpolation.parts }

  /// The pieces while they are collected.
  public struct Words: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Makes room for a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds the pieces of another sentence.
    public mutating func appendInterpolation(_ sentence: Sentence) { parts += sentence.parts }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    /// Adds words.
    public mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }

    /// Adds a controller, or "nobody".
    public mutating func appendInterpolation(_ controller: ControllerID?) {
      parts.append(controller.map(Part.controller) ?? .text("nobody"))
    }

    /// Adds controllers, with commas, or "none".
    public mutating func appendInterpolation(_ controllers: some Sequence<ControllerID>) {
      var isFirst = true
      for controller in controllers {
        if !isFirst { appendLiteral(", ") }
        parts.append(.controller(controller))
        isFirst = false
      }
      if isFirst { appendLiteral("none") }
    }
  }
}
