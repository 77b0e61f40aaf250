import FlowModel

extension Case {
  /// The case as it is written in a case file, without a newline at its end.
  ///
  /// Reading the text gives the case back, if the case is one that can be written: names are
  /// unique, scenes that are mentioned exist, a note is one line.
  public var text: String {
    var sections = [headerLines.text, scenario.text]
    if !expectations.isEmpty { sections.append(expectations.flatMap(\.lines).text) }
    return sections.joined(separator: "\n\n")
  }

  private var headerLines: [String] {
    var lines = ["flow \(Notation.version)", purpose.line]
    if let provenance { lines.append(provenance.line) }
    for note in notes {
      for line in note.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
        lines.append(line.isEmpty ? "note" : "note \(String(line))")
      }
    }
    return lines
  }
}

extension Case.Provenance {
  fileprivate var line: String {
    let run = "from seed \(seed) run \(run)"
    return leftOut.isEmpty ? run : run + " without " + leftOut.map(\.word).joined(separator: " ")
  }
}

extension Case.Purpose {
  fileprivate var line: String {
    switch self {
    case .invariant(let id): "invariant \(id.spelledWithDots)"
    case .conforms(let rules):
      "conforms " + rules.map(\.spelledAsDottedName).joined(separator: " ")
    case .interesting: "interesting"
    }
  }
}

extension Case.Expectation {
  /// The line that says what is looked at.
  var heading: String {
    switch self {
    case .events(let kinds, _): "expect only " + kinds.map(\.word).joined(separator: " ")
    case .tree: "expect tree"
    }
  }

  /// What must be seen.
  var expectedLines: [String] {
    switch self {
    case .events(_, let lines), .tree(let lines): lines
    }
  }

  fileprivate var lines: [String] { [heading] + expectedLines.indented }
}

extension Scenario {
  /// The world and the steps as they are written in a case file, without a newline at the end.
  public var text: String {
    let sections = [world.storyboard.lines, world.stageLines, steps.map { "do \($0.text)" }]
    return sections.filter { !$0.isEmpty }.map(\.text).joined(separator: "\n\n")
  }
}
