import FlowTestSupport
import Foundation

/// One Swift file of the package, as text.
struct SourceFile {
  var path: String
  var module: String
  var lines: [String]

  /// Every Swift file below a folder of the package, sorted by path.
  static func all(below folder: String) throws -> [SourceFile] {
    let root = PackageRoot.path + "/" + folder
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      return SourceFile(
        path: folder + "/" + path, module: path.split(separator: "/").first.map(String.init) ?? "",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
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

  /// The lines with comments left out.
  var code: [String] { lines.filter { !Self.isComment($0) } }

  /// Whether a line is a comment and nothing else.
  static func isComment(_ line: String) -> Bool {
    line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
  }
}
