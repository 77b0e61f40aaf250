import FlowReporting
import Testing

@Suite struct `The command that replays` {
  @Test(arguments: [
    ("corpora/a-b_1.flow", "flowfuzz replay corpora/a-b_1.flow"),
    ("my flows/a.flow", "flowfuzz replay 'my flows/a.flow'"),
    ("Jo's.flow", #"flowfuzz replay 'Jo'\''s.flow'"#),
    ("$HOME.flow", "flowfuzz replay '$HOME.flow'"),
    ("größe.flow", "flowfuzz replay 'größe.flow'"),
    ("", "flowfuzz replay ''"),
  ])
  func `can be pasted into a shell`(path: String, line: String) {
    #expect(ReplayCommandLine(of: "flowfuzz", ["replay", path]).text == line)
  }
}
