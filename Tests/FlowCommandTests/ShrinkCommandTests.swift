import FlowCommand
import FlowTestSupport
import Testing

@Suite struct `The command that makes a case smaller` {
  @Test func `prints the smallest flow of a case`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "long.flow",
      """
      flow 1
      invariant unwind.clears-what-is-above

      scene Home content, unwinds done
      scene Form content
      segue Form.cancel unwind done

      stage regular
        nav root
          Home as h
          Form as f
          Form as g

      do performSegue g.cancel
      do dismiss h
      """)
    let run = CapturedRun(
      "shrink \(path) --certify 50", on: SketchEngine(fault: .stackNotPopped))
    #expect(run.exitCode == .broke)
    #expect(run.error.contains("smaller flows over the same words breaks it; there are more.\n"))
    #expect(run.error.contains("\nWhat matters: "))
    #expect(!run.out.contains("What matters"))
    #expect(run.out.contains("do performSegue"))
    #expect(!run.out.contains("do dismiss"))
    #expect(run.error.contains("no pass makes it smaller"))

    let options = "--certify 0 --explain 0"
    let short = CapturedRun(
      "shrink \(path) --runs 1 \(options)", on: SketchEngine(fault: .stackNotPopped))
    #expect(short.exitCode == .broke)
    #expect(
      short.error == "1 flow played; the budget of flows is used up; "
        + "keep what was printed, and shrink that to go on\n")
    let begun = try scratch.file("begun.flow", short.out)
    let rest = CapturedRun(
      "shrink \(begun) --seconds 600 \(options)", on: SketchEngine(fault: .stackNotPopped))
    #expect(rest.out == run.out)
    #expect(rest.error.hasSuffix(" flows played; no pass makes it smaller\n"))
  }

  @Test(arguments: ["anybody", "person"])
  func `shrinks to what those can do who drive the flow`(driver: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "back.flow",
      """
      flow 1
      interesting

      scene Home content, unwinds done
      scene Form content
      segue Form.cancel unwind done
      control Form.exit fires Form.cancel

      stage regular
        nav root
          Home as h
          Form as f

      do settle
      do tap f.exit

      """)
    let run = CapturedRun(
      "shrink \(path) --driver \(driver) --certify 0 --explain 0",
      on: SketchEngine(fault: .stackNotPopped))
    #expect(run.exitCode == .broke)
    let deed = driver == "person" ? "tap f.exit" : "performSegue"
    #expect(run.out.contains("\n\ndo \(deed)"), "\(run.out)")
  }

  @Test func `shrinks nothing as that of a person which is none`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow(adding: "do dismiss a")
    let run = CapturedRun("shrink \(path) --driver person")
    #expect(run.exitCode == .usage)
    #expect(run.error.contains("has steps that no person does; leave out '--driver person'"))
    #expect(CapturedRun("shrink \(path) --driver me").error.contains("found 'me'"))
  }

  @Test func `says that a case which holds has nothing to shrink`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow()
    let run = CapturedRun("shrink \(path)")
    #expect(run.exitCode == .held)
    #expect(run.error == "\(path) holds: there is nothing to shrink\n")
  }

  @Test func `shrinks no expectation that is not met`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow(adding: "expect tree\n  nav n")
    let run = CapturedRun("shrink \(path)")
    #expect(run.exitCode == .broke)
    #expect(run.error.hasPrefix("\(path) breaks no invariant"))
  }
}
