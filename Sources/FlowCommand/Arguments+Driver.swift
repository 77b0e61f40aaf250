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

  /// The words that say who walks through an app; none for anybody.
  static func words(for driver: Driver) -> [String] {
    driver == .person ? OptionName.driver.words("person") : []
  }
}
