import FlowFuzzing
import FlowGeneration

extension Budget {
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
