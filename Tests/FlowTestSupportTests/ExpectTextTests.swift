import FlowTestSupport
import Testing

@Suite struct `Comparing texts` {
  @Test func `records an issue with the difference`() {
    withKnownIssue {
      expectText("a\nc", matches: "a\nb")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("  a\n- b\n+ c") }
    }
  }
}

@Suite struct `The package root` {
  @Test func `lies three folders above the test support`() {
    #expect(#filePath == PackageRoot.path + "/Tests/FlowTestSupportTests/ExpectTextTests.swift")
  }
}
