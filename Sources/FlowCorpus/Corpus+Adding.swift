import FlowModel
import FlowNotation
import Foundation

extension Corpus {
  /// What became of a case that was to be added.
  public enum Addition: Hashable, Sendable {
    /// It was written to a new file.
    case written(CaseFile)
    /// A file says the same already.
    case alreadyThere(CaseFile)

    /// The file that holds the case.
    public var file: CaseFile {
      switch self {
      case .written(let file), .alreadyThere(let file): file
      }
    }
  }

  /// How many cases may share a digest before something must be wrong.
  private static let sharedDigestsMax = 1_000

  /// Adds a case: to `regressions/`, `conformance/` or `interesting/`, by its purpose.
  ///
  /// The file is named after what it says, so the same case is kept once, whatever seed it came
  /// from. It appears at once and whole: it is written under another name in the same folder, then
  /// renamed. A file that is there is never overwritten.
  ///
  /// - Parameter kept: The case.
  /// - Returns: The file, and whether it is new.
  /// - Throws: ``CorpusError`` when the folder is missing or a file cannot be written.
  public func add(_ kept: Case) throws(CorpusError) -> Addition {
    try add(kept, to: kept.purpose.subfolder)
  }

  /// Adds a case that has not been shrunk to `originals/`, in the same way as others are added.
  ///
  /// - Parameter kept: The case, as it was found.
  /// - Returns: The file, and whether it is new.
  /// - Throws: ``CorpusError`` when the folder is missing or a file cannot be written.
  public func addOriginal(_ kept: Case) throws(CorpusError) -> Addition {
    try add(kept, to: kept.purpose.subfolderOfOriginals)
  }

  /// Removes a case that was added, as one that is not the smallest of its bug any more.
  ///
  /// - Throws: ``CorpusError`` when the file cannot be removed.
  public func remove(_ file: CaseFile) throws(CorpusError) {
    do { try FileManager.default.removeItem(atPath: file.path) } catch {
      throw CorpusError(.unwritable(error.systemCause), file: file.path)
    }
  }

  private func add(_ kept: Case, to subfolder: String) throws(CorpusError) -> Addition {
    try checkFolder()
    try makeFolder(subfolder)
    let essence = kept.essence
    for number in 1...Self.sharedDigestsMax {
      let name = essence.text.digest + (number == 1 ? "" : "-\(number)")
      let file = file(named: "\(subfolder)/\(name)\(CaseFile.suffix)")
      if try write(kept.text + "\n", to: file) { return .written(file) }
      if let there = try? file.read(), there.essence == essence { return .alreadyThere(file) }
    }
    let cause = "\(Self.sharedDigestsMax) other cases have the digest \(essence.text.digest)"
    throw CorpusError(.unwritable(cause), file: file(named: subfolder).path)
  }

  private func makeFolder(_ name: String) throws(CorpusError) {
    let path = file(named: name).path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CorpusError(.unwritable(error.systemCause), file: path)
    }
  }

  /// Writes a file that is not there yet.
  ///
  /// - Returns: Whether it was written; `false` when it is there.
  private func write(_ text: String, to file: CaseFile) throws(CorpusError) -> Bool {
    guard !FileManager.default.fileExists(atPath: file.path) else { return false }
    let target = URL(fileURLWithPath: file.path)
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try Data(text.utf8).write(to: temporary, options: .withoutOverwriting)
      try FileManager.default.moveItem(at: temporary, to: target)
      return true
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      // Somebody else may have been faster since we looked.
      if FileManager.default.fileExists(atPath: file.path) { return false }
      throw CorpusError(.unwritable(error.systemCause), file: file.path)
    }
  }
}

extension Case {
  /// The case without what only tells where it came from.
  fileprivate var essence: Case {
    var essence = self
    essence.provenance = nil
    essence.notes = []
    return essence
  }
}

extension Case.Purpose {
  /// The folder of the cases of this purpose, inside a corpus.
  fileprivate var subfolder: String {
    switch self {
    case .invariant(let id): "regressions/\(id.text.folderName)"
    case .conforms: "conformance"
    case .interesting: "interesting"
    }
  }

  /// The folder of those that have not been shrunk; only what broke an invariant ever is.
  fileprivate var subfolderOfOriginals: String {
    switch self {
    case .invariant(let id): "originals/\(id.text.folderName)"
    case .conforms, .interesting: "originals"
    }
  }
}

extension String {
  /// The text as the name of one folder, on every file system.
  fileprivate var folderName: String {
    let characters = map { character -> Character in
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      return isPlain || "-_.".contains(character) ? character : "-"
    }
    let name = String(characters)
    return name.isEmpty || name.hasPrefix(".") ? "-" + name : name
  }

  /// Eight hexadecimal digits that depend on every byte: the halves of the fingerprint, folded.
  fileprivate var digest: String {
    let digits = String(UInt32(truncatingIfNeeded: fingerprint ^ (fingerprint >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
