/// The statements that a page of the grammar lists, one a line, each with what may stand in it for
/// a word in capitals.
struct GrammarPage {
  /// What the page says of one kind of statement.
  struct Entry {
    /// The ways to write it.
    var statements: [String] = []
    /// What may be written for the word in capitals that it leaves open, such as its attributes.
    var parts: [String] = []
  }

  /// The statements of a block, those that begin with the same word together.
  ///
  /// **Shape:** by that word; what is left open is still in capitals.
  let entries: [String: Entry]

  /// Reads a block of a page: statements stand at its margin, their parts two blanks further.
  init(_ block: String) {
    var entries: [String: Entry] = [:]
    var keyword = ""
    for line in block.split(separator: "\n") {
      let margin = line.prefix { $0 == " " }.count
      guard margin == 0 || margin == 2 else { continue }
      let row = line.dropFirst(margin)
      let forms = Self.forms(
        of: String(row.firstRange(of: "  ").map { row[..<$0.lowerBound] } ?? row))
      if margin == 0 {
        keyword = String(row.prefix { $0 != " " })
        entries[keyword, default: Entry()].statements += forms
      } else {
        entries[keyword, default: Entry()].parts += forms
      }
    }
    self.entries = entries
  }

  /// Everything that a form can be written as: `as show|modal` is two, and so is what stands in
  /// brackets; of what may go on there is one.
  static func forms(of form: String) -> [String] {
    let form = form.replacing(", …", with: "").replacing(" …", with: "")
    if let optional = form.firstMatch(of: #/ \[([^\]]*)\]/#) {
      let inside = " " + optional.1
      return [inside, ""].flatMap {
        forms(of: form.replacing(optional.0, with: $0, maxReplacements: 1))
      }
    }
    let choices = form.split(separator: " | ", omittingEmptySubsequences: true)
    guard choices.count == 1 else { return choices.flatMap { forms(of: String($0)) } }
    return form.split(separator: " ").reduce([""]) { known, word in
      word.split(separator: "|").flatMap { choice in
        known.map { $0.isEmpty ? String(choice) : "\($0) \(choice)" }
      }
    }
  }
}

extension String {
  /// The form with a word of its own for each word in capitals.
  func filled(with words: KeyValuePairs<String, String>) -> String {
    words.reduce(self) { $0.replacing($1.key, with: $1.value) }
  }
}
