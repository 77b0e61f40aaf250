import FlowReporting
import Testing

@Suite struct `A line for the shell` {
  @Test(arguments: [
    ("corpora/a-b_1.flow", "flowfuzz replay corpora/a-b_1.flow"),
    ("my flows/a.flow", "flowfuzz replay 'my flows/a.flow'"),
    ("Jo's.flow", #"flowfuzz replay 'Jo'\''s.flow'"#),
    ("$HOME.flow", "flowfuzz replay '$HOME.flow'"),
    ("größe.flow", "flowfuzz replay 'größe.flow'"),
    ("", "flowfuzz replay ''"),
  ])
  func `reads every word as it is`(path: String, line: String) {
    #expect(ShellLine(of: "flowfuzz", ["replay", path]).text == line)
  }
}
