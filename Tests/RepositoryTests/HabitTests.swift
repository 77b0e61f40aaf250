import Testing

@Suite struct `The habits` {
  @Test func `keep files short`() throws {
    let files = try SourceFile.all()
    for file in files {
      #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func `keep functions short`() throws {
    let functions = try SourceFile.allSources().flatMap { file in
      file.functions.map { (file: file, lines: $0) }
    }
    for (file, lines) in functions {
      #expect(
        lines.count <= 60,
        "\(file.path):\(lines.lowerBound + 1) has a function of \(lines.count) lines")
    }
    #expect(functions.contains { $0.lines.count > 40 })
  }

  /// The formatter breaks lines of code, and leaves comments alone.
  @Test func `keep comments within the width of a line`() throws {
    for file in try SourceFile.all() {
      for (number, line) in file.lines.enumerated() where SourceFile.isComment(line) {
        #expect(line.count <= 100, "\(file.path):\(number + 1) has \(line.count) columns")
      }
    }
  }

  @Test func `name things by what they are`() throws {
    for file in try SourceFile.allSources() {
      for line in file.code(with: Self.declaring)
      where line.hasSuffix("{") || line.contains("typealias") {
        #expect(vagueName(in: line) == nil, "\(file.path): \(line)")
      }
    }
    #expect(vagueName(in: "final class FlowManager<Flow>: Sendable {") == "class FlowManager")
    #expect(vagueName(in: "class UndoHelper {") == "class UndoHelper")
    #expect(vagueName(in: "enum Util{") == "enum Util")
    #expect(vagueName(in: "struct Manageress {") == nil)
    #expect(vagueName(in: "protocol UIViewControllerTransitionCoordinatorContext {") == nil)
  }

  private static let declaring = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// The names of UIKit and WebKit are theirs, and one of Foundation is Foundation's.
  private func vagueName(in line: String) -> Substring? {
    let vague =
      /\b(struct|class|enum|protocol|actor|typealias)\s+(?!UI|WK|UndoManager\b)\w*(Manager|Helper|Util|Engine|Handler|Context|Info|Data|Base|Impl|Common|Misc)\b/
    return line.firstMatch(of: vague)?.0
  }

  @Test func `trap with a sentence`() throws {
    for file in try SourceFile.allSources() {
      // A precondition keeps its words to itself in a release build.
      let bare = ["fatalError()", "precondition(", "preconditionFailure(", "try!"]
      #expect(file.code(with: bare) == [], "\(file.path)")
    }
  }

  /// The one exception holds the environment of a run, which never leaves its thread.
  @Test func `vouch for no type but one`() throws {
    let vouching = try SourceFile.allSources().filter { file in
      !file.code(with: ["@unchecked Sendable", "nonisolated(unsafe)"]).isEmpty
    }
    #expect(vouching.map(\.path) == ["Sources/SegueKit/Environment/SegueEnvironment.swift"])
  }
}
