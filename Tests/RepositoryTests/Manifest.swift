import FlowTestSupport
import Foundation

/// Package.swift, as text: which modules each one may import.
struct Manifest {
  /// The modules that are named for a module, by the folder of that one.
  var dependencies: [String: Set<String>] = [:]

  init() throws {
    let text = try String(contentsOfFile: PackageRoot.path + "/Package.swift", encoding: .utf8)
    let short = /(?:library|tests)\(\s*("[^"]+"(?:,\s*"[^"]+")*)/
    for match in text.matches(of: short) {
      let names = Self.names(in: match.1)
      dependencies[names[0]] = Set(names.dropFirst())
    }
    let long = /name: "(\w+)",\s*dependencies: \[([^\]]*)\](?:,\s*path: "Tests\/(\w+)")?/
    for match in text.matches(of: long) {
      dependencies[String(match.3 ?? match.1)] = Set(Self.names(in: match.2))
    }
  }

  private static func names(in list: Substring) -> [String] {
    list.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
