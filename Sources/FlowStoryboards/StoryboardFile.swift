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
      throw StoryboardFileError(path, nil, .unreadable(why: Self.cause(of: error, at: path)))
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

  /// Why a file cannot be read: where it is not plain to see, in the words of the operating system,
  /// which Foundation's own hide.
  private static func cause(of error: any Error, at path: String) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    if (error as? CocoaError)?.code == .fileReadNoSuchFile { return "there is none at this path" }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = (underlying ?? error) as NSError
    return cause.localizedFailureReason ?? cause.localizedDescription
  }
}
