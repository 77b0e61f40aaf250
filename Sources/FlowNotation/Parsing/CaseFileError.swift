import FlowModel

/// Why a case file cannot be read, and where.
public struct CaseFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The line it is wrong on, counted from one.
  public var line: Int
  /// The character it is wrong at, counted from one.
  public var column: Int

  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    /// The file is of a version that is not known.
    case unsupportedVersion(String)
    /// Something stands where something else is expected; `nil` is the end of the line.
    case unexpected(String?, expected: String)
    /// A word is none of those that can stand here.
    case unknownWord(String, expected: String, known: [String])
    /// A name that must be in quotes is not.
    case needsQuotes(String, expected: String)
    /// A quote is opened and not closed on its line.
    case unclosedQuote
    /// A backslash is followed by something that it does not change.
    case unknownEscape(String)
    /// A line is indented with a tab.
    case tabInIndentation
    /// A line is indented by a number of spaces that does not fit here.
    case indentation(Int, allowed: [Int])
    /// A line of another part stands here; lines are told by their first word.
    case misplacedLine(String, expected: [String])
    /// The line goes on after its end.
    case surplus(String)
    /// Words stand behind another one that they come before.
    case late(String, before: String)
    /// Something is declared twice.
    case duplicate(Declared, String, firstLine: Int)
    /// No scene has the name.
    case unknownScene(SceneName, known: [SceneName])
    /// No segue of the scene has the identifier.
    case unknownSegue(SegueIdentifier, of: SceneName, known: [SegueIdentifier])
    /// A control fires a segue of another scene.
    case foreignSegue(SegueIdentifier, of: SceneName, controlScene: SceneName)
    /// A stage is deeper than a reader can follow.
    case tooDeep(levels: Int)
    /// The file ends too early.
    case fileEnds(expected: String)
  }

  /// What can be declared, and only once.
  public enum Declared: String, Hashable, Sendable {
    case storyboard, member, identifier, scene, segue, control, view, reaction, label, attribute
    case purpose, provenance
  }

  /// Makes an error.
  public init(_ reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  init(_ reason: Reason, at place: Place) {
    self.init(reason, line: place.line, column: place.column)
  }
}

/// A place in a case file; line and column are counted from one.
struct Place: Hashable, Sendable {
  var line: Int
  var column: Int
}
