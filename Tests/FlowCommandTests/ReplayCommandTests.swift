import FlowCommand
import FlowModel
import FlowTestSupport
import SegueKit
import SegueSimulation
import Testing

@Suite struct `The command that replays cases` {
  @Test func `leaves out what the system does not play`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow()
    var narrow = Repertoire()
    narrow.sizes = [.compact]
    let run = CapturedRun("replay \(path)", on: SketchEngine(playing: narrow))
    #expect(run.exitCode == .held)
    #expect(
      run.out == """
        left   \(path)
        1 case, 0 broke, 1 left out, of what the system does not play.

        """)
  }

  @Test func `tells once what a case breaks in several steps`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "often.flow",
      """
      flow 1
      interesting

      stage regular
        content a
        presented by a
          content b

      do background
      do foreground
      do present content on a
      do background
      """)
    let run = CapturedRun("replay \(path)", on: SketchEngine(fault: .backgroundDismisses))
    #expect(run.exitCode == .broke)
    #expect(run.out.split(separator: "The flow that shows it:").count == 2, "\(run.out)")
    #expect(run.out.contains("\nIt breaks so again in step 4.\n"), "\(run.out)")
  }

  @Test func `prints all that happens in a case when it is asked to`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow()
    let run = CapturedRun("replay --trace \(path)")
    #expect(run.exitCode == .held)
    let plain = CapturedRun("replay \(path)").out
    #expect(plain.split(separator: "\n").allSatisfy { run.out.contains($0) })
    #expect(run.out.contains("\n  stage regular\n"))
    #expect(run.out.contains("\n    | "))
    #expect(!plain.contains("stage regular"))
  }

  @Test func `says that a case names an invariant that does not exist`() throws {
    let scratch = try ScratchFolder()
    let text = ScratchFolder.calmFlow.replacing("interesting", with: "invariant no.such-promise")
    let run = CapturedRun("replay \(try scratch.file("odd.flow", text))")
    #expect(run.exitCode == .held)
    #expect(run.error.contains("no invariant is called 'no.such-promise'"))
  }

  @Test func `says that a class of a case is not registered`() throws {
    let scratch = try ScratchFolder()
    let text = """
      flow 1
      interesting

      scene A content, class Wizard

      stage regular
        A as a

      do background
      """
    let path = try scratch.file("own.flow", text)
    let run = CapturedRun("replay \(path)")
    #expect(run.exitCode == .held)
    #expect(run.error.hasPrefix("\(path): note: class Wizard of scene A is not registered"))
    let own = SegueSimulation(registering: [
      RegisteredClass(UIViewController.self, named: "Wizard") { UIViewController() }
    ])
    #expect(CapturedRun("replay \(path)", on: own).error == "")
  }

  @Test func `says nothing of a class that is there for cases only`() throws {
    let scratch = try ScratchFolder()
    let text = """
      flow 1
      interesting

      scene A content, class HintController

      stage regular
        A as a

      do background
      """
    let path = try scratch.file("hint.flow", text)
    let simulation = SegueSimulation(registering: RegisteredClass.loners)
    #expect(CapturedRun("replay \(path)", on: simulation).error == "")
    let asSplit = try scratch.file("split.flow", text.replacing("A content", with: "A split"))
    #expect(CapturedRun("replay \(asSplit)", on: simulation).error.contains("as split"))
  }

  @Test func `says which labels of a case are dead`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.calmFlow(adding: "do dismiss ghost")
    let run = CapturedRun("replay \(path)")
    #expect(run.exitCode == .held)
    #expect(run.error.hasPrefix("\(path): note: step 1 uses the label 'ghost'"))
  }
}
