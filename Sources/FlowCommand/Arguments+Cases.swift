import FlowCorpus
import FlowModel
import Foundation

extension Arguments {
  /// The cases at the paths that are the operands, and in all files below those that are folders.
  ///
  /// - Throws: ``CommandError`` when there is no path, and when files cannot be read, which names
  ///   each of them.
  func cases(for command: String) throws(CommandError) -> [(path: String, kept: Case)] {
    guard !operands.isEmpty else {
      throw .usage("\(command) needs the path of a case file, or of a folder with case files")
    }
    var cases: [(path: String, kept: Case)] = []
    var errors: [CorpusError] = []
    for path in operands {
      do throws(CorpusError) {
        for file in try Self.files(at: path) {
          do throws(CorpusError) { cases.append((file.path, try file.read())) } catch {
            errors.append(error)
          }
        }
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .unreadable(errors) }
    return cases
  }

  private static func files(at path: String) throws(CorpusError) -> [CaseFile] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists && isFolder.boolValue else { return [CaseFile(path: path)] }
    let files = try Corpus(folder: path).files()
    guard !files.isEmpty else { throw CorpusError(.noCases, file: path) }
    return files
  }
}
