import FlowCorpus
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// SegueKit's page of rules and the cases that pin them are one thing, told twice.
@Suite struct `The page of rules` {
  struct Rule {
    var id: String
    var source: String
    var cases: [String]
    /// The files of tests that hold it, beside the cases or where flows have no words for it.
    var tests: [String]
  }

  static func rules() throws -> [Rule] {
    let path = PackageRoot.path + "/Sources/SegueKit/SegueKit.docc/Rules.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.components(separatedBy: "\n### ").dropFirst().map { part in
      let lines = part.split(separator: "\n").map(String.init)
      func value(_ key: String) -> String {
        lines.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) } ?? ""
      }
      func names(_ key: String) -> [String] {
        value(key).components(separatedBy: ", ").filter { !$0.isEmpty }
      }
      return Rule(
        id: lines[0].trimmingCharacters(in: .whitespaces), source: value("Source: "),
        cases: names("Cases: "), tests: names("Tests: "))
    }
  }

  static func conformanceCases() throws -> [(name: String, rules: [String])] {
    let folder = PackageRoot.path + "/corpora/conformance"
    return try Corpus(folder: folder).files().map { file in
      guard case .conforms(let rules) = try file.read().purpose else { return (file.name, []) }
      return (file.name, rules)
    }
  }

  @Test func `names a source for every rule, and a case or tests`() throws {
    let rules = try Self.rules()
    #expect(rules.count > 20)
    for rule in rules {
      #expect(!rule.source.isEmpty, "\(rule.id) has no source")
      #expect(!rule.cases.isEmpty || !rule.tests.isEmpty, "\(rule.id) has neither case nor test")
    }
  }

  @Test func `names tests that are there`() throws {
    let folders = ["SegueKitTests", "SegueKitFoundationTests", "SegueSimulationTests"]
    for rule in try Self.rules() {
      for file in rule.tests {
        let isThere = folders.contains {
          FileManager.default.fileExists(atPath: "\(PackageRoot.path)/Tests/\($0)/\(file)")
        }
        #expect(isThere, "\(rule.id) names \(file)")
      }
    }
  }

  @Test func `has every rule once`() throws {
    let ids = try Self.rules().map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `agrees with the cases`() throws {
    let rules = try Self.rules()
    let cases = try Self.conformanceCases()
    for rule in rules {
      let pinning = cases.filter { $0.rules.contains(rule.id) }.map(\.name)
      #expect(Set(pinning) == Set(rule.cases), "\(rule.id)")
    }
    let known = Set(rules.map(\.id))
    for (name, ids) in cases {
      #expect(!ids.isEmpty, "\(name) pins no rule")
      #expect(Set(ids).isSubset(of: known), "\(name) names \(Set(ids).subtracting(known).sorted())")
    }
  }
}
