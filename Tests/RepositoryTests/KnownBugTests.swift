import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The page of the known bugs and the bugs are one thing, told twice.
@Suite struct `The page of known bugs` {
  private let text: String

  init() throws {
    let path = "/Sources/FlowInvariants/FlowInvariants.docc/KnownBugs.md"
    text = try String(contentsOfFile: PackageRoot.path + path, encoding: .utf8)
  }

  private var rows: [[String]] {
    let table = text.components(separatedBy: "```")[1]
    return table.split(separator: "\n").dropFirst(2).map { row in
      row.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }

  @Test func `has a row for each of them, in order`() {
    #expect(rows.map(\.first) == KnownBug.all.map(\.name))
  }

  @Test func `says that each was found by every seed, in few enough steps`() {
    for (row, bug) in zip(rows, KnownBug.all) {
      guard let expected = bug.expected else {
        #expect([row[1], row.last] == ["0 of 5", "silent"], "\(bug.name)")
        continue
      }
      let steps = row[3].components(separatedBy: " of ").compactMap { Int($0) }
      let told = row.last?.components(separatedBy: ", ").map { InvariantID($0) } ?? []
      #expect(row[1] == "5 of 5" && told.first == expected.invariant, "\(bug.name)")
      #expect(told.allSatisfy(bug.explains), "\(bug.name)")
      #expect(steps.last == expected.stepsMax && steps[0] <= expected.stepsMax, "\(bug.name)")
    }
  }

  @Test(arguments: KnownBug.all)
  func `tells what each is and who reported it`(bug: KnownBug) {
    #expect(text.contains("- **\(bug.name)** ([report](\(bug.source))): \(bug.story)\n"))
  }

  @Test func `names the command that prints the table`() {
    #expect(text.contains("`Scripts/bugs`"))
  }
}
