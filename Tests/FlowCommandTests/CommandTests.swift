import FlowCommand
import FlowInvariants
import FlowModel
import FlowTestSupport
import SegueKit
import SegueSimulation
import Testing

@Suite struct `The command` {
  @Test func `distrusts a system that does something else each time`() {
    let run = CapturedRun("fuzz --runs 640 --findings 1", on: MoodySystem())
    #expect(run.exitCode == .noVerdict)
    #expect(run.error.contains(" was played twice and differed "))
  }

  @Test func `ends a campaign that held with zero and a summary`() {
    let run = CapturedRun("fuzz --seed 7 --runs 500")
    #expect(run.exitCode == .held, "\(run.out)")
    #expect(run.out.hasSuffix("500 flows held.\n"))
    #expect(run.out.hasPrefix("seed 0x0000000000000007\n"))
    #expect(run.out.contains(" new transitions in the next 100 flows, after "))
    #expect(run.out.contains("\nexpect 0.0000 (0.0000 to 0.6000) new bugs in the next 100 flows\n"))
  }

  @Test func `gives the same bytes for the same seed`() {
    let first = CapturedRun("fuzz --seed 0xfeed --runs 500 --workers 1")
    let second = CapturedRun("fuzz --seed 0xfeed --runs 500 --workers 2")
    #expect(first.out == second.out)
  }

  @Test func `plays flows as long and worlds as large as it is asked to`() throws {
    let one = CapturedRun("fuzz --seed 3 --run 5 --steps 1 --controllers 1")
    #expect(one.exitCode == .held)
    let lines = one.out.split(separator: "\n").drop { !$0.hasPrefix("stage ") }.dropFirst()
    let (stage, steps) = (lines.prefix { $0.hasPrefix("  ") }, lines.drop { $0.hasPrefix("  ") })
    #expect(stage.count == 1)
    #expect(!steps.isEmpty)

    let found = CapturedRun(
      "fuzz --runs 1024 --findings 1 --certify 0 --steps 30 --controllers 40",
      on: SketchEngine(fault: .stackNotPopped))
    #expect(found.exitCode == .broke)
    #expect(found.out.contains("--steps 30 --controllers 40"))
  }

  @Test func `judges only the invariants that it is asked for`() {
    let run = CapturedRun("fuzz --runs 100 --invariant tree.is-well-formed")
    #expect(run.out.contains("tree.is-well-formed"))
    #expect(!run.out.contains("unwind.reaches-nearest-implementer"))
  }

  @Test func `knows the rules of whoever has made it`() {
    let rule = Invariant("Nothing is presented") { $0.never(.happens(.present)) }
    let catalog = Catalog.standard.adding(rule)
    #expect(CapturedRun(["invariants"], judgedBy: catalog).out.contains("\n\(rule.id)\n"))
    let words = "fuzz --runs 100 --certify 0 --explain 0 --invariant \(rule.id)"
    let run = CapturedRun(words.split(separator: " ").map(String.init), judgedBy: catalog)
    #expect(run.exitCode == .broke)
    #expect(run.out.hasPrefix("Nothing is presented"))
  }

  @Test func `walks through a storyboard as a person does when it is asked to`() throws {
    let storyboard = PackageRoot.path + "/corpora/storyboards/Bookshop.storyboard"
    let run = CapturedRun("fuzz --storyboard \(storyboard) --driver person --runs 100")
    #expect(run.exitCode == .held)
    let steps = try #require(run.out.split(separator: "\n").first { $0.hasPrefix("steps ") })
    #expect(steps.contains("tap "))
    #expect(!steps.contains("performSegue") && !steps.contains("present"))
  }

