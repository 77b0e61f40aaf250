import FlowModel

extension Choices {
  /// Draws a presentation style, or none in one of three cases, where the automatic one is played.
  mutating func style(in repertoire: Repertoire) -> PresentationStyle? {
    style(of: PresentationStyle.allCases.filter { repertoire.styles.contains($0) })
  }

  /// Draws a style for a modal segue, or none in one of three cases.
  mutating func segueStyle(in repertoire: Repertoire) -> PresentationStyle? {
    style(of: repertoire.unanchoredStyles)
  }

  /// Draws a style of what has nothing that a popover could point at; `nil` where there is none.
  mutating func unanchoredStyle(in repertoire: Repertoire) -> PresentationStyle? {
    let styles = repertoire.unanchoredStyles
    return styles.isEmpty ? nil : element(of: styles)
  }

  private mutating func style(of styles: [PresentationStyle]) -> PresentationStyle? {
    let mayBeNone = styles.contains(.automatic)
    guard !styles.isEmpty, !(chance(1, outOf: 3) && mayBeNone) else { return nil }
    return element(of: styles)
  }
}

extension Repertoire {
  fileprivate var unanchoredStyles: [PresentationStyle] {
    PresentationStyle.allCases.filter { $0 != .popover && styles.contains($0) }
  }

  /// The kinds of controllers, plain ones first.
  var kindList: [ControllerKind] {
    ControllerKind.allCases.filter { $0 == .content || kinds.contains($0) }
  }
}
