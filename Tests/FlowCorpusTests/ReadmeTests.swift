import FlowModel
import FlowNotation
import Foundation
import Testing

@Suite struct `The page about the corpus` {
  let page: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("corpora/README.md")
    page = try String(contentsOf: url, encoding: .utf8)
  }

  @Test func `has an example that can be read and prints as it stands`() throws {
    let blocks = page.components(separatedBy: "```\n")
    let flow = try #require(blocks.first { $0.hasPrefix("flow 1\ninvariant unwind") })
    let expectations = try #require(blocks.first { $0.hasPrefix("expect only should") })
    let text = flow + "\n" + expectations
    #expect(try Case(text: text).text + "\n" == text)
  }

  @Test(arguments: Step.Kind.allCases)
  func `tells of each step`(kind: Step.Kind) { #expect(page.contains("\ndo \(kind)")) }

  @Test(arguments: Event.Kind.allCases)
  func `tells of each event`(kind: Event.Kind) {
    let line = try? Regex("(^|\n| {2}|\\| )\(kind)( [a-zA-Z0-9]| \\||\n| {2})")
    #expect(line.map { page.contains($0) } == true)
  }

  @Test(
    arguments: Misuse.allCases.map { "\($0)" } + Warning.allCases.map { "\($0)" }
      + Decline.allCases.map { "\($0)" } + PresentationStyle.allCases.map { "\($0)" }
      + Contract.Facet.allCases.map { "\($0)" } + CustomPerform.allCases.map { "\($0)" })
  func `has each word`(word: String) { #expect(page.contains(word)) }
}