  @Test func `walks through the world of a case and leaves its steps aside`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.file(
      "start.flow",
      """
      flow 1
      interesting

      stage regular
        tabs t
          nav n
            content a
          content b

      do tapTab b on t
      """)
    let run = CapturedRun("fuzz --world \(path) --driver person --runs 100")
    #expect(run.exitCode == .held, "\(run.error)")
    #expect(run.out.contains("400 controllers on stage"))
    #expect(CapturedRun("fuzz --world \(path)x").exitCode == .unreadable)
  }

  @Test func `names what of a storyboard no flow has come to, and nothing where all was`() throws {
    let storyboard = PackageRoot.path + "/corpora/storyboards/Bookshop.storyboard"
    // In the first run nothing is done.
    let one = CapturedRun("fuzz --storyboard \(storyboard) --runs 1")
    let lines = one.out.split(separator: "\n").filter { $0.contains("s never ") }
    expectText(
      lines.joined(separator: "\n"),
      matches: """
        scenes never shown: SearchViewController, FilterViewController, Sample, Book, \
        ReviewViewController, Form, BookFormViewController, AuthorListViewController and 7 more
        segues never performed: PaymentViewController.basket, BookList.Seg-Bo-ok1, \
        BookList.sample, BookList.Seg-Se-t01, BookList.add, BookList.search, \
        SearchViewController.found, SearchViewController.filter and 13 more
        controls never touched: BookList.Book, BookList."Book accessory", BookList.Settings, \
        BookList.add, SearchViewController.Cover, SearchViewController.Filter, \
        FilterViewController.Backdrop, Book.Buy and 8 more
        """)
    let many = CapturedRun("fuzz --storyboard \(storyboard) --runs 800")
    #expect(!many.out.contains("s never "))
  }

  @Test func `ends with one when something broke and keeps the case`() throws {
    let scratch = try ScratchFolder()
    let run = CapturedRun(
      "fuzz --runs 1000 --certify 50 --corpus \(scratch.path)",
      on: SketchEngine(fault: .stackNotPopped))
    #expect(run.exitCode == .broke)
    let kept = scratch.contents.filter { $0.hasSuffix(".flow") && $0.hasPrefix("regressions/") }
    #expect(!kept.isEmpty)
    let path = scratch.path + "/" + (kept.first ?? "")
    #expect(run.out.contains("flowfuzz replay \(path)"))
    #expect(run.out.contains("\nWhat matters: "))
    #expect(run.out.contains("\nThe nearest flow that passes"))

    let again = CapturedRun("replay \(path)", on: SketchEngine(fault: .stackNotPopped))
    #expect(again.exitCode == .broke)
    #expect(again.out.hasPrefix("broke  \(path)"))
    let healthy = CapturedRun("replay \(path)", on: SketchEngine())
    #expect(healthy.exitCode == .held)
    #expect(healthy.out == "held   \(path)\n1 case, 0 broke.\n")
  }

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
      "shrink \(path) --driver \(driver) --explain 0", on: SketchEngine(fault: .stackNotPopped))
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

  @Test func `proves that the alarm rings`() {
    let run = CapturedRun("canary")
    #expect(run.exitCode == .held, "\(run.out)\(run.error)")
    #expect(run.out.contains("\ndo "))
  }

  @Test(arguments: [(Event.Kind.push, "push"), (.instantiate, "instantiate")])
  func `proves it with what the system reports`(kind: Event.Kind, word: String) {
    let run = CapturedRun("canary", on: Reserved(reported: [kind]))
    #expect(run.exitCode == .held, "\(run.out)\(run.error)")
    #expect(run.out.contains("The alarm rings: one step is enough for '\(word)'."))
  }

  @Test func `does not take a system that reports nothing for a dead alarm`() {
    let run = CapturedRun("canary", on: Reserved(reported: [.declined]))
    #expect(run.exitCode == .usage)
    #expect(run.error.contains("needs a system that reports one of present, push"))
  }

  @Test func `lists what must hold`() {
    let run = CapturedRun("invariants")
    #expect(run.exitCode == .held)
    #expect(run.out.contains("unwind.reaches-nearest-implementer\n"))
    #expect(run.out.contains("  Source: "))
  }
}

/// An engine that says that it reports less than it does.
private struct Reserved: FlowSystem {
  let reported: Set<Event.Kind>

  func begin(_ world: World, into recording: Recording) -> SketchRun {
    SketchEngine().begin(world, into: recording)
  }
}
