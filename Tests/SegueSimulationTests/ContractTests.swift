import FlowModel
import Testing

@Suite struct `A contract` {
  private func storyboard(_ contract: Contract) -> Storyboard {
    Storyboard(
      scenes: [
        Scene("Home", .content, contract: Contract(unwinds: ["done"])),
        Scene("Main", .navigation, contract: contract), Scene("Form", .content),
      ],
      segues: [
        Segue(from: "Form", "leave", .unwind("done")),
        Segue(from: "Form", "next", .show("Form")),
      ])
  }

  private func unwind(_ contract: Contract) -> Trace {
    play(
      storyboard(contract),
      on: .scene("Main", "n", .scene("Home", "h"), .plain("p"), .scene("Form", "f")),
      Step(.performSegue("f", "leave")))
  }

  @Test func `of its own kind lets an unwind search the stack from the top`() {
    let trace = unwind(Contract())
    #expect(
      trace.sent(.can, .action, .pop) == [
        .can(number(2), RequestID(0), answer: false), .can(number(1), RequestID(0), answer: true),
        .action(number(1), RequestID(0)), .pop(number(0), to: number(1)),
      ])
    #expect(trace.received == [.prepare, .action])
  }

  @Test func `can keep children from the search`() {
    let trace = unwind(Contract(unwinds: ["done"], searches: .only([])))
    #expect(trace.sent(.can, .action).count == 2)
    #expect(trace.sent(.action) == [.action(number(0), RequestID(0))])
  }

  @Test func `can implement an action and yet answer no`() {
    let trace = unwind(
      Contract(unwinds: ["done"], vetoes: ["done"], searches: .only(["Form"])))
    #expect(trace.sent(.can) == [.can(number(0), RequestID(0), answer: false)])
    #expect(trace.tree == "n[h p f]")
  }

  @Test(arguments: [(ShowOverride.adopts, "n[h f x]"), (.ignores, "n[h f]")])
  func `can override what a show does`(override: ShowOverride, tree: String) {
    var contract = Contract()
    contract.show = override
    let trace = play(
      storyboard(contract), on: .scene("Main", "n", .scene("Home", "h"), .scene("Form", "f")),
      Step(.performSegue("f", "next"), creating: ["x"]))
    #expect(trace.tree == tree)
    #expect(trace.sent(.push).isEmpty)
    #expect(trace.sent(.add).count == (override == .adopts ? 1 : 0))
  }
}
