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
