import FlowGeneration

extension Arguments {
  /// Who walks through an app; `nil` when nobody has said.
  func driver() throws(CommandError) -> Driver? {
    switch try value(of: .driver) {
    case nil: nil
    case "anybody": .anybody
    case "person": .person
    case let text?:
      throw .usage("'\(OptionName.driver)' takes 'anybody' or 'person'; found '\(text)'")
    }
  }

  /// The words that say who walks through an app; none for who does where nobody says so.
  static func words(for driver: Driver, besides usual: Driver = .anybody) -> [String] {
    guard driver != usual else { return [] }
    return OptionName.driver.words(driver == .person ? "person" : "anybody")
  }
}
