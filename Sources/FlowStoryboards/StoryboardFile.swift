import Foundation

/// The door to Interface Builder's storyboard files.
public enum StoryboardFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - implementers: Who is taken to implement unwind actions.
  /// - Returns: The storyboard with everything that was assumed or not understood.
  /// - Throws: ``StoryboardFileError`` when it cannot be opened, is no storyboard, or a segue of it
  ///   leads nowhere.
  public static func read(
    _ path: String, unwinds implementers: UnwindImplementers = .assumed
  ) throws(StoryboardFileError) -> StoryboardReading {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw StoryboardFileError(path, nil, .unreadable(why: Self.words(for: path)))
    }
    return try read(data, name: path, unwinds: implementers)
  }

  /// Reads what a file contains.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: What the file is called in errors; references to its own name stay inside.
  ///   - implementers: Who is taken to implement unwind actions.
  /// - Returns: The storyboard with everything that was assumed or not understood.
  /// - Throws: ``StoryboardFileError`` when it is no storyboard, or a segue of it leads nowhere.
  public static func read(
    _ data: Data, name: String, unwinds implementers: UnwindImplementers = .assumed
  ) throws(StoryboardFileError) -> StoryboardReading {
    let text = try MarkupText(data, file: name)
    let root = try MarkupReader.root(of: text, file: name)
    var draft = Draft(root, file: name, implementers: implementers)
    return try draft.reading()
  }

  private static func words(for path: String) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return "there is none at this path"
    }
    return isDirectory.boolValue ? "it is a folder" : "access is denied"
  }
}
