import FlowModel
import Testing

/// A stack is cut back below what its top presents, and nobody tells so.
private let untold = Tale(
  .unwinding("A B C"),
  """
  tree
    nav n
      A
      B
  do present C on B unsettled
  instantiate C
  present C from B by B
  tree in flight
    nav n
      A
      B
        presents C by B moving
  do pop n unsettled
  tree in flight
    nav n moving
      A
  do background
  background
  tree
    nav n
      A
  """)

@Suite struct `The end in the background of what was presented` {
  private let broken = "outside.background-changes-nothing changed"

  @Test func `is judged where everything is told`() {
    #expect(untold.broken.contains(broken))
  }

  @Test(arguments: [Event.Kind.pop, .dismiss, .remove, .root])
  func `is not judged where somebody may be taken away untold`(kind: Event.Kind) {
    #expect(!untold.broken(without: [kind]).contains(broken))
  }
}
