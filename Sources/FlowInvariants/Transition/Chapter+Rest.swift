import FlowModel

extension Chapter {
  /// The steps since everything was at rest last, up to this one; none while something is in
  /// flight.
  var stepsToRest: Range<Int> {
    guard let step, after.isStill else { return 0..<0 }
    let atRest = trace.snapshots[...step].lastIndex { $0.isStill } ?? 0
    return atRest..<(step + 1)
  }

  /// The numbers of the events since everything was at rest last, up to the end of this chapter.
  var eventsToRest: Range<Int> {
    guard let first = stepsToRest.first else { return events.upperBound..<events.upperBound }
    return trace.eventEnds[first]..<events.upperBound
  }
}
