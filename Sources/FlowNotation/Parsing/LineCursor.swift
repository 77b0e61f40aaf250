import FlowModel

/// Reads one line from left to right.
///
/// It always stands at the beginning of something or at the end of the line; blanks are passed
/// over as soon as what stands before them has been read.
struct LineCursor {
  private let line: SourceLine
  private var position: Int

  init(_ line: SourceLine) {
    self.line = line
    position = line.indentation
  }

  /// Where it stands.
  var place: Place {
    Place(line: line.number, column: String(line.scalars[..<position]).count + 1)
  }

  /// Everything behind the first word and the blank after it, as it stands.
  var textBehindKeyword: String { String(line.scalars.drop { !$0.isBlank }.dropFirst()) }

  /// The scalar it stands at; `nil` at the end of the line.
  private var current: Unicode.Scalar? {
    position < line.scalars.count ? line.scalars[position] : nil
  }

  /// What stands next, for an error: everything up to a blank, a comma or a dot.
  var upcoming: String? {
    guard let current else { return nil }
    let run = line.scalars[position...].prefix { !$0.isBlank && $0 != "," && $0 != "." }
    return String(run.isEmpty ? [current] : run)
  }

  func error(_ reason: CaseFileError.Reason) -> CaseFileError { CaseFileError(reason, at: place) }

  func unexpected(expected: String) -> CaseFileError {
    error(.unexpected(upcoming, expected: expected))
  }

  // MARK: - Marks and words

  /// Passes over a mark if it stands next.
  mutating func accept(mark: Unicode.Scalar) -> Bool {
    guard current == mark else { return false }
    position += 1
    skipBlanks()
    return true
  }

  /// Passes over a bare word if it stands next.
  mutating func accept(_ word: String) -> Bool {
    guard upcomingWord == word else { return false }
    pass(word)
    return true
  }

  /// Passes over a bare word.
  mutating func expect(_ word: String) throws(CaseFileError) {
    guard accept(word) else { throw unexpected(expected: "'\(word)'") }
  }

  /// Reads the name behind a dot.
  mutating func nameBehindDot<Subject>(_ title: String) throws(CaseFileError) -> Name<Subject> {
    guard accept(mark: ".") else { throw unexpected(expected: "'.' and \(title)") }
    return try name(title)
  }

  /// Reads one word of a closed list.
  mutating func word<Word: Vocabulary>(of _: Word.Type) throws(CaseFileError) -> Word {
    guard let found = upcoming else { throw unexpected(expected: Word.title) }
    guard let word = Word(word: found) else {
      throw error(.unknownWord(found, expected: Word.title, known: Word.words))
    }
    pass(found)
    return word
  }

  /// Reads one word of a closed list if one stands next.
  mutating func wordIfPresent<Word: Vocabulary>(of _: Word.Type) -> Word? {
    guard let found = upcomingWord, let word = Word(word: found) else { return nil }
    pass(found)
    return word
  }

  /// Reads words of a closed list up to a comma or the end of the line.
  mutating func words<Word: Vocabulary>(of type: Word.Type) throws(CaseFileError) -> [Word] {
    var words = [try word(of: type)]
    while let current, current != "," { words.append(try word(of: type)) }
    return words
  }

  /// Reads everything up to the next blank: a number, a version.
  mutating func chunk(_ title: String) throws(CaseFileError) -> String {
    let chunk = line.scalars[position...].prefix { !$0.isBlank }
    guard !chunk.isEmpty else { throw unexpected(expected: title) }
    position += chunk.count
    skipBlanks()
    return String(chunk)
  }

  /// Reads a number that is not below zero.
  mutating func wholeNumber(_ title: String) throws(CaseFileError) -> Int {
    let before = self
    guard let number = Int(try chunk(title)), number >= 0 else {
      throw before.unexpected(expected: title)
    }
    return number
  }

