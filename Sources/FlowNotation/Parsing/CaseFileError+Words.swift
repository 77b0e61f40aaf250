import FlowModel

extension CaseFileError: CustomStringConvertible {
  /// Where it is, what was found, what was expected and what to do.
  public var description: String { "line \(line), column \(column): \(reason.message)" }
}

extension CaseFileError.Reason {
  /// What was found, what was expected and what to do.
  public var message: String {
    switch self {
    case .unsupportedVersion(let found):
      "found version '\(found.excerpt)', expected \(Notation.version); read the file with the "
        + "FlowFuzz that wrote it, or bring it to 'flow \(Notation.version)'"
    case .unexpected(let found, let expected):
      "found \(found.map { "'\($0.excerpt)'" } ?? "the end of the line"), expected \(expected)"
    case .unknownWord(let found, let expected, let known):
      "found '\(found.excerpt)', expected \(expected): \(known.alternatives)"
        + known.advice(for: found)
    case .needsQuotes(let found, let expected):
      "found '\(found.excerpt)', expected \(expected); if that is the name, write it in quotes: "
        + found.excerpt.inQuotes
    case .unclosedQuote:
      "found no closing quote on this line; end the name with \", and write a quote in it as \\\""
    case .unknownEscape(let found):
      "found '\(found.excerpt)' in a quoted name, expected \\\", \\\\, \\n or \\u{…}; "
        + "write a backslash as \\\\"
    case .tabInIndentation:
      "found a tab before the first word, expected spaces; indent by two spaces for each level"
    case .indentation(let found, let allowed):
      "found \(found.counted("space")) before the first word, expected "
        + "\(allowed.map(String.init).alternatives); indent by two spaces for each level"
    case .misplacedLine(let found, let expected):
      "found a line that starts with '\(found.excerpt)', expected one that starts with "
        + "\(expected.alternatives); the order is flow, header, storyboard, stage, steps, "
        + "expectations"
    case .surplus(let found):
      "found '\(found.excerpt)', expected the end of the line; remove it"
    case .late(let found, let later):
      "found '\(found.excerpt)', expected it before '\(later)'; put it there"
    case .duplicate(let declared, let name, let line):
      "found the \(declared.rawValue) '\(name.excerpt)' a second time, expected it once; "
        + "the first is on line \(line): remove one of them"
        + (declared.hasName ? ", or give it another name" : "")
    case .unknownScene(let scene, let known):
      "found '\(scene.text.excerpt)', expected the name of a scene"
        + known.map(\.text).advice(
          for: scene.text, orAdd: "scene \(scene.spelled) content")
    case .unknownSegue(let segue, let scene, let known):
      "found '\(segue.text.excerpt)', expected a segue of the scene '\(scene)'"
        + known.map(\.text).advice(
          for: segue.text, orAdd: "segue \(scene.spelled).\(segue.spelled) …")
    case .foreignSegue(let segue, let scene, let controlScene):
      "found '\(scene).\(segue)', expected a segue of the scene '\(controlScene)'; "
        + "a control fires segues of its own scene only"
    case .tooDeep(let levels):
      "found a controller inside \(levels) others, expected fewer; make the stage less deep"
    case .fileEnds(let expected):
      "found the end of the file, expected \(expected); was the file cut off?"
    }
  }
}

extension CaseFileError.Declared {
  /// Whether it is known by a name that can be another one.
  fileprivate var hasName: Bool {
    switch self {
    case .storyboard, .member, .identifier, .scene, .segue, .control, .view, .label: true
    case .reaction, .attribute, .purpose, .provenance: false
    }
  }
}

extension String {
  /// How many characters of what was found are told.
  private static var excerptCount: Int { 40 }

  /// The beginning, with what a terminal would obey written out.
  fileprivate var excerpt: String {
    let start = prefix(Self.excerptCount).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return start.joined() + (dropFirst(Self.excerptCount).isEmpty ? "" : "…")
  }
}

extension [String] {
  /// `a, b or c`.
  var alternatives: String {
    guard let last, count > 1 else { return first ?? "nothing" }
    return dropLast().joined(separator: ", ") + " or " + last
  }

  /// The question whether one of these words was meant, if any is near, and what to do if not.
  fileprivate func advice(for word: String, orAdd line: String) -> String {
    let question = advice(for: word)
    return question.isEmpty
      ? "; add the line '\(line)'" : question + " If not, add the line '\(line)'"
  }

  /// A question for whoever may have mistyped one of these words, or nothing.
  fileprivate func advice(for word: String) -> String {
    guard word.count < 100 else { return "" }
    let distances = map { (word: $0, distance: $0.editDistance(to: word)) }
    let near = distances.filter { $0.distance <= 1 + word.count / 4 && $0.distance < word.count }
    guard let best = near.min(by: { $0.distance < $1.distance }) else { return "" }
    return "; did you mean '\(best.word)'?"
  }
}
