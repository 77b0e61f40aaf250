import FlowModel

extension Case {
  /// Reads a case file.
  ///
  /// - Parameter text: All of the file.
  /// - Throws: ``CaseFileError`` with the first thing that is wrong and its place.
  public init(text: String) throws(CaseFileError) {
    var parser = CaseParser(text)
    self = try parser.parseCase()
  }
}

extension Scenario {
  /// Reads a scenario: a case file without header and expectations.
  ///
  /// - Parameter text: Storyboard, stage and steps.
  /// - Throws: ``CaseFileError`` with the first thing that is wrong and its place.
  public init(text: String) throws(CaseFileError) {
    var parser = CaseParser(text)
    self = try parser.parseScenario()
    try parser.finish(expecting: [.do])
  }
}

/// Reads a case file from top to bottom, one part after the other.
///
/// What a part declares and what it refers to is noted here; how its lines are read stands in a
/// file of its own for each part.
struct CaseParser {
  var lines: SourceLines
  var storyboard = Storyboard()
  /// What the storyboard refers to and may declare further below.
  var references: [Reference] = []
  private var declarations: [Declaration: Int] = [:]

  /// What a line refers to, and where.
  struct Reference {
    var target: Target
    var place: Place

    enum Target {
      case scene(SceneName)
      case segue(SegueIdentifier, of: SceneName)
    }
  }

  private struct Declaration: Hashable {
    var kind: CaseFileError.Declared
    var key: String
  }

  init(_ text: String) { lines = SourceLines(text) }

  fileprivate mutating func parseCase() throws(CaseFileError) -> Case {
    try parseVersion()
    let header = try parseHeader()
    let scenario = try parseScenario()
    let expectations = try parseExpectations()
    try finish(expecting: expectations.isEmpty ? [.do, .expect] : [.expect])
    return Case(
      header.purpose, from: header.provenance, notes: header.notes, scenario,
      expectations: expectations)
  }

  mutating func parseScenario() throws(CaseFileError) -> Scenario {
    try parseStoryboard()
    let world = try parseWorld()
    return Scenario(world, steps: try parseSteps())
  }

  /// Makes sure that nothing follows.
  mutating func finish(expecting expected: [LineKeyword]) throws(CaseFileError) {
    guard let line = try lines.peek() else { return }
    let cursor = LineCursor(line)
    throw cursor.error(.misplacedLine(cursor.upcoming ?? "", expected: expected.map(\.word)))
  }

  // MARK: - Lines at the margin

  /// Takes the next line if it starts with one of the words of a part.
  ///
  /// - Throws: ``CaseFileError`` when it is indented or starts with no word of the notation.
  mutating func line<Keyword: RawRepresentable<String>>(
    of _: Keyword.Type
  ) throws(CaseFileError) -> (keyword: Keyword, cursor: LineCursor)? {
    try line { Keyword(rawValue: $0.word) }
  }

  /// Takes the next line if it starts with a word.
  ///
  /// - Throws: ``CaseFileError`` when it is indented or starts with no word of the notation.
  mutating func line(startingWith expected: LineKeyword) throws(CaseFileError) -> LineCursor? {
    try line { $0 == expected ? $0 : nil }?.cursor
  }

  private mutating func line<Keyword>(
    wanted: (LineKeyword) -> Keyword?
  ) throws(CaseFileError) -> (keyword: Keyword, cursor: LineCursor)? {
    guard let line = try lines.peek() else { return nil }
    var cursor = LineCursor(line)
    guard line.indentation == 0 else {
      throw cursor.error(.indentation(line.indentation, allowed: [0]))
    }
    guard let keyword = wanted(try cursor.word(of: LineKeyword.self)) else { return nil }
    lines.advance()
    return (keyword, cursor)
  }

  /// Takes the next line, which must start with a word.
  mutating func requiredLine(
    startingWith expected: LineKeyword
  ) throws(CaseFileError) -> LineCursor {
    if let found = try line(startingWith: expected) { return found }
    throw try missingLine(expected: [expected])
  }

  /// What is wrong when a line that starts with one of the words does not come.
  mutating func missingLine(expected: [LineKeyword]) throws(CaseFileError) -> CaseFileError {
    try finish(expecting: expected)
    let words = expected.map(\.word).alternatives
    return CaseFileError(.fileEnds(expected: "a line that starts with \(words)"), at: lines.end)
  }

  // MARK: - Declarations and references

  /// Notes a declaration.
  ///
  /// - Throws: ``CaseFileError`` when there is one already.
  mutating func declare(
    _ kind: CaseFileError.Declared, _ name: String, key: String? = nil, at place: Place
  ) throws(CaseFileError) {
    let declaration = Declaration(kind: kind, key: key ?? name)
    if let first = declarations.updateValue(place.line, forKey: declaration) {
      throw CaseFileError(.duplicate(kind, name, firstLine: first), at: place)
    }
  }

  /// Notes an attribute of what a line declares, which may stand there once.
  mutating func declare(attribute word: String, at place: Place) throws(CaseFileError) {
    try declare(.attribute, word, key: "\(place.line) \(word)", at: place)
  }

  /// Reads a label that the line declares.
  mutating func declaredLabel(_ cursor: inout LineCursor) throws(CaseFileError) -> Label {
    let place = cursor.place
    let label: Label = try cursor.name("a label")
    try declare(.label, label.text, at: place)
    return label
  }

  /// Reads the kind of a stock controller or the name of a scene.
  func origin(_ cursor: inout LineCursor) throws(CaseFileError) -> Origin {
    if let kind = cursor.wordIfPresent(of: ControllerKind.self) { return .stock(kind) }
    let place = cursor.place
    let scene: SceneName = try cursor.name("the name of a scene or a kind of controller")
    try check(Reference(target: .scene(scene), place: place))
    return .scene(scene)
  }

  /// Makes sure that what is referred to has been declared; a reference may lead nowhere.
  func check(_ reference: Reference) throws(CaseFileError) {
    switch reference.target {
    case .scene(let scene):
      guard !storyboard.names(scene) else { return }
      let known = storyboard.scenes.map(\.name)
      throw CaseFileError(.unknownScene(scene, known: known), at: reference.place)
    case .segue(let segue, let scene):
      guard storyboard.index(of: segue, from: scene) == nil else { return }
      let known = storyboard.segues.filter { $0.source == scene }.map(\.identifier)
      throw CaseFileError(.unknownSegue(segue, of: scene, known: known), at: reference.place)
    }
  }
}

extension Storyboard {
  /// Whether a scene or a reference has the name.
  fileprivate func names(_ scene: SceneName) -> Bool {
    index(of: scene) != nil || references.contains { $0.name == scene }
  }
}
