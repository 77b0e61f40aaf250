/// An option of some commands, as it is written.
enum OptionName: String, CaseIterable {
  case seed = "--seed"
  case runs = "--runs"
  case run = "--run"
  case findings = "--findings"
  case seconds = "--seconds"
  case certify = "--certify"
  case explain = "--explain"
  case corpus = "--corpus"
  case interesting = "--interesting"
  case invariant = "--invariant"
  case without = "--without"
  case storyboard = "--storyboard"
  case start = "--start"
  case size = "--size"
  case world = "--world"
  case driver = "--driver"
  case steps = "--steps"
  case controllers = "--controllers"
  case workers = "--workers"
  case hangAfter = "--hang-after"
  case strict = "--strict"
  case kinds = "--kinds"
  case `class` = "--class"
  case retained = "--retained"
  case from = "--from"
  case to = "--to"
  case trace = "--trace"

  /// Whether it stands alone; all others take a value.
  var isFlag: Bool { [.strict, .retained, .trace].contains(self) }

  /// How many workers there may be.
  static let workerCounts = 1...1_024
  /// How many there are where nobody says so.
  static let usualWorkerCount = 2
  /// How many steps a flow may have, and controllers a world that is grown.
  static let sizes = 1...10_000

  /// The words that give it a value.
  func words(_ value: some CustomStringConvertible) -> [String] { [rawValue, "\(value)"] }
}

extension OptionName: CustomStringConvertible {
  /// The option, as it is written.
  var description: String { rawValue }
}
