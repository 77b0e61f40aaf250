import FlowModel
import Testing

private let id: InvariantID = "appearance.leaving-comes-first"

private let healthy = Tale(
  .unwinding("A B"),
  """
  tree
    nav n
      A loaded
  do push B on n
  instantiate B
  push B on n
  load B
  appearance A willDisappear
  appearance B willAppear
  appearance A didDisappear
  appearance B didAppear
  tree
    nav n
      A loaded covered
      B loaded
  """)

@Suite struct `Whoever leaves a stack` {
  private let calls = ("appearance A willDisappear", "appearance B willAppear")

  @Test func `is told before who comes`() {
    #expect(healthy.premiseCount(of: id) == 1)
    #expect(!healthy.broken.contains { $0.hasPrefix(id.text) })
  }

  @Test func `is not told afterwards`() {
    #expect(healthy.swapping(calls.0, calls.1).broken.contains("\(id) tooLate"))
  }

  @Test(arguments: [
    ("tree", "tree in flight"), ("push B on n", "push B on n\ninstantiate A\npush A on n"),
  ])
  func `may be told in another order when more changes`(line: String, others: String) {
    let lines = others.split(separator: "\n").map(String.init)
    let tale = healthy.swapping(calls.0, calls.1).replacing(line, with: lines)
    #expect(tale.premiseCount(of: id) == 0)
  }
}
