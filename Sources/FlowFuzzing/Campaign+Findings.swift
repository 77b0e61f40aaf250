import FlowInvariants
import FlowModel
import FlowShrinking

extension Campaign {
  /// Takes in what the lanes have brought home from an epoch, in run order.
  func take(_ harvests: [Lane.Harvest], into course: inout Course) {
    for harvest in harvests {
      course.report.reach.merge(harvest.reach)
      course.report.audit.merge(harvest.audit)
    }
    course.report.reach.forgetTheRarest()
    let failures = harvests.flatMap(\.failures).sorted { $0.run < $1.run }
    for failure in failures { pursue(failure, in: &course) }
    let discoveries = harvests.flatMap(\.discoveries).sorted { $0.run < $1.run }
    for discovery in discoveries where course.report.discoveries.count < budget.discoveriesMax {
      guard var new = course.landmarks.whatIsNew(in: discovery) else { continue }
      new.leftOut = leftOut(ofRun: discovery.run)
      course.report.discoveries.append(new)
    }
    for (signature, flowCount) in harvests.flatMap(\.counts) {
      guard let place = course.report.place(of: signature) else { continue }
      course.report.findings[place].flowCount += flowCount
    }
  }

  /// Shrinks a failure, unless enough like it have been, and tells what it is a case of.
  private func pursue(_ failure: Failure, in course: inout Course) {
    let place = course.report.place(of: failure.signature)
    guard place == nil || course.shrinksAnother(of: failure.signature, upTo: budget.shrunkFlowsMax)
    else { return }
    onShrinking(failure.signature, failure.run)
    let shrunk = shrunk(failure, by: course.timetable.closing.share)
    guard let finding = finding(for: failure, shrunk: shrunk) else {
      return course.report.audit.addDifference(inRun: failure.run)
    }
    if let place {
      merge(finding, intoFindingAt: place, of: &course)
    } else {
      course.report.findings.append(finding)
      audit(finding, in: &course)
    }
    pursue(shrunk.slips, seenIn: failure.run, in: &course)
  }

  /// Tells a finding by the smaller one of two scenarios, which is played twice if it is new.
  func merge(_ finding: Finding, intoFindingAt place: Int, of course: inout Course) {
    let former = course.report.findings[place].scenario
    course.report.findings[place].merge(finding)
    let standing = course.report.findings[place]
    if standing.scenario != former { audit(standing, in: &course) }
  }

  private func audit(_ finding: Finding, in course: inout Course) {
    course.report.audit.add(finding.minimal.trace, ofRun: finding.run, on: judge.system)
  }

  /// What was broken in another way while a finding was looked at is a finding of its own.
  func pursue(_ slips: [Shrunk.Slip], seenIn run: Int, in course: inout Course) {
    for slip in slips where course.report.place(of: slip.signature) == nil {
      pursue(Failure(run: run, signature: slip.signature, scenario: slip.scenario), in: &course)
    }
  }

  /// The finding of a failure; `nil` when what was broken is not broken when it is played again.
  func finding(for failure: Failure, shrunk: Shrunk) -> Finding? {
    let minimal = judge.judge(
      shrunk.scenario, asking: judge.catalog.relations(of: failure.signature.invariant))
    let violation = minimal.violations.first { $0.signature == failure.signature }
    guard let violation else { return nil }
    return Finding(
      signature: failure.signature, firstRun: failure.run, run: failure.run,
      leftOut: leftOut(ofRun: failure.run), original: failure.scenario,
      minimal: minimal, violation: violation, isMinimal: shrunk.isMinimal,
      certificate: shrunk.certificate, shrinkRunCount: shrunk.runs)
  }

  private func shrunk(_ failure: Failure, by deadline: Deadline) -> Shrunk {
    judge.shrunk(
      failure.scenario, keeping: failure.signature, runsMax: budget.shrinkRunsMax, by: deadline)
  }
}
