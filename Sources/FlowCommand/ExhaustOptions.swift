import FlowGeneration
import FlowModel
import FlowNotation
import FlowReporting

/// What `flowfuzz exhaust` was asked for.
struct ExhaustOptions {
  /// All flows of the sort that was asked for.
  let flows: any SmallScenarios
  /// What they are, for the summary.
  let extent: ExhaustionExtent
  /// The positions of those that are to be played.
  let range: Range<Int>
  let workerCount: Int
  /// How long a flow may be at one thing; `nil` leaves it to the command.
  let patience: Duration?
  private let words: [String]
  /// The words that say how they are played, and not which.
  private let wordsOfManner: [String]

  /// How many controllers stand, and how many steps a flow has: more are too many to play all.
  private static let (controllerCounts, stepCounts) = (1...6, 1...4)
  private static let optionsOfFlows: [OptionName] = [.steps, .kinds, .class, .retained]

  /// Reads the words after `exhaust`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - system: The system under test.
  /// - Throws: ``CommandError`` when a word is not understood.
  init(_ words: [String], offering system: some FlowSystem) throws(CommandError) {
    let arguments = try Arguments(
      words,
      knowing: [.controllers, .from, .to, .workers, .hangAfter] + Self.optionsOfFlows)
    patience = try arguments.patience()
    let workers = try arguments.count(of: .workers, in: OptionName.workerCounts)
    workerCount = workers ?? OptionName.usualWorkerCount
    wordsOfManner =
      (workers.map { OptionName.workers.words($0) } ?? []) + Arguments.words(for: patience)
    switch arguments.operands {
    case ["unwinds"]:
      let controllersMax = try arguments.count(of: .controllers, in: Self.controllerCounts) ?? 4
      if let option = Self.optionsOfFlows.first(where: arguments.has) {
        throw .usage("'\(option)' belongs to 'exhaust flows'")
      }
      flows = SmallUnwinds(upTo: controllersMax, within: system.repertoire)
      extent = ExhaustionExtent(controllersMax: controllersMax)
      self.words = ["unwinds"] + OptionName.controllers.words(controllersMax)
    case ["flows"]:
      let small = try Self.flows(in: arguments, offering: system)
      flows = small.flows
      extent = ExhaustionExtent(controllersMax: small.controllersMax, of: small.flows)
      self.words = small.words
    default:
      throw .usage("exhaust needs to be told what: 'exhaust unwinds' or 'exhaust flows'")
    }
    range = try Self.range(in: arguments, count: flows.count)
  }

  /// The words that ask for the flows at some positions, or from one position on.
  func words(from start: Int, to end: Int? = nil) -> [String] {
    let end = end ?? (range.upperBound < flows.count ? range.upperBound : nil)
    let positions = OptionName.from.words(start) + (end.map { OptionName.to.words($0) } ?? [])
    return ["exhaust"] + words + wordsOfManner + positions
  }

  /// The words that ask for the flow at a position first, up to that position.
  var wordsOfOneFlow: [String] {
    ["exhaust"] + words + Arguments.words(for: patience) + OptionName.workers.words(1)
      + [OptionName.from.rawValue]
  }

  private static func flows(
    in arguments: Arguments, offering system: some FlowSystem
  ) throws(CommandError) -> (flows: SmallFlows, controllersMax: Int, words: [String]) {
    let controllersMax = try arguments.count(of: .controllers, in: controllerCounts) ?? 2
    let stepsMax = try arguments.count(of: .steps, in: stepCounts) ?? 2
    var words =
      ["flows"] + OptionName.controllers.words(controllersMax) + OptionName.steps.words(stepsMax)
    var stock = ControllerKind.allCases
    if let text = try arguments.value(of: .kinds) {
      stock = try kinds(from: text)
      words += OptionName.kinds.words(text)
    }
    var ownClass: OfferedClass?
    if let name = try arguments.value(of: .class) {
      ownClass = system.classes.first { $0.name.text == name }
      guard ownClass != nil else {
        let known = system.classes.map(\.name.text).joined(separator: ", ")
        throw .usage(
          "no class is called '\(name)'; known are \(known.isEmpty ? "none" : known)")
      }
      words += OptionName.class.words(name)
    }
    if arguments.has(.retained) { words.append(OptionName.retained.rawValue) }
    let kinds = SmallKinds(
      stock, ownClass: ownClass, isRetaining: arguments.has(.retained), within: system.repertoire)
    return (SmallFlows(upTo: controllersMax, steps: stepsMax, among: kinds), controllersMax, words)
  }

  private static func kinds(from text: String) throws(CommandError) -> [ControllerKind] {
    var kinds: [ControllerKind] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = ControllerKind(written: String(word)) else {
        let known = ControllerKind.allCases.map(\.written).joined(separator: ",")
        throw .usage("'\(OptionName.kinds)' takes some of \(known); found '\(word)'")
      }
      kinds.append(kind)
    }
    guard kinds.contains(.content) else {
      throw .usage(
        "'\(OptionName.kinds)' needs 'content': every tree ends in pages; found '\(text)'")
    }
    return kinds
  }

  private static func range(
    in arguments: Arguments, count: Int
  ) throws(CommandError) -> Range<Int> {
    guard count > 0 else {
      throw .usage("the system plays no such flow at all, as it tells by its repertoire")
    }
    let start = try arguments.count(of: .from, in: 0...Int.max) ?? 0
    let end = try arguments.count(of: .to, in: 0...Int.max) ?? count
    guard start < end, end <= count else {
      throw .usage(
        """
        there \(count == 1 ? "is" : "are") \(count.counted("flow")); '\(OptionName.from)' and \
        '\(OptionName.to)' are positions among them in this order, found \(start) and \(end)
        """)
    }
    return start..<end
  }
}
