import FlowInvariants
import FlowModel
import FlowShrinking

extension Campaign {
  func add(_ harvests: [Lane.Harvest], to course: inout Course) {
    for harvest in harvests {
      course.report.reach.merge(harvest.reach)
      course.report.audit.merge(harvest.audit)
    }
    let failures = harvests.flatMap(\.failures).sorted { $0.run < $1.run }
    for failure in failures { add(failure, to: &course) }
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

  private func add(_ failure: Failure, to course: inout Course) {
    let place = course.report.place(of: failure.signature)
    guard place == nil || course.shrinksAnother(of: failure.signature, upTo: budget.variantsMax)
    else { return }
    onShrinking(failure.signature, failure.run)
    let shrunk = shrunk(failure, by: course.timetable.closing.share)
    guard let finding = finding(for: failure, shrunk: shrunk) else {
      return course.report.audit.addDifference(inRun: failure.run)
    }
    if let place { return add(finding, to: &course.report.findings[place]) }
    course.report.findings.append(finding)
    course.report.audit.add(finding.minimal.trace, ofRun: failure.run, on: judge.system)
    add(shrunk.slips, seenIn: failure.run, to: &course)
  }

  /// Tells a finding by the smaller one of two scenarios, and keeps the other one.
  func add(_ other: Finding, to finding: inout Finding) {
    guard other.scenario != finding.scenario else { return }
    guard Complexity(of: other.scenario) < Complexity(of: finding.scenario) else {
      return finding.keep(other.scenario)
    }
    var smaller = other
    smaller.firstRun = finding.firstRun
    smaller.flowCount = finding.flowCount
    smaller.variants = finding.variants.filter { $0 != other.scenario }
    smaller.keep(finding.scenario)
    finding = smaller
  }

  /// What was broken in another way while a finding was looked at is a finding of its own.
  func add(_ slips: [Shrunk.Slip], seenIn run: Int, to course: inout Course) {
    for slip in slips where course.report.place(of: slip.signature) == nil {
      add(Failure(run: run, signature: slip.signature, scenario: slip.scenario), to: &course)
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
      certificate: shrunk.certificate, explanation: nil,
      shrinkRunCount: shrunk.runs, variants: [], flowCount: 0)
  }

  private func shrunk(_ failure: Failure, by deadline: Deadline) -> Shrunk {
    judge.shrunk(
      failure.scenario, keeping: failure.signature, runsMax: budget.shrinkRunsMax, by: deadline)
  }
}
