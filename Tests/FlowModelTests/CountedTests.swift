import FlowModel
import Testing

@Suite struct `A number of things` {
  @Test(arguments: [
    (0, "0 flows", "0 flows were"), (1, "1 flow", "1 flow was"), (2, "2 flows", "2 flows were"),
  ])
  func `is told with the noun that goes with it`(number: Int, things: String, deed: String) {
    #expect(number.counted("flow") == things)
    #expect(number.counted("flow was", "flows were") == deed)
  }
}
