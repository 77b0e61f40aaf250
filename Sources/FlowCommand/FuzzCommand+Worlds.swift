import FlowCorpus
import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowStoryboards

extension FlowCommand {
  /// Where the worlds of a campaign come from.
  func worldSource(
    _ options: FuzzOptions
  ) throws(CommandError) -> WorldSource {
    do {
      guard let world = try standingWorld(options) else { return beginning(options) }
      return .fixed(
        world.declaring(system), stepsMax: options.standingStepsMax, drivenBy: options.driver)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Where flows begin when nobody has said so.
  private func beginning(_ options: FuzzOptions) -> WorldSource {
    guard options.beginsAtLaunch,
      let launching = WorldSource.launching(
        system, stepsMax: options.standingStepsMax, drivenBy: options.driver)
    else { return .generated(limits(options)) }
    let driver = options.driver == .person ? "a person" : "anybody"
    console.writeError(
      """
      note: each flow begins with the app that is launched, and \(driver) drives it; \
      '\(OptionName.world) FILE' says otherwise

      """)
    return launching
  }

  /// The world of a case or of storyboards; `nil` when worlds are to be grown.
  private func standingWorld(_ options: FuzzOptions) throws -> World? {
    if let path = options.world {
      let world = try CaseFile(path: path).read().scenario.world
      noteUnknownClasses(of: world.storyboard, in: path)
      return world
    }
    var readings: [StoryboardReading] = []
    for path in options.storyboards {
      let reading = try StoryboardFile.read(path)
      noteUnknownClasses(of: reading.storyboard, in: path)
      readings.append(reading)
    }
    guard let reading = StoryboardReading.linked(readings) else { return nil }
    for problem in reading.problems(for: system) where !options.answers(problem) {
      console.writeError("\(problem.file):\(problem)\n")
    }
    return try reading.world(startingAt: options.start, in: options.size)
  }

  /// How large worlds are grown.
  private func limits(_ options: FuzzOptions) -> Limits {
    var limits = Limits(offering: system)
    if let most = options.stepsMax { limits.steps = 1...most }
    if let most = options.controllersMax {
      limits.controllers = min(limits.controllers.lowerBound, most)...most
    }
    return limits
  }
}

extension FuzzOptions {
  /// Whether they say what a file does not say.
  fileprivate func answers(_ problem: StoryboardProblem) -> Bool {
    switch problem.what {
    case .note(.noInitial): start != nil
    case .note(.compactWindow): size != nil
    case .note, .warning, .error: false
    }
  }
}
