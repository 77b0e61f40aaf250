import FlowModel

extension Choices {
  /// Draws a presentation style, or none in one of three cases.
  mutating func style() -> PresentationStyle? {
    chance(1, outOf: 3) ? nil : element(of: PresentationStyle.allCases)
  }

  /// Draws a style for a modal segue, or none in one of three cases.
  mutating func segueStyle() -> PresentationStyle? {
    chance(1, outOf: 3) ? nil : unanchoredStyle()
  }

  /// Draws a style of what has nothing that a popover could point at.
  mutating func unanchoredStyle() -> PresentationStyle {
    element(of: PresentationStyle.allCases.filter { $0 != .popover })
  }
}
