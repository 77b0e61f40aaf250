import FlowModel

extension StoryboardFileError: CustomStringConvertible {
  /// The place, what was found, what was expected, what to do.
  public var description: String {
    let position = place.map { ":\($0)" } ?? ""
    return "\(file)\(position): found \(found); expected \(expected). \(advice)."
  }

  /// What was found, without a full stop.
  public var found: String {
    switch reason {
    case .unreadable(let why): "no readable file (\(why))"
    case .empty: "nothing, the file is empty"
    case .notXML(let found): "'\(found)'"
    case .notUTF8(let byte): "the byte 0x\(String(byte, radix: 16)), which is not UTF-8"
    case .documentType: "a document type declaration"
    case .truncated(.some(let open), .some(let place)):
      "the end of the file inside <\(open)> from \(place)"
    case .truncated: "the end of the file"
    case .mismatchedTag(let found, _, _): "</\(found)>"
    case .mergeConflict: "the mark of an unfinished merge"
    case .contentAfterEnd: "something after the end of the document"
    case .malformed(let fault): fault.words
    case .tooDeep(let limit): "more than \(limit) elements inside each other"
    case .notStoryboard("document", let type): "a document of type '\(type ?? "")'"
    case .notStoryboard(let root, _): "<\(root)>"
    case .duplicateID(let id, let first): "the id '\(id)' again, which stands at \(first) already"
    case .missingDestination(let segue): "the segue '\(segue)' without a destination"
    case .danglingDestination(let segue, let destination, .none):
      "the segue '\(segue)' to '\(destination)', which does not exist"
    case .danglingDestination(let segue, let destination, .some(let element)):
      "the segue '\(segue)' to '\(destination)', which is a <\(element)>"
    case .noScenes(0): "a storyboard that has no scenes"
    case .noScenes: "a storyboard that has no scenes of UIKit's"
    case .danglingInitial(let id): "the initial controller '\(id)', which does not exist"
    case .unplayedInitial(let id, let element): "the initial controller '\(id)', a <\(element)>"
    case .unknownStart(let scene, _): "no scene '\(scene)'"
    case .stageTooLarge(let limit): "a scene that contains more than \(limit) controllers"
    }
  }

  /// What was expected, without a full stop.
  public var expected: String {
    switch reason {
    case .unreadable, .empty, .notXML, .notStoryboard: "an Interface Builder storyboard"
    case .notUTF8: "UTF-8, which is what Interface Builder writes"
    case .documentType: "none, Interface Builder writes none"
    case .truncated(.some(let open), _): "</\(open)>"
    case .truncated: "a closing tag"
    case .mismatchedTag(_, let open, let place): "</\(open)> for <\(open)> from \(place)"
    case .mergeConflict, .malformed: "well-formed XML"
    case .contentAfterEnd: "the end of the file"
    case .tooDeep(let limit): "at most \(limit)"
    case .duplicateID: "ids that are unique in the file"
    case .missingDestination: "the id of a scene"
    case .danglingDestination, .danglingInitial: "the id of a scene in this file"
    case .noScenes: "a scene to begin with"
    case .unplayedInitial: "a view controller of UIKit's"
    case .unknownStart(_, let known): "one of \(known.map(\.text).joined(separator: ", "))"
    case .stageTooLarge: "a storyboard that a window can show"
    }
  }

  /// What to do, without a full stop.
  public var advice: String {
    switch reason {
    case .unreadable: "Check the path and its permissions"
    case .empty, .notXML: "Check out the file again; a link may have become a plain file"
    case .notUTF8: "Save the file as UTF-8"
    case .documentType: "Remove it"
    case .truncated, .tooDeep: "Restore the file from version control"
    case .mismatchedTag, .malformed, .contentAfterEnd: "Correct the line, or restore the file"
    case .mergeConflict: "Finish the merge"
    case .notStoryboard: "Name a .storyboard file; a .xib has no flow"
    case .duplicateID: "Give one of the two another id; a merge may have doubled it"
    case .missingDestination, .danglingDestination: "Connect the segue again, or delete it"
    case .noScenes: "Choose a file with scenes"
    case .danglingInitial:
      "Mark a scene of this file as the initial view controller, or name one to begin with"
    case .unplayedInitial:
      "Mark another scene as the initial view controller, or name one to begin with"
    case .unknownStart: "Name one of these"
    case .stageTooLarge: "Begin at a smaller scene"
    }
  }
}