  /// Makes sure that the line ends here.
  func end() throws(CaseFileError) {
    if current != nil { throw error(.surplus(String(line.scalars[position...]))) }
  }

  /// Makes sure that the line ends here, and says so where words stand behind one that they come
  /// before.
  ///
  /// - Parameters:
  ///   - words: How they may begin.
  ///   - later: The word that was there; `nil` for none.
  /// - Throws: ``CaseFileError`` when it goes on.
  func end(withNone words: [String], behind later: String?) throws(CaseFileError) {
    if let later, let word = upcomingWord, words.contains(word) {
      throw error(.late(String(line.scalars[position...]), before: later))
    }
    try end()
  }

  // MARK: - Names

  /// Reads a name.
  mutating func name<Subject>(_ title: String) throws(CaseFileError) -> Name<Subject> {
    if current == "\"" { return Name(try quotedText()) }
    guard let found = upcoming else { throw unexpected(expected: title) }
    guard upcomingWord == found else {
      let isMark = current == "," || current == "."
      throw isMark ? unexpected(expected: title) : error(.needsQuotes(found, expected: title))
    }
    guard !Notation.reservedWords.contains(found) else {
      throw error(.needsQuotes(found, expected: title))
    }
    pass(found)
    return Name(found)
  }

  /// Reads a name that may have bare dots in it.
  mutating func dottedName<Subject>(_ title: String) throws(CaseFileError) -> Name<Subject> {
    if current == "\"" { return Name(try quotedText()) }
    let start = place
    let chunk = try chunk(title)
    guard chunk.spelledAsDottedName == chunk else {
      throw CaseFileError(.needsQuotes(chunk, expected: title), at: start)
    }
    return Name(chunk)
  }

  /// Reads names up to a comma, a word of the notation or the end of the line.
  mutating func names<Subject>(_ title: String) throws(CaseFileError) -> [Name<Subject>] {
    var names: [Name<Subject>] = [try name(title)]
    while isAtName { names.append(try name(title)) }
    return names
  }

  /// Reads `none` or names.
  mutating func namesOrNone<Subject>(_ title: String) throws(CaseFileError) -> [Name<Subject>] {
    accept("none") ? [] : try names(title)
  }

  /// Whether something stands next that can only be a name.
  var isAtName: Bool {
    guard let current, current != "," else { return false }
    return upcomingWord.map { !Notation.reservedWords.contains($0) } ?? true
  }

  private mutating func quotedText() throws(CaseFileError) -> String {
    let opening = place
    var text = String.UnicodeScalarView()
    position += 1
    while let scalar = current {
      position += 1
      switch scalar {
      case "\"":
        skipBlanks()
        return String(text)
      case "\\": text.append(try escapedScalar())
      default: text.append(scalar)
      }
    }
    throw CaseFileError(.unclosedQuote, at: opening)
  }

  /// Reads what follows a backslash.
  private mutating func escapedScalar() throws(CaseFileError) -> Unicode.Scalar {
    let letter = current
    position += letter == nil ? 0 : 1
    switch letter {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "u":
      let digits = line.scalars[position...].dropFirst().prefix { $0.properties.isHexDigit }
      let end = position + 1 + digits.count
      let isBraced = current == "{" && end < line.scalars.count && line.scalars[end] == "}"
      guard isBraced, let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      else { break }
      position = end + 1
      return scalar
    default: break
    }
    let found = "\\" + (letter.map { String($0) } ?? "")
    position -= letter == nil ? 1 : 2
    throw error(.unknownEscape(found))
  }

  // MARK: - Moving

  /// The bare word that stands next, all of it.
  private var upcomingWord: String? {
    let word = line.scalars[position...].prefix(while: \.isBare)
    return word.isEmpty || String(word) != upcoming ? nil : String(word)
  }

  private mutating func pass(_ word: String) {
    position += word.unicodeScalars.count
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while let current, current.isBlank { position += 1 }
  }
}
