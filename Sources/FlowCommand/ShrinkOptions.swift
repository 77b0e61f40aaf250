import FlowFuzzing
import FlowGeneration

/// What `flowfuzz shrink` was asked for.
struct ShrinkOptions {
  /// The path of the case.
  let path: String
  private(set) var budget = Budget()
  /// Who walks through its world.
  let driver: Driver
  /// How long a flow may take; `nil` leaves it to the command.
  let patience: Duration?

  /// Reads the words after `shrink`.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, knowing: [.runs, .seconds, .certify, .explain, .driver, .hangAfter])
    guard arguments.operands.count == 1 else {
      throw .usage("shrink needs the path of one case file, found \(arguments.operands.count)")
    }
    path = arguments.operands[0]
    driver = try arguments.driver() ?? .anybody
    patience = try arguments.patience()
    try budget.limit(\.shrinkRunsMax, by: arguments)
    try budget.limitStudies(by: arguments, drivenBy: driver)
    // Every flow of a person begins on the stage as it is: no list of smaller ones is theirs.
    if driver == .person { budget.certificateRunsMax = 0 }
  }
}
