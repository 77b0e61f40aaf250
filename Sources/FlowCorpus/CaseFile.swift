import FlowModel
import FlowNotation
import Foundation

/// A case on disk.
public struct CaseFile: Hashable, Sendable {
  /// Where it is.
  public let path: String
  /// Its path inside the corpus: what a person calls it.
  public let name: String

  /// What the name of a case file ends with.
  static let suffix = ".flow"

  /// Names a file that need not be in a corpus.
  public init(path: String) { self.init(path: path, name: path) }

  init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// Reads the case.
  ///
  /// - Throws: ``CorpusError`` when there is no such file, or when it is no case; then the error
  ///   has line and column.
  public func read() throws(CorpusError) -> Case {
    guard endsWhenRead else { throw CorpusError(.notAFile, file: path) }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CorpusError(.unreadable(error.systemCause), file: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CorpusError(.notUTF8, file: path)
    }
    do throws(CaseFileError) {
      return try Case(text: text)
    } catch {
      throw CorpusError(.malformed(error), file: path)
    }
  }
}

extension CaseFile {
  /// Whether reading it comes to an end, as that of a pipe need not; a folder is refused by the
  /// system, in its own words.
  private var endsWhenRead: Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard let type = attributes?[.type] as? FileAttributeType else { return true }
    return type == .typeRegular || type == .typeDirectory
  }
}

extension CaseFile: Comparable, CustomStringConvertible {
  /// Orders files by their names.
  public static func < (left: Self, right: Self) -> Bool {
    (left.name, left.path) < (right.name, right.path)
  }

  /// The name of the file.
  public var description: String { name }
}
