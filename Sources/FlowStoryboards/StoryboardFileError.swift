import FlowModel

/// Why a storyboard file cannot be read or played, and where.
public struct StoryboardFileError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  public var file: String
  /// Where in the file; `nil` when it could not even be opened or the fault is not in the file.
  public var place: FilePlace?
  /// What is wrong.
  public var reason: Reason

  /// What can be wrong with a storyboard file.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened.
    case unreadable(why: String)
    /// There is nothing in it.
    case empty
    /// It does not begin like XML.
    case notXML(found: String)
    /// It has a byte that is not UTF-8.
    case notUTF8(byte: UInt8)
    /// It declares a document type, and with it could declare entities.
    case documentType
    /// It ends before its last element does.
    case truncated(open: String?, since: FilePlace?)
    /// A closing tag does not close the element that is open.
    case mismatchedTag(found: String, open: String, since: FilePlace)
    /// A merge left its marks.
    case mergeConflict
    /// Something follows the last element.
    case contentAfterEnd
    /// It is not well-formed XML.
    case malformed(MarkupFault)
    /// Its elements are nested too deep.
    case tooDeep(limit: Int)
    /// It is XML and not a storyboard.
    case notStoryboard(root: String, type: String?)
    /// Two elements have one id.
    case duplicateID(String, first: FilePlace)
    /// A segue has no destination.
    case missingDestination(segue: String)
    /// A segue leads to an id that no element has, or an element that is no scene.
    case danglingDestination(segue: String, destination: String, element: String?)
    /// There is no scene to begin with; some may be of a kind that cannot be played.
    case noScenes(unplayed: Int)
    /// The initial controller is no scene of the file.
    case danglingInitial(String)
    /// The initial controller is an element that cannot be played.
    case unplayedInitial(String, element: String)
    /// The scene to begin with is not in the file.
    case unknownStart(SceneName, known: [SceneName])
    /// The scene to begin with contains more controllers than a stage may have.
    case stageTooLarge(limit: Int)
  }

  /// Makes an error.
  public init(_ file: String, _ place: FilePlace?, _ reason: Reason) {
    self.file = file
    self.place = place
    self.reason = reason
  }
}
