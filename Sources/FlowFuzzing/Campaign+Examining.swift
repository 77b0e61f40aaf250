import FlowModel
import FlowShrinking

extension Campaign {
  /// Looks closer at each finding: makes sure that nothing smaller shows it, and finds out what
  /// matters in it; not on a system that does something else each time.
  ///
  /// - Returns: Whether a finding has become smaller, or there are more of them.
  func examine(_ course: inout Course) -> Bool {
    let before = course.report.findings.map(\.scenario)
    var start = 0
    while start < course.report.findings.count, course.report.audit.difference == nil {
      let end = course.report.findings.count
      if budget.certificateRunsMax > 0, source.mayCertify { certify(start..<end, of: &course) }
      if budget.explanationRunsMax > 0 { explain(start..<end, of: &course) }
      start = end
    }
    return course.report.findings.map(\.scenario) != before
  }

  private func certify(_ places: Range<Int>, of course: inout Course) {
    let standing = Array(course.report.findings[places])
    let shrunk = Workers(count: workerCount).map(below: standing.count) { [course] index in
      certified(standing[index], by: course.timetable.closing.share)
    }
    for (place, shrunk) in zip(places, shrunk) {
      take(shrunk, ofFindingAt: place, into: &course)
      pursue(shrunk.slips, seenIn: standing[place - places.lowerBound].run, in: &course)
    }
  }

  private func take(_ shrunk: Shrunk, ofFindingAt place: Int, into course: inout Course) {
    let standing = course.report.findings[place]
    let failure = Failure(
      run: standing.run, signature: standing.signature, scenario: standing.original)
    guard let finding = finding(for: failure, shrunk: shrunk) else {
      return course.report.audit.addDifference(inRun: failure.run)
    }
    merge(finding, intoFindingAt: place, of: &course)
    course.report.findings[place].certificate = shrunk.certificate
    // Time may be over before it is found out once more.
    let isKnown = standing.isMinimal && shrunk.scenario == standing.scenario
    course.report.findings[place].isMinimal = shrunk.isMinimal || isKnown
    course.report.findings[place].shrinkRunCount = standing.shrinkRunCount + shrunk.runs
  }

  private func certified(_ finding: Finding, by deadline: Deadline) -> Shrunk {
    onShrinking(finding.signature, finding.run)
    return judge.shrunk(
      finding.scenario, keeping: finding.signature, runsMax: budget.shrinkRunsMax,
      certificateRunsMax: budget.certificateRunsMax, by: deadline)
  }

  private func explain(_ places: Range<Int>, of course: inout Course) {
    let standing = Array(course.report.findings[places])
    let explained = Workers(count: workerCount).map(below: standing.count) { [course] index in
      onShrinking(standing[index].signature, standing[index].run)
      return judge.explained(
        standing[index].minimal, keeping: standing[index].signature,
        runsMax: budget.explanationRunsMax, by: course.timetable.closing.share)
    }
    for (place, explained) in zip(places, explained) {
      guard let explained else { continue }
      course.report.findings[place].explanation = explained.explanation
      pursue(explained.slips, seenIn: course.report.findings[place].run, in: &course)
    }
  }
}
