import FlowCommand
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Exhausting small worlds` {
  @Test func `ends with the sentence that it has proved`() {
    let run = CapturedRun("exhaust flows --controllers 2 --steps 1 --kinds content,nav")
    #expect(run.exitCode == .held)
    #expect(run.error == "147 flows\n")
    #expect(
      run.out.hasPrefix(
        """
        4 trees of up to 2 controllers, 147 flows of 1 step
          kinds: content nav
          steps: present dismiss push pop
        """))
    #expect(
      run.out.hasSuffix("Every flow of 1 step in every tree of up to 2 controllers held.\n"))
  }

  @Test func `says when the app retains everybody in the tree`() {
    let run = CapturedRun("exhaust flows --controllers 1 --steps 1 --kinds content --retained")
    #expect(run.exitCode == .held)
    #expect(run.out.contains("\n  retained: everybody in the tree\n"))
  }

  @Test func `goes on where it is told to, and proves no more than it has played`() {
    let run = CapturedRun("exhaust flows --controllers 1 --steps 2 --from 1000 --to 1010")
    #expect(run.exitCode == .held)
    #expect(run.out.contains("\npositions 1000 to 1010: "))
    #expect(
      run.out.hasSuffix(
        "Those flows of up to 2 steps from position 1000 to 1010 of 1076 held.\n"))
  }

  @Test func `says how to play the flow again that broke something`() throws {
    let faulty = SketchEngine(fault: .backgroundDismisses)
    let run = CapturedRun("exhaust flows --controllers 1", on: faulty)
    #expect(run.exitCode == .broke)
    #expect(run.out.contains("\nBroken in "))
    let command = try #require(
      run.out.split(separator: "\n").first { $0.contains("flowfuzz exhaust flows") })
    let words = try #require(command.split(separator: "flowfuzz ").last)
    let again = CapturedRun(String(words), on: faulty)
    #expect(again.exitCode == .broke)
    #expect(CapturedRun(String(words), on: SketchEngine()).exitCode == .held)
  }
}
