import FlowModel

extension Contract {
  /// What a class has left open, for a reader; facets are spelled as `Contract(leavingOpen:)` does.
  var openness: [String] {
    if unknown == Contract.undeclared.unknown { return ["has declared nothing"] }
    return Facet.allCases.filter(unknown.contains).map { "\($0.omission) (.\($0))" }
  }
}

extension Contract.Facet {
  fileprivate var omission: String {
    switch self {
    case .unwinds: "has not declared its unwind actions"
    case .refuses: "has not declared what it refuses"
    case .searches: "has not declared whom an unwind may search"
    case .context: "has not declared whether it is a context"
    case .appearing: "has not declared what it does when it appears"
    case .show: "has not declared what it shows"
    case .exits: "has not declared whether the user may leave"
    case .adapts: "has not declared how it adapts"
    case .calls: "tells nothing of its calls"
    }
  }
}

extension Scenario {
  /// What the word `unknown` means, for a reader of a flow that has it.
  var meaningOfUnknown: [String] {
    guard world.storyboard.scenes.contains(where: { !$0.contract.unknown.isEmpty }) else {
      return []
    }
    return [
      "What is 'unknown' a class has not declared: there it may do as it likes, and what it did counts.",
      "With 'calls' unknown it does not tell what is called on it.",
    ]
  }
}
