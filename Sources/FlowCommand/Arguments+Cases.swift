import FlowCorpus
import FlowModel
import Foundation

extension Arguments {
  /// The cases at the paths that are the operands, and in all files below those that are folders.
  ///
  /// - Throws: ``CommandError`` when there is no path, and when one of the files cannot be read.
  func cases(for command: String) throws(CommandError) -> [(path: String, kept: Case)] {
    guard !operands.isEmpty else {
      throw .usage("\(command) needs the path of a case file, or of a folder with case files")
    }
    var cases: [(path: String, kept: Case)] = []
    for path in operands {
      do { cases += try Self.cases(at: path) } catch { throw .unreadable(error) }
    }
    return cases
  }

  private static func cases(at path: String) throws(CorpusError) -> [(path: String, kept: Case)] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let files =
      exists && isFolder.boolValue ? try Corpus(folder: path).files() : [CaseFile(path: path)]
    var cases: [(path: String, kept: Case)] = []
    guard !files.isEmpty else { throw CorpusError(.noCases, file: path) }
    for file in files { cases.append((file.path, try file.read())) }
    return cases
  }
}
