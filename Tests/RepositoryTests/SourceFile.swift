import FlowTestSupport
import Foundation

/// One Swift file of the package, as text.
struct SourceFile {
  let path: String
  let module: String
  private let text: String
  let lines: [String]
  /// The lines with comments left out.
  let code: [String]

  private init(path: String, module: String, text: String) {
    self.path = path
    self.module = module
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = lines.filter { !Self.isComment($0) }
  }

  /// The files are read once for all tests.
  private static let sources = Result { try read(below: "Sources") }
  private static let tests = Result { try read(below: "Tests") }

  /// Every Swift file of what the package is, sorted by path.
  static func allSources() throws -> [SourceFile] { try sources.get() }

  /// Every Swift file of the package, its tests last.
  static func all() throws -> [SourceFile] { try sources.get() + tests.get() }

  private static func read(below folder: String) throws -> [SourceFile] {
    let root = PackageRoot.path + "/" + folder
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      return SourceFile(
        path: folder + "/" + path, module: path.split(separator: "/").first.map(String.init) ?? "",
        text: text)
    }
  }

  /// The modules that the file imports.
  var imports: [String] {
    lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  /// Where functions and initializers begin and end; those without a body are left out.
  var functions: [Range<Int>] {
    var found: [Range<Int>] = []
    var start: (line: Int, indent: Int)?
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if let opened = start, indent <= opened.indent, text == "}" {
        if indent == opened.indent { found.append(opened.line..<number + 1) }
        start = nil
      } else if text.contains("func ") || text.contains("init"), !Self.isComment(line),
        text.contains(/\b(func |init[?(<])/),
        !text.contains(/\.init|= init/), start.map({ indent <= $0.indent }) ?? true
      {
        start = (number, indent)
      }
    }
    return found
  }

  /// The lines of code in which one of some words stands.
  func code(with words: [String]) -> [String] {
    // Most files have none of them, which is found out fast.
    let found = words.filter { strstr(text, $0) != nil }
    return found.isEmpty ? [] : code.filter { line in found.contains(where: line.contains) }
  }

  /// Whether a line is a comment and nothing else.
  static func isComment(_ line: String) -> Bool {
    line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
  }
}
