import FlowModel

extension CaseParser {
  /// Why a case is kept, where it came from and what a reader should know.
  struct Header {
    var purpose: Case.Purpose
    var provenance: Case.Provenance?
    var notes: [String]
  }

  /// The word that a line of the header starts with.
  private enum HeaderKeyword: String {
    case invariant, conforms, interesting, from, note
  }

  mutating func parseVersion() throws(CaseFileError) {
    var cursor = try requiredLine(startingWith: .flow)
    let place = cursor.place
    let version = try cursor.chunk("a version")
    guard version == String(Notation.version) else {
      throw CaseFileError(.unsupportedVersion(version), at: place)
    }
    try cursor.end()
  }

  mutating func parseHeader() throws(CaseFileError) -> Header {
    var purpose: Case.Purpose?
    var provenance: Case.Provenance?
    var notes: [String] = []
    while let (keyword, start) = try line(of: HeaderKeyword.self) {
      var cursor = start
      let margin = Place(line: cursor.place.line, column: 1)
      switch keyword {
      case .note:
        notes.append(cursor.textBehindKeyword)
        continue
      case .from:
        try declare(.provenance, keyword.rawValue, at: margin)
        provenance = try parseProvenance(&cursor)
      case .invariant:
        try declarePurpose(keyword, at: margin)
        purpose = .invariant(try cursor.dottedName("the identifier of an invariant"))
      case .conforms:
        try declarePurpose(keyword, at: margin)
        purpose = .conforms(try parseRules(&cursor))
      case .interesting:
        try declarePurpose(keyword, at: margin)
        purpose = .interesting
      }
      try cursor.end()
    }
    guard let purpose else {
      throw try missingLine(expected: [.invariant, .conforms, .interesting])
    }
    return Header(purpose: purpose, provenance: provenance, notes: notes)
  }

  /// Notes that the case has a purpose, of which there is one, whatever its word.
  private mutating func declarePurpose(
    _ keyword: HeaderKeyword, at place: Place
  ) throws(CaseFileError) {
    try declare(.purpose, keyword.rawValue, key: "", at: place)
  }

  private func parseRules(_ cursor: inout LineCursor) throws(CaseFileError) -> [String] {
    var rules: [String] = []
    repeat {
      let rule: Name<String> = try cursor.dottedName("a rule")
      rules.append(rule.text)
    } while cursor.upcoming != nil
    return rules
  }

  private func parseProvenance(
    _ cursor: inout LineCursor
  ) throws(CaseFileError) -> Case.Provenance {
    try cursor.expect("seed")
    let seed: Seed = try cursor.number("a seed: 0x and up to 16 hexadecimal digits")
    try cursor.expect("run")
    let place = cursor.place
    let run: Int = try cursor.number("the number of a run, counted from zero")
    guard run >= 0 else {
      let reason = CaseFileError.Reason.unexpected(String(run), expected: "a run from zero on")
      throw CaseFileError(reason, at: place)
    }
    let leftOut = cursor.accept("without") ? try cursor.words(of: Step.Kind.self) : []
    return Case.Provenance(seed: seed, run: run, leavingOut: leftOut)
  }
}

extension LineCursor {
  /// Reads a number.
  fileprivate mutating func number<Number: LosslessStringConvertible>(
    _ title: String
  ) throws(CaseFileError) -> Number {
    let start = place
    let chunk = try chunk(title)
    guard let number = Number(chunk) else {
      throw CaseFileError(.unexpected(chunk, expected: title), at: start)
    }
    return number
  }
}
