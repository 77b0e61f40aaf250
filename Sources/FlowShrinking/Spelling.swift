import FlowModel

/// A scenario letter by letter: all that two scenarios with equal counts can still differ in.
///
/// Names decide first, in the order in which they appear; a plain name (`a`, `b`, `A`, `go`) comes
/// before any other. Then everything that is not a name. Only equal scenarios are spelled alike.
struct Spelling: Hashable, Sendable, Comparable {
  private var names: [SpelledName] = []
  private var numbers: [Int] = []

  /// Spells a scenario.
  init(of scenario: Scenario) {
    var pen = SpellingPen()
    _ = pen.rewritten(scenario)
    names = pen.names
    numbers = pen.numbers
  }

  /// Orders by names, then by what is not a name.
  static func < (left: Self, right: Self) -> Bool {
    left.names == right.names
      ? left.numbers.lexicographicallyPrecedes(right.numbers)
      : left.names.lexicographicallyPrecedes(right.names)
  }
}

/// A name with its place among all names of its alphabet: plain ones first, then by length.
struct SpelledName: Hashable, Sendable, Comparable {
  private let number: Int
  private let text: String

  /// Finds the place of a name.
  init(_ text: String, in alphabet: Alphabet) {
    number = alphabet.number(of: text) ?? .max
    self.text = text
  }

  /// Orders plain names by their number and all others behind them by length and text.
  static func < (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return left.number < right.number }
    let counts = (left.text.utf8.count, right.text.utf8.count)
    return counts.0 == counts.1 ? left.text < right.text : counts.0 < counts.1
  }
}

private struct SpellingPen: Pen {
  var names: [SpelledName] = []
  var numbers: [Int] = []

  mutating func number(_ number: Int) { numbers.append(number) }

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    names.append(SpelledName(text, in: alphabet))
    return text
  }
}
