import FlowModel
import FlowNotation
import FlowTestSupport
import Testing

/// Real processes, which start another one; many at once would run out of patience.
@Suite(.serialized) struct `A second process` {
  private static let words = "fuzz --seed 2 --runs 20 --certify 0 --explain 0"

  private func turncoat(_ habit: String = "none") async throws -> BuiltProgram.Answer {
    try await BuiltProgram("turncoat").run(Self.words, having: ["TURNCOAT": habit])
  }

  @Test func `plays a sample and every finding once more`() async throws {
    let answer = try await turncoat()
    #expect(answer.exitCode == 1)
    #expect(answer.error == "")
    #expect(
      answer.out.contains("\nplayed 2 flows once more in another process: they did the same\n"))
  }

  @Test func `plays a single flow, too`() async throws {
    let answer = try await BuiltProgram("flowfuzz").run("fuzz --runs 9")
    #expect(
      answer.out.contains("\nplayed 1 flow once more in another process: it did the same\n"))
  }

  @Test func `that does something else ends in an alarm`() async throws {
    let answer = try await turncoat("idles")
    #expect(answer.exitCode == 70)
    #expect(answer.out.contains("of the flows twice: they did the same, digest "))
    #expect(answer.out.contains("once more in another process: they did something else\n"))
    #expect(
      answer.error.contains(
        "run 8 was played once more in another process and differed after step 2, "))
  }

  @Test(arguments: ["crashes", "miscasts"])
  func `that crashes ends in an alarm`(habit: String) async throws {
    let answer = try await turncoat(habit)
    #expect(answer.exitCode == 70)
    #expect(answer.error.contains("turncoat: crashed: "))
    #expect(
      answer.error.contains(
        "run 8 was played once more in another process and came to no end there, "))
  }

  @Test func `that hangs is ended, and ends in an alarm`() async throws {
    let answer = try await turncoat("hangs")
    #expect(answer.exitCode == 70)
    #expect(
      answer.error.contains(
        "run 8 was played once more in another process and came to no end there, "))
  }

  @Test func `judges by the same rules`() async throws {
    let words = Self.words + " --invariant tree.is-well-formed"
    let answer = try await BuiltProgram("turncoat").run(words, having: ["TURNCOAT": "misjudges"])
    #expect(answer.exitCode < 70)
    #expect(answer.out.contains(" once more in another process: "))
    let others = try await turncoat("misjudges")
    #expect(others.exitCode == 70)
  }

  @Test func `that tells nothing breaks nothing`() async throws {
    let answer = try await turncoat("quits")
    #expect(answer.exitCode == 1)
    #expect(!answer.out.contains("in another process"))
    #expect(
      answer.error
        == "note: no other process played the flows once more: it ended with 5 and told of 0 flows\n"
    )
  }

  @Test func `that cannot be handed the flows breaks nothing`() async throws {
    let answer = try await BuiltProgram("turncoat").run(Self.words, having: ["TMPDIR": "/nowhere"])
    #expect(answer.exitCode == 1)
    #expect(answer.error.hasPrefix("note: no other process played the flows once more: /nowhere/"))
  }

  @Test(arguments: [
    "", " --storyboard \(PackageRoot.path)/corpora/storyboards/Bookshop.storyboard",
  ])
  func `plays worlds that are grown and worlds that stand`(source: String) async throws {
    let answer = try await BuiltProgram("flowfuzz").run("fuzz --runs 80" + source)
    #expect(answer.exitCode == 0)
    #expect(
      answer.out.contains("\nplayed 2 flows once more in another process: they did the same\n"))
  }

  @Test func `is not asked for by who calls the command from a program of their own`() {
    let run = CapturedRun("fuzz --runs 16")
    #expect(run.out.contains("of the flows twice: they did the same"))
    #expect(!run.out.contains("in another process"))
    #expect(!run.error.contains("process"))
  }

  @Test func `is told what a flow shows in one line`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow(named: "calm: 1 2.flow", adding: "do alert")
    let words = ["digest", path]
    let line = CapturedRun(words).out
    #expect(line.hasPrefix("\(path): "))
    #expect(line.dropFirst(path.count + 2).split(separator: " ").count == 2)
    #expect(CapturedRun(words).out == line)
  }
}

/// Apart from the others, so that these need not wait for what hangs.
@Suite(.serialized) struct `Shrinking in a second process` {
  @Test(arguments: [
    ("crashes", ["crashes with 'turncoat/Turncoat.swift:", "Fatal error: another process"]),
    ("miscasts", ["crashes with 'Could not cast value of type 'FlowModel.Step' (0x"]),
    ("hangs", ["never ends"]),
    ("misjudges", ["crashes with 'turncoat/Turncoat.swift:", "Fatal error: another process"]),
    ("ponders", ["never ends"]),
  ])
  func `shrinks what does not come to its end there`(habit: String, deeds: [String]) async throws {
    let scratch = try ScratchFolder()
    let path = try scratch.longFlow()
    let answer = try await BuiltProgram("turncoat")
      .run("shrink --certify 0 \(path)", having: ["TURNCOAT": habit])
    #expect(answer.exitCode == 70)
    let sentence = try #require(answer.error.split(separator: "\n").first)
    #expect(deeds.allSatisfy(sentence.contains))
    #expect(sentence.hasSuffix(", and so do the smaller ones looked for"))
    let smallest = try Case(text: answer.out).scenario
    #expect(smallest.world.storyboard.scenes.isEmpty)
    #expect(smallest.world.stage.entries.count == 1)
    // It does so in the second step, whatever that is.
    #expect(smallest.steps.count == 2)
  }

  @Test func `makes sure of nothing where no other process plays on`() async throws {
    let scratch = try ScratchFolder()
    let path = try scratch.longFlow()
    let answer = try await BuiltProgram("turncoat")
      .run("shrink \(path)", having: ["TURNCOAT": "falters"])
    #expect(answer.exitCode == 70)
    #expect(answer.error.contains("note: no other process plays on: it ended with 5 and told of "))
    #expect(answer.error.contains("; keep what was printed, and shrink that to go on\n"))
    #expect(!answer.error.contains("None of the"))
    #expect(try Case(text: answer.out).scenario.world.stage.entries.count > 1)
  }

  @Test func `prints what it has when it is interrupted`() async throws {
    let scratch = try ScratchFolder()
    let path = try scratch.longFlow()
    let answer = try await BuiltProgram("turncoat")
      .run("shrink \(path)", having: ["TURNCOAT": "hangs"], interruptedAfter: 2)
    #expect(answer.exitCode == 70)
    #expect(answer.error.contains("; interrupted; keep what was printed"))
    #expect(try Case(text: answer.out).scenario.steps.count > 1)
  }

  @Test func `shrinks nothing that comes to its end, there and here`() async throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow(adding: "do alert")
    let answer = try await BuiltProgram("flowfuzz").run("shrink \(path)")
    #expect(answer.exitCode == 0)
    #expect(answer.error == "\(path) holds: there is nothing to shrink\n")
  }
}
