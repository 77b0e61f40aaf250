import FlowTestSupport
import Foundation
import Testing

@Suite struct `The readme` {
  @Test func `shows a failure as the command prints it`() throws {
    let page = try String(contentsOfFile: PackageRoot.path + "/README.md", encoding: .utf8)
    let block = try #require(
      page.components(separatedBy: "```\n").first { $0.contains("The smallest flow that shows") })
    // From which run it was shrunk the generator decides; the text up to there is the same.
    let call = try #require(block.range(of: "  flowfuzz fuzz --seed 0x0000000000000001 --runs "))
    let shown = String(block[..<call.upperBound])

    let run = CapturedRun("fuzz --seed 1 --runs 64", on: SketchEngine(fault: .presenterSkipped))
    let title = shown.split(separator: "\n").prefix(2).joined(separator: "\n")
    let start = try #require(run.out.range(of: title)).lowerBound
    expectText(String(run.out[start...].prefix(shown.count)), matches: shown)
  }
}
