import FlowFuzzing
import FlowGeneration

extension Budget {
  /// Takes over how long flows are played or shrunk, and how many there are.
  ///
  /// Where only the time is said, there may be any number.
  mutating func limit(
    _ runsMax: WritableKeyPath<Budget, Int>, by arguments: Arguments
  ) throws(CommandError) {
    if let seconds = try arguments.count(of: .seconds, in: 1...Arguments.countMax) {
      wallClockMax = .seconds(seconds)
      self[keyPath: runsMax] = .max
    }
    if let runs = try arguments.count(of: .runs, in: 1...Arguments.countMax) {
      self[keyPath: runsMax] = runs
    }
  }

  /// Takes over how many flows the certificate and the explanation of a smallest flow may play.
  ///
  /// - Throws: ``CommandError`` also when flows are asked for that no person could make.
  mutating func limitStudies(
    by arguments: Arguments, drivenBy driver: Driver
  ) throws(CommandError) {
    if let flows = try arguments.count(of: .certify) {
      guard flows == 0 || driver == .anybody else {
        throw .usage(
          """
          '\(OptionName.certify)' plays smaller flows in which code does something, too; leave it out \
          with '\(OptionName.driver) person'
          """)
      }
      certificateRunsMax = flows
    }
    if let flows = try arguments.count(of: .explain) { explanationRunsMax = flows }
  }
}
