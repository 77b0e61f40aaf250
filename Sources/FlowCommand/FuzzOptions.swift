import FlowCorpus
import FlowFuzzing
import FlowGeneration
import FlowModel

/// What `flowfuzz fuzz` was asked for.
struct FuzzOptions {
  private(set) var seed = Seed(1)
  private(set) var budget = Budget()
  /// Where the case of each bug is kept; `nil` keeps none.
  private(set) var corpus: Corpus?
  /// Where the flows are kept that came to something first; `nil` keeps none.
  private(set) var interesting: Corpus?
  /// By which invariants the flows are judged.
  let rules: RuleOptions
  /// The paths of the storyboards to walk through, the one to begin in first; none grows worlds.
  private(set) var storyboards: [String] = []
  /// The scene of the storyboards to begin at; `nil` leaves it to the first of them.
  private(set) var start: SceneName?
  /// How wide the window is when a flow through storyboards begins; `nil` leaves it to them.
  private(set) var size: SizeClass?
  /// The path of the case that has the world to walk through; `nil` takes another one.
  private(set) var world: String?
  /// Whether flows begin with the app that the system launches.
  private(set) var beginsAtLaunch = false
  /// Who walks through a world that stands already.
  private(set) var driver = Driver.anybody
  /// How many steps a flow has at most; `nil` leaves it to where the worlds come from.
  private(set) var stepsMax: Int?
  /// How many steps a flow has at most in a world that stands already.
  var standingStepsMax: Int { stepsMax ?? WorldSource.usualStepsMax }
  /// How many controllers stand at most in a world that is grown; `nil` leaves it to the defaults.
  private(set) var controllersMax: Int?
  /// Whether flows are to come to all of the app, and to leave all that they come to.
  private(set) var isStrict = false
  let workerCount: Int
  /// How long a flow may be at one thing; `nil` leaves it to the command.
  private(set) var patience: Duration?
  /// The only run to play, to be told step by step; `nil` plays them all.
  private(set) var run: Int?

  /// More than there are landmarks in the flows of our system.
  private static let discoveriesMax = 1_000

  /// Reads the words after `fuzz`; the system may launch an app.
  init(_ words: [String], launching launches: Bool) throws(CommandError) {
    let arguments = try Arguments(
      words,
      knowing: [
        .seed, .runs, .run, .findings, .seconds, .certify, .explain, .corpus, .interesting,
        .invariant, .without, .storyboard, .start, .size, .world, .driver, .steps, .controllers,
        .workers, .hangAfter, .strict,
      ])
    try arguments.requireNoOperands()
    if let text = try arguments.value(of: .seed) { seed = try Self.seed(from: text) }
    workerCount =
      try arguments.count(of: .workers, in: OptionName.workerCounts) ?? OptionName.usualWorkerCount
    patience = try arguments.patience()
    if let path = try arguments.value(of: .corpus) { corpus = Corpus(folder: path) }
    if let path = try arguments.value(of: .interesting) {
      interesting = Corpus(folder: path)
      budget.discoveriesMax = Self.discoveriesMax
    }
    rules = RuleOptions(arguments)
    try chooseWorld(by: arguments)
    try chooseSize(by: arguments)
    beginsAtLaunch = launches && !hasFile && controllersMax == nil
    try chooseDriver(by: arguments)
    try limit(by: arguments)
    try chooseStrictness(by: arguments)
    run = try arguments.count(of: .run)
    try requireThatOneRunIsAlone(in: arguments)
  }

  private func requireThatOneRunIsAlone(in arguments: Arguments) throws(CommandError) {
    guard run != nil else { return }
    let others: [OptionName] = [
      .strict, .runs, .findings, .seconds, .certify, .explain, .corpus, .interesting,
    ]
    guard let other = others.first(where: arguments.has) else { return }
    throw .usage("'\(OptionName.run)' plays one run and tells it; leave out '\(other)'")
  }

  /// The words that ask for the flows up to a run again.
  func words(upToRun run: Int) -> [String] {
    var words =
      ["fuzz"] + OptionName.seed.words(seed) + OptionName.runs.words(run + 1) + wordsOfSource
    if budget.certificateRunsMax != Budget().certificateRunsMax {
      words += OptionName.certify.words(budget.certificateRunsMax)
    }
    if budget.explanationRunsMax != Budget().explanationRunsMax {
      words += OptionName.explain.words(budget.explanationRunsMax)
    }
    return words + rules.words
  }

