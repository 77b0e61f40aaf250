import FlowModel
import Foundation

/// A folder of cases.
///
/// It opens files and nothing else: it runs no case and judges none. What it lists is sorted by
/// name, whatever order the file system has.
public struct Corpus: Hashable, Sendable {
  /// The path of the folder.
  public let folder: String

  /// Names a corpus; nothing is opened.
  public init(folder: String) { self.folder = folder }

  /// Lists all case files in the folder and in its sub-folders, sorted by name.
  ///
  /// What starts with a dot is passed over, and so are sub-folders that are only linked to.
  ///
  /// - Throws: ``CorpusError`` when there is no such folder or when one below it cannot be read.
  public func files() throws(CorpusError) -> [CaseFile] {
    try checkFolder()
    return try files(below: "").sorted()
  }

  /// Makes sure that the folder is there.
  func checkFolder() throws(CorpusError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw CorpusError(.missingFolder, file: folder)
    }
    guard isFolder.boolValue else { throw CorpusError(.notAFolder, file: folder) }
  }

  /// Makes sure that cases can be added: makes the folder, with what is missing above it, when
  /// there is none.
  ///
  /// - Throws: ``CorpusError`` when it cannot be made, and when nothing can be written into it.
  public func makeWritable() throws(CorpusError) {
    if !FileManager.default.fileExists(atPath: folder) {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw CorpusError(.unmakable(error.systemCause), file: folder)
      }
    }
    try checkFolder()
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CorpusError(.unwritable("no permission to write into it"), file: folder)
    }
  }

  /// The file of a name inside the corpus; its path is relative if that of the folder is.
  func file(named name: String) -> CaseFile {
    CaseFile(path: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)", name: name)
  }

  private func files(below subfolder: String) throws(CorpusError) -> [CaseFile] {
    let path = subfolder.isEmpty ? folder : file(named: subfolder).path
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw CorpusError(.unreadable(error.systemCause), file: path)
    }
    var files: [CaseFile] = []
    for entry in entries where !entry.hasPrefix(".") {
      let file = file(named: subfolder.isEmpty ? entry : "\(subfolder)/\(entry)")
      if file.isFolder {
        files += try self.files(below: file.name)
      } else if entry.hasSuffix(CaseFile.suffix) {
        files.append(file)
      }
    }
    return files
  }
}

extension CaseFile {
  /// Whether there is a folder and not only a link to one, which may lead in a circle.
  fileprivate var isFolder: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
