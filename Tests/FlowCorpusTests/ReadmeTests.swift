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

  @Test func `has examples of statements that can be read and print as they stand`() throws {
    let lines = try block { $0.hasPrefix("scene Wizard") }.split(separator: "\n")
    let text = """
      flow 1
      interesting

      \(lines[0])
      scene First content
      scene Second content
      \(lines[1])

      stage regular
        content a
      """
    #expect(try Case(text: text).text == text)
  }

  @Test(arguments: ["scene", "reference", "segue", "control", "reaction"])
  func `shows each statement of a storyboard as it can be written`(keyword: String) throws {
    let page = GrammarPage(try block { $0.hasPrefix("scene NAME") })
    let entry = try #require(page.entries[keyword])
    let open = ["ATTRIBUTE", "PLACE", "MOMENT"]
    for statement in entry.statements where !open.contains(where: statement.contains) {
      try read(statement, of: keyword)
    }
    let incomplete = entry.statements.filter { open.contains(where: $0.contains) }
    #expect(incomplete.isEmpty == entry.parts.isEmpty)
    for part in entry.parts where keyword != "segue" {
      for statement in incomplete {
        try read(open.reduce(statement) { $0.replacing($1, with: part) }, of: keyword)
      }
    }
  }

  @Test func `shows each attribute of a segue as it can be written behind some kind`() throws {
    let page = GrammarPage(try block { $0.hasPrefix("scene NAME") })
    let entry = try #require(page.entries["segue"])
    for part in entry.parts {
      let forms = entry.statements.map { "\($0.replacing(" , ATTRIBUTE", with: "")), \(part)" }
      #expect(
        forms.contains { form in (try? read(form, of: "segue")) != nil },
        "\(part) fits none of \(forms)")
    }
  }

  @Test func `shows each step as it can be written`() throws {
    let page = GrammarPage(try block { $0.hasPrefix("do tap") })
    for form in try #require(page.entries["do"]).statements {
      for subject in ["A", "nav", "existing a"] { try read(form, of: "do", handing: subject) }
    }
  }

  private func block(where isMeant: (String) -> Bool) throws -> String {
    let block = page.components(separatedBy: "```\n").first(where: isMeant)
    return try #require(block)
  }

  /// Reads a form with names for what is in capitals.
  private func read(_ form: String, of keyword: String, handing subject: String = "A") throws {
    let line = form.filled(with: [
      "SCENE.NAME": "A.new", "NAME": "New", "SCENE": "A", "IDENTIFIER": "go", "ACTION": "done",
      "SEGUE": "go", "STYLE": "pageSheet", "FORM": "formSheet", "PROTOTYPE": "Cell",
      "SUBJECT": subject, "LABEL": "a", "CONTROL": "button", "NUMBER": "50",
    ])
    let isStep = keyword == "do"
    let text = """
      flow 1
      interesting

      scene A content
      \(keyword == "segue" ? "" : "segue A.go show A")
      \(isStep ? "" : line)

      stage regular
        A as a

      \(isStep ? line : "")
      """
    do { _ = try Case(text: text) } catch { throw Unreadable(line: line, cause: "\(error)") }
  }

  private struct Unreadable: Error {
    var line: String
    var cause: String
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
