import FlowModel

/// A campaign under way: what it has come to so far, and what it has to know to go on.
struct Course: Sendable {
  /// What was exercised and found so far.
  var report: CampaignReport
  /// When it has to stop what.
  let timetable: Timetable
  /// What flows that held have come to so far.
  var landmarks = KnownLandmarks()
  /// How many flows of a finding have been shrunk; a finding that is not in it has had one.
  private var shrunkCounts: [Signature: Int] = [:]

  /// Makes the course of a campaign of which nothing has been played.
  init(of report: CampaignReport, by timetable: Timetable) {
    self.report = report
    self.timetable = timetable
  }

  /// Whether one more flow of a known finding is to be shrunk, which is noted then.
  mutating func shrinksAnother(of signature: Signature, upTo countMax: Int) -> Bool {
    let count = shrunkCounts[signature, default: 1]
    guard count < countMax, !timetable.playing.hasPassed else { return false }
    shrunkCounts[signature] = count + 1
    return true
  }
}
