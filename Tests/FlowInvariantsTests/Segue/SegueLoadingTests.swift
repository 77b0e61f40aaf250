import FlowModel
import Testing

@Suite struct `Loading a destination` {
  private let id: InvariantID = "segue.prepares-before-load"

  @Test func `is judged when its source prepares`() {
    #expect(Tale.accepted.premiseCount(of: id) == 1)
  }

  @Test func `may follow the preparation`() {
    #expect(Tale.accepted.replacing("push F on n", with: ["push F on n", "load F"]).broken == [])
  }

  @Test func `may not come before`() {
    let tale = Tale.accepted.replacing(
      "create L.show to F", with: ["load F", "create L.show to F"])
    #expect(tale.broken == ["\(id) loadedBefore"])
  }

  @Test func `shows in the preparation as well`() {
    let tale = Tale.accepted.replacing(
      "prepare L for L.show to F", with: ["prepare L for L.show to F loaded"])
    #expect(tale.broken == ["\(id) loadedBefore"])
  }
}
