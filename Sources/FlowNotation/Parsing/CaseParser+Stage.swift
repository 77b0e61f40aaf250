import FlowModel

extension CaseParser {
  /// Reads the stage, which makes the storyboard that was read a world.
  mutating func parseWorld() throws(CaseFileError) -> World {
    var cursor = try requiredLine(startingWith: .stage)
    let size = try cursor.word(of: SizeClass.self)
    let showsCards = cursor.accept("cards")
    let others = try createdLabels(&cursor)
    try cursor.end()
    var stage = Stage(size: size, root: try parseEntry(level: 1), creating: others)
    while let line = try lines.peek(), line.indentation > 0 {
      stage.presentations.append(try parsePresentation(line))
    }
    return World(storyboard: storyboard, stage: stage, showingCards: showsCards)
  }

  private mutating func parsePresentation(
    _ line: SourceLine
  ) throws(CaseFileError) -> StagePresentation {
    var cursor = LineCursor(line)
    guard cursor.accept("presented") else {
      throw cursor.unexpected(expected: "'presented' or a line at the margin")
    }
    lines.advance()
    try cursor.expect("by")
    let caller: Label = try cursor.name("the label of the controller that is asked to present")
    let style = try cursor.styleIfPresent()
    try cursor.end()
    return StagePresentation(by: caller, style: style, try parseEntry(level: 2))
  }

  /// Reads a controller and all that is indented below it.
  private mutating func parseEntry(level: Int) throws(CaseFileError) -> StageEntry {
    let title = "a controller, indented by \(level * 2) spaces: 'nav n' or 'Home as h'"
    guard let line = try lines.peek() else {
      throw CaseFileError(.fileEnds(expected: title), at: lines.end)
    }
    var cursor = LineCursor(line)
    if line.indentation < level * 2 { throw cursor.unexpected(expected: title) }
    if line.indentation > level * 2 {
      throw cursor.error(.indentation(line.indentation, allowed: (1...level).map { $0 * 2 }))
    }
    guard level <= Notation.levelsMax else {
      throw cursor.error(.tooDeep(levels: Notation.levelsMax))
    }
    lines.advance()
    let origin = try origin(&cursor)
    if case .scene = origin { try cursor.expect("as") }
    var entry = StageEntry(try declaredLabel(&cursor), origin)
    if cursor.accept("selecting") { entry.selected = try cursor.name("the label of a child") }
    try cursor.end()
    while let next = try lines.peek(), next.indentation > line.indentation {
      entry.children.append(try parseEntry(level: level + 1))
    }
    return entry
  }
}
