import FlowModel

extension Name {
  /// The name as it is written in the notation: bare when it can be, otherwise in quotes.
  package var spelled: String { text.spelledAsName }
}

extension Name<JudgedInvariant> {
  /// The identifier as it is written in the notation: bare words with dots, otherwise in quotes.
  package var spelledWithDots: String { text.spelledAsDottedName }
}

extension Sequence {
  /// The names with a blank between them, or `none`.
  func spelled<Subject>() -> String where Element == Name<Subject> {
    let names = map(\.spelled).joined(separator: " ")
    return names.isEmpty ? "none" : names
  }
}

extension String {
  /// The text as a name of the notation.
  var spelledAsName: String {
    isBareWord && !Notation.reservedWords.contains(self) ? self : inQuotes
  }

  /// The text as a name that may have bare dots in it: an invariant, a rule.
  var spelledAsDottedName: String {
    let parts = unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { String($0).isBareWord } ? self : inQuotes
  }

  private var isBareWord: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isBare) }

  /// The text between quotes, with everything escaped that would break them.
  var inQuotes: String { "\"" + unicodeScalars.map(\.escaped).joined() + "\"" }
}

extension Unicode.Scalar {
  /// Whether it may stand in a bare name.
  var isBare: Bool {
    switch self {
    case "A"..."Z", "a"..."z", "0"..."9", "_", "-": true
    default: false
    }
  }

  /// Whether it only keeps words apart.
  var isBlank: Bool { self == " " || self == "\t" }

  /// What stands for it between quotes; what would break a line or cannot be seen is escaped.
  fileprivate var escaped: String {
    switch (self, properties.generalCategory) {
    case ("\"", _): "\\\""
    case ("\\", _): "\\\\"
    case ("\n", _): "\\n"
    case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator):
      "\\u{" + String(value, radix: 16) + "}"
    default: String(self)
    }
  }
}
