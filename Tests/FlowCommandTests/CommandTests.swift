import FlowCommand
import FlowInvariants
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `The command` {
  @Test func `distrusts a system that does something else each time`() {
    let run = CapturedRun("fuzz --runs 192 --findings 1", on: MoodySystem())
    #expect(run.exitCode == .noVerdict)
    #expect(run.error.contains(" was played twice and differed "))
  }

  @Test func `ends a campaign that held with zero and a summary`() {
    let run = CapturedRun("fuzz --seed 7 --runs 120")
    #expect(run.exitCode == .held, "\(run.out)")
    #expect(run.out.hasSuffix("120 flows held.\n"))
    #expect(run.out.hasPrefix("seed 0x0000000000000007\n"))
    #expect(run.out.contains(" new transitions in the next 100 flows, after "))
    #expect(run.out.contains("\nexpect 0.0000 (0.0000 to 2.5000) new bugs in the next 100 flows\n"))
  }

  @Test func `gives the same bytes for the same seed`() {
    let first = CapturedRun("fuzz --seed 0xfeed --runs 80 --workers 1")
    let second = CapturedRun("fuzz --seed 0xfeed --runs 80 --workers 2")
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
      "fuzz --runs 16 --findings 1 --certify 0 --explain 0 --steps 30 --controllers 40",
      on: SketchEngine(fault: .stackNotPopped))
    #expect(found.exitCode == .broke)
    #expect(found.out.contains("--steps 30 --controllers 40"))
  }

  @Test func `judges only the invariants that it is asked for`() {
    let run = CapturedRun("fuzz --runs 20 --invariant tree.is-well-formed")
    #expect(run.out.contains("tree.is-well-formed"))
    #expect(!run.out.contains("unwind.reaches-nearest-implementer"))
  }

  @Test func `knows the rules of whoever has made it`() {
    let rule = Invariant("Nothing is presented") { $0.never(.happens(.present)) }
    let catalog = Catalog.standard.adding(rule)
    #expect(CapturedRun(["invariants"], judgedBy: catalog).out.contains("\n\(rule.id)\n"))
    let words = "fuzz --runs 12 --certify 0 --explain 0 --invariant \(rule.id)"
    let run = CapturedRun(words.split(separator: " ").map(String.init), judgedBy: catalog)
    #expect(run.exitCode == .broke)
    #expect(run.out.hasPrefix("Nothing is presented"))
  }

  @Test func `judges by no rule that is left out, and says so in what replays a bug`() {
    let rule = Invariant("Nothing is presented") { $0.never(.happens(.present)) }
    let other = Invariant("Nothing is pushed") { $0.never(.happens(.push)) }
    let catalog = Catalog([rule, other])
    let words = "fuzz --runs 12 --certify 0 --explain 0 --without \(rule.id)"
    let run = CapturedRun(words.split(separator: " ").map(String.init), judgedBy: catalog)
    #expect(run.exitCode == .broke)
    #expect(run.out.hasPrefix("Nothing is pushed"))
    #expect(!run.out.contains("Nothing is presented"))
    #expect(run.out.contains("--without \(rule.id)\n"))
  }

  @Test func `walks through a storyboard as a person does when it is asked to`() throws {
    let storyboard = PackageRoot.path + "/corpora/storyboards/Bookshop.storyboard"
    let run = CapturedRun("fuzz --storyboard \(storyboard) --driver person --runs 40")
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
    let many = CapturedRun("fuzz --storyboard \(storyboard) --seed 3 --runs 160")
    #expect(!many.out.contains("s never "))
  }

  @Test func `ends with one when something broke and keeps the case`() throws {
    let scratch = try ScratchFolder()
    let run = CapturedRun(
      "fuzz --seed 2 --runs 20 --certify 50 --corpus \(scratch.path)",
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
