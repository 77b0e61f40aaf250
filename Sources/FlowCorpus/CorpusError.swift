import FlowNotation

/// Why a corpus or one of its files cannot be used.
public struct CorpusError: Error, Hashable, Sendable {
  /// The path of the file or folder.
  public var file: String
  /// What is wrong with it.
  public var reason: Reason

  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no folder.
    case missingFolder
    /// There is no folder and none can be made; the system says why.
    case unmakable(String)
    /// There is something else where the folder should be.
    case notAFolder
    /// There is no case file in the folder.
    case noCases
    /// There is something at the path that is no file, such as a device.
    case notAFile
    /// The file or folder cannot be read; the system says why.
    case unreadable(String)
    /// The file is not text in UTF-8.
    case notUTF8
    /// The text is no case.
    case malformed(CaseFileError)
    /// The file or folder cannot be written; the system says why.
    case unwritable(String)
  }

  /// Makes an error.
  public init(_ reason: Reason, file: String) {
    self.file = file
    self.reason = reason
  }
}

extension CorpusError: CustomStringConvertible {
  /// Which file, what was found, what was expected and what to do.
  public var description: String {
    switch reason {
    case .missingFolder:
      "no folder at \(file), expected a folder of case files; create it or correct the path"
    case .unmakable(let cause):
      "no folder at \(file), and none can be made: \(cause); correct the path or the permissions"
    case .notAFolder:
      "\(file) is no folder, expected a folder of case files; correct the path"
    case .noCases:
      "no case file at or below \(file), expected files that end in .flow; correct the path"
    case .notAFile:
      "\(file) is no regular file, expected a case file; correct the path"
    case .unreadable(let cause):
      "\(file): cannot be read: \(cause); correct the path or the permissions"
    case .notUTF8:
      "\(file): found bytes that are not UTF-8, expected text; save the file as UTF-8"
    case .malformed(let error):
      "\(file):\(error.line):\(error.column): \(error.reason.message)"
    case .unwritable(let cause):
      "\(file): cannot be written: \(cause); nothing of it was kept, make room or correct the "
        + "permissions and run again"
    }
  }
}
