import FlowModel

extension Chapter {
  /// The steps since everything was at rest last, up to this one; none while something is in
  /// flight.
  var stepsToRest: Range<Int> {
    guard after.isStill else { return 0..<0 }
    let atRest = trace.snapshots[..<ordinal].lastIndex { $0.isStill } ?? 0
    return atRest..<ordinal
  }

  /// The numbers of the events since everything was at rest last, up to the end of this chapter.
  var eventsToRest: Range<Int> {
    guard let first = stepsToRest.first else { return events.upperBound..<events.upperBound }
    return trace.eventEnds[first]..<events.upperBound
  }
}
