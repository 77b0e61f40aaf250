import FlowModel
import Testing

@Suite struct `An unwind` {
  @Test(arguments: UnwindShape.all)
  func `leads where it should and leaves what it should`(_ shape: UnwindShape) {
    #expect(shape.tale.told == "")
    #expect(shape.tale.premiseCount(of: "unwind.reaches-nearest-implementer") == 1)
  }

  @Test(arguments: UnwindShape.all.filter { $0.destination != nil })
  func `is judged for what it clears`(_ shape: UnwindShape) {
    #expect(shape.tale.premiseCount(of: "unwind.clears-what-is-above") == 1)
  }

  @Test(arguments: UnwindShape.all.filter { $0.destination != nil })
  func `may not end nowhere when somebody performs it`(_ shape: UnwindShape) {
    #expect(
      shape.tale(to: nil, leaving: shape.before).broken
        == ["unwind.reaches-nearest-implementer missedImplementer"])
  }

  @Test(arguments: UnwindShape.all.filter { $0.destination == nil })
  func `may not end somewhere when nobody performs it`(_ shape: UnwindShape) {
    #expect(
      shape.tale(to: "A", leaving: shape.before).broken
        == ["unwind.reaches-nearest-implementer destinationWithoutImplementer"])
  }

  @Test(arguments: UnwindShape.all.filter { $0.destination != nil && $0.before != $0.after })
  func `may not leave everything as it was`(_ shape: UnwindShape) {
    let kept = shape.after.split(separator: "\n").count == shape.before.split(separator: "\n").count
    #expect(
      shape.tale(to: shape.destination, leaving: shape.before).broken
        == ["unwind.clears-what-is-above \(kept ? "notRevealed" : "leftStanding")"])
  }
}
