import FlowCommand
import FlowTestSupport
import Testing

@Suite struct `Where flows through a storyboard begin` {
  private static let storyboard = PackageRoot.path + "/corpora/storyboards/Bookshop.storyboard"

  /// The stage of the first flow, and what was told before it.
  private func beginning(_ words: String) -> (stage: String, notes: String) {
    let run = CapturedRun("fuzz --storyboard \(Self.storyboard) --run 0 \(words)")
    let lines = run.out.split(separator: "\n").drop { !$0.hasPrefix("stage ") }
    let stage = lines.prefix { $0.hasPrefix("stage ") || $0.hasPrefix("  ") }
    return (stage.joined(separator: "\n"), run.error)
  }

  @Test func `is the initial scene, in the window that the file is drawn for`() {
    let beginning = beginning("")
    #expect(beginning.stage.hasPrefix("stage compact\n  Shop as shop\n"))
    #expect(beginning.notes.contains("note: a flow begins in a compact window"))
  }

  @Test func `is what the options say`() {
    let beginning = beginning("--start BookList --size regular")
    #expect(beginning.stage == "stage regular\n  BookList as bookList")
    #expect(!beginning.notes.contains("a flow begins in"))
  }

  @Test func `is told again in what replays a bug`() {
    let run = CapturedRun(
      """
      fuzz --storyboard \(Self.storyboard) --start BookList --size regular --runs 256 --findings 1 \
      --certify 0 --explain 0
      """, on: SketchEngine(fault: .stackNotPopped))
    #expect(run.exitCode == .broke)
    #expect(run.out.contains("Bookshop.storyboard --start BookList --size regular"))
  }

  @Test func `has to be a scene of one of them`() {
    let run = CapturedRun("fuzz --storyboard \(Self.storyboard) --start Nowhere")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("found no scene 'Nowhere'; expected one of Shop, "))
  }
}
