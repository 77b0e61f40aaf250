import FlowFuzzing
import FlowGeneration
import FlowModel

/// What a campaign exercised, as lines: kinds with their counts, what flows combined, and last what
/// was never met.
struct ReachTable {
  private let reach: Reach

  init(_ reach: Reach) { self.reach = reach }

  /// The lines; those that would say nothing are left out.
  var lines: [String] {
    [
      line("steps", met(reach.steps)), line("events", met(reach.events)),
      line("warned", met(reach.warnings)), line("misuse", met(reach.misuses)),
    ].compactMap(\.self) + together + [line("never", never)].compactMap(\.self)
  }

  private func line(_ title: String, _ words: [String]) -> String? {
    words.isEmpty ? nil : title.padded(to: 7) + words.joined(separator: ", ")
  }

  private func met<Kind>(_ tally: Tally<Kind>) -> [String] {
    tally.all.filter { $0.count > 0 }.map { "\($0.kind) \($0.count)" }
  }

  private func missed<Kind>(_ tally: Tally<Kind>) -> [String] {
    tally.all.filter { $0.count == 0 }.map { "\($0.kind)" }
  }

  /// In a world that stands already, an app, it is no loss that nothing is misused, and nowhere
  /// that no signal comes, which few apps have.
  private var never: [String] {
    let kinds = missedSteps.map { "\($0)" } + missed(reach.events)
    guard reach.storyboard == nil else { return kinds }
    return kinds + missed(reach.warnings) + missed(reach.misuses)
      + CapabilityTally.pairs.filter { reach.capabilities[$0, $1] == 0 }
      .map { "\($0) with \($1)" }
  }

  /// The kinds of steps that were never taken and could have been.
  ///
  /// Signals and passing time are left out, for only an app that has named or put off something
  /// knows them; and so are the steps that only code takes, where it has taken none: a person drove
  /// the flows then.
  private var missedSteps: [Step.Kind] {
    let kinds = reach.steps.all.filter { $0.count == 0 && ![.signal, .wait].contains($0.kind) }
      .map(\.kind)
    let inCode = Step.Kind.allCases.filter { !$0.isOpenToPerson }
    return inCode.allSatisfy(kinds.contains) ? kinds.filter(\.isOpenToPerson) : kinds
  }

  /// How many flows combined two capabilities: each row with those of the columns.
  private var together: [String] {
    let all = Capability.allCases
    let columns = all.map { column in
      ["\(column)"] + all.map { "\(reach.capabilities[$0, column])" }
    }
    let widths = columns.map { 2 + ($0.map(\.count).max() ?? 0) }
    let titles = ["flows"] + all.map { "\($0)" }
    let margin = titles.map(\.count).max() ?? 0
    return titles.enumerated().map { row, title in
      title.padded(to: margin)
        + zip(columns, widths).map { $0[row].aligned(to: $1) }.joined()
    }
  }
}
