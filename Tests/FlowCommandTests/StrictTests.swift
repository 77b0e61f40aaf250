import FlowCommand
import Testing

@Suite struct `Flows that are to come to all of an app` {
  /// A list and a form, whose button for going back unwinds by some action.
  private func run(_ words: String, unwindingBy action: String) throws -> CapturedRun {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "world.flow",
      """
      flow 1
      interesting

      scene Form content
      scene List content, unwinds done
      segue Form.back unwind \(action)
      segue List.edit present Form as fullScreen
      control Form.Back fires Form.back
      control List.Edit fires List.edit

      stage regular
        List as l
      """)
    return CapturedRun("fuzz --world \(path) --driver person --runs 100 \(words)")
  }

  @Test func `break where an unwind is not answered, and a screen not left`() throws {
    let run = try run("--strict", unwindingBy: "finished")
    #expect(run.exitCode == .broke, "\(run.error)")
    #expect(run.out.contains("100 flows held."))
    let lines = run.out.split(separator: "\n").drop { !$0.hasPrefix("They did not come to all") }
    #expect(lines.dropFirst().first == "segues never performed: Form.back")
    #expect(lines.last?.hasPrefix("screens that no flow has left: Form (") == true)
  }

  @Test func `hold where they do`() throws {
    #expect(try run("--strict", unwindingBy: "done").exitCode == .held)
    #expect(try run("", unwindingBy: "finished").exitCode == .held)
  }
}