  /// The words that ask for one run, up to its number.
  var wordsOfOneRun: [String] {
    ["fuzz"] + OptionName.seed.words(seed) + wordsOfSource + rules.words
      + Arguments.words(for: patience) + [OptionName.run.rawValue]
  }

  /// The words that print the flow of one run.
  func words(ofRun run: Int) -> [String] { wordsOfOneRun + ["\(run)"] }

  private var wordsOfSource: [String] {
    var words = storyboards.flatMap { OptionName.storyboard.words($0) }
    if let start { words += OptionName.start.words(start) }
    if let size { words += OptionName.size.words("\(size)") }
    if let world { words += OptionName.world.words(world) }
    words += Arguments.words(for: driver, besides: usualDriver)
    if let stepsMax { words += OptionName.steps.words(stepsMax) }
    if let controllersMax { words += OptionName.controllers.words(controllersMax) }
    return words
  }

  private mutating func limit(by arguments: Arguments) throws(CommandError) {
    try budget.limit(\.runsMax, by: arguments)
    try budget.limitStudies(by: arguments, drivenBy: driver)
    budget.findingsMax = try arguments.count(of: .findings, in: 1...Arguments.countMax)
  }

  /// Whether a file has the world in which flows begin.
  private var hasFile: Bool { world != nil || !storyboards.isEmpty }

  /// Whether a world stands already, and is not grown for each flow.
  private var hasWorld: Bool { hasFile || beginsAtLaunch }

  /// Who walks through the world where nobody says so.
  private var usualDriver: Driver { beginsAtLaunch ? .person : .anybody }

  private mutating func chooseWorld(by arguments: Arguments) throws(CommandError) {
    storyboards = arguments.values(of: .storyboard)
    world = try arguments.value(of: .world)
    guard world == nil || storyboards.isEmpty else {
      throw .usage(
        """
        '\(OptionName.world)' says where flows begin, and so does '\(OptionName.storyboard)'; leave \
        out one of them
        """)
    }
    start = try arguments.value(of: .start).map { SceneName($0) }
    size = try arguments.sizeClass()
    let beginnings: [OptionName] = [.start, .size]
    if let option = beginnings.first(where: arguments.has), storyboards.isEmpty {
      throw .usage(
        "'\(option)' says how flows through storyboards begin; add '\(OptionName.storyboard) FILE'")
    }
  }

  private mutating func chooseSize(by arguments: Arguments) throws(CommandError) {
    stepsMax = try arguments.count(of: .steps, in: OptionName.sizes)
    controllersMax = try arguments.count(of: .controllers, in: OptionName.sizes)
    guard controllersMax == nil || !hasFile else {
      let file = world == nil ? OptionName.storyboard : .world
      throw .usage(
        "'\(OptionName.controllers)' says how large worlds are grown; leave it out with '\(file)'")
    }
  }

  private mutating func chooseStrictness(by arguments: Arguments) throws(CommandError) {
    isStrict = arguments.has(.strict)
    guard !isStrict || hasWorld else {
      throw .usage(
        """
        '\(OptionName.strict)' asks for all of an app; add '\(OptionName.storyboard) FILE' or \
        '\(OptionName.world) FILE'
        """)
    }
  }

  private mutating func chooseDriver(by arguments: Arguments) throws(CommandError) {
    let chosen = try arguments.driver()
    guard chosen == nil || hasWorld else {
      throw .usage(
        """
        '\(OptionName.driver)' says who walks through an app; add '\(OptionName.storyboard) FILE' or \
        '\(OptionName.world) FILE'
        """)
    }
    driver = chosen ?? usualDriver
  }

  private static func seed(from text: String) throws(CommandError) -> Seed {
    guard let seed = Seed(text) else {
      throw .usage(
        """
        '\(OptionName.seed)' takes 0x and up to 16 hexadecimal digits, or a number; found '\(text)'
        """)
    }
    return seed
  }
}
