import FlowCommand
import FlowTestSupport
import Foundation
import SegueSimulation
import Testing

@Suite struct `Bad input` {
  @Test(arguments: ["--corpus", "--interesting"])
  func `ends in one error before the campaign when a folder cannot be made`(option: String) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file("taken", "a file where a folder should be") + "/flows"
    let run = CapturedRun("fuzz --runs 10 \(option) \(path)")
    #expect(run.exitCode == .unreadable)
    #expect(
      run.error
        == "flowfuzz: no folder at \(path), and none can be made: Not a directory; "
        + "correct the path or the permissions\n")
    #expect(run.out.isEmpty)
  }

  @Test func `makes no folder when something else is wrong`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path + "/flows"
    #expect(
      CapturedRun("fuzz --interesting \(path) --storyboard /nowhere/A.storyboard").exitCode
        == .unreadable)
    #expect(CapturedRun("fuzz --interesting \(path) --workers none").exitCode == .usage)
    #expect(scratch.contents.isEmpty)
  }

  @Test func `ends in one error when a folder has no cases`() throws {
    let scratch = try ScratchFolder()
    let run = CapturedRun("replay \(scratch.path)")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("no case file at or below \(scratch.path)"))
  }

  @Test func `ends in one error when a case file is a device`() {
    let run = CapturedRun("replay /dev/null")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("/dev/null is no regular file"))
  }

  @Test func `tells every bug when the corpus cannot take its case`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.file("regressions", "a file where a folder should be")
    let run = CapturedRun(
      "fuzz --seed 2 --runs 20 --certify 0 --explain 0 --corpus \(scratch.path)",
      on: SketchEngine(fault: .stackNotPopped))
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("cannot be written"))
    #expect(run.out.contains("unwind.clears-what-is-above: leftStanding"))
    #expect(run.out.contains("  flowfuzz fuzz --seed 0x0000000000000002 --runs "))
    #expect(scratch.contents == ["regressions"])
  }

  @Test func `does not pass over an answer that nobody can read`() {
    let console = Console(writeOut: { _ in throw POSIXError(.ENOSPC) }, writeError: { _ in })
    let command = FlowCommand(for: SegueSimulation(), console: console)
    #expect(command.run(["invariants"]) == .unreadable)
  }

  @Test func `ends in one error when a case file is missing`() {
    let run = CapturedRun("replay /nowhere/a.flow")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("/nowhere/a.flow"))
    #expect(run.out.isEmpty)
  }

  @Test func `names every case file that cannot be read`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.file("a.flow", "flow 1\ninteresting\n\nstage huge\n  content a\n")
    _ = try scratch.calmFlow(named: "b.flow")
    _ = try scratch.file("c.flow", "flow 1\ninteresting\n\nstage regular\n")
    let run = CapturedRun("replay \(scratch.path) /nowhere/d.flow")
    #expect(run.exitCode == .unreadable)
    #expect(run.out.isEmpty)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("a.flow:4:") == true)
    #expect(lines.dropFirst().first?.contains("c.flow:") == true)
    #expect(lines.last?.contains("/nowhere/d.flow") == true)
  }

  @Test func `tells of each class that nobody knows once, and of a flow without steps`() throws {
    let scratch = try ScratchFolder()
    let text = "flow 1\ninteresting\n\nscene A content, class Unheard\n\nstage regular\n  A as a\n"
    _ = try scratch.file("a.flow", text)
    _ = try scratch.file("b.flow", text + "\ndo background\n")
    let run = CapturedRun("replay \(scratch.path)")
    #expect(run.exitCode == .held)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasSuffix("a.flow: note: it has no steps, so that its stage alone is judged")
        == true)
    #expect(
      lines.last?.contains("a.flow: note: class Unheard of scene A is not registered") == true)
    #expect(lines.last?.hasSuffix("; it has 2 scenes in all") == true)
  }

  @Test func `tells once which events cases expect that the system does not report`() throws {
    let scratch = try ScratchFolder()
    let text = """
      flow 1
      conforms showing.something

      stage regular
        content a

      do present content on a creating b

      expect only present appearance
        present b from a by a
        appearance b willAppear

      """
    _ = try scratch.file("a.flow", text)
    _ = try scratch.file("b.flow", text)
    let run = CapturedRun("replay \(scratch.path)", on: SketchEngine())
    #expect(run.exitCode == .held, "\(run.out)")
    #expect(
      run.error == """
        note: the system does not report 'appearance', so what 2 cases expect of that was not \
        looked at

        """)
  }

  @Test func `names the line and column of a malformed case file`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "bad.flow", "flow 1\ninteresting\n\nstage regular\n  content a\n\ndo jump a\n")
    let run = CapturedRun("replay \(path)")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("\(path):7:4"), "\(run.error)")
    #expect(run.error.contains("'jump'"))
    #expect(run.out.isEmpty)
  }

  @Test func `plays nothing when one of several case files is malformed`() throws {
    let scratch = try ScratchFolder()
    let good = try scratch.calmFlow(named: "good.flow")
    let bad = try scratch.file("bad.flow", "flow 9\n")
    let run = CapturedRun("replay \(good) \(bad)")
    #expect(run.exitCode == .unreadable)
    #expect(run.out.isEmpty)
    #expect(scratch.contents == ["bad.flow", "good.flow"])
  }

  @Test func `names the place of a segue to nowhere in a storyboard`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a">
        <scenes>
          <scene sceneID="s">
            <objects>
              <viewController id="a" sceneMemberID="viewController">
                <connections>
                  <segue destination="b" kind="show" identifier="go" id="g"/>
                </connections>
              </viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """)
    let run = CapturedRun("fuzz --storyboard \(path)")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("\(path):8:"), "\(run.error)")
    #expect(run.out.isEmpty)
  }

  @Test func `names the place in a storyboard that is not XML`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "Main.storyboard", "<document>\n  <scenes>\n  </scene>\n</document>")
    let run = CapturedRun("fuzz --storyboard \(path)")
    #expect(run.exitCode == .unreadable)
    #expect(run.error.contains("\(path):3:"), "\(run.error)")
    #expect(run.out.isEmpty)
  }
}
