import FlowTestSupport
import Testing

/// `Scripts/alarms` holds a drill for every planted fault, in release; here is one for each way to
/// plant them.
@Suite struct `A drill` {
  private func alarms(_ words: String) async throws -> BuiltProgram.Answer {
    try await BuiltProgram("alarms").run(words)
  }

  @Test(arguments: ["searchReversed", "gateOpensTwice"])
  func `finds the fault and shrinks it to the flow that is kept`(fault: String) async throws {
    let answer = try await alarms(fault)
    #expect(answer.out.hasPrefix("1 fault, 0 not as they must be; "))
    #expect(answer.exitCode == 0)
  }

  @Test func `fails when the fault was not found`() async throws {
    let answer = try await alarms("popsTwice --flows 1")
    #expect(
      answer.out.hasPrefix(
        "popsTwice: not found within 1 flow as router.does-what-it-is-asked\n"))
    #expect(answer.exitCode == 1)
  }

  @Test(arguments: [
    ("popsThrice", "alarms: no fault is called 'popsThrice'; one of ["),
    ("--flows none", "alarms: --flows needs a number of flows, as in '--flows 2000'\n"),
  ])
  func `says which words it does not know`(words: String, error: String) async throws {
    let answer = try await alarms(words)
    #expect(answer.error.hasPrefix(error))
    #expect(answer.exitCode == 2)
  }
}
