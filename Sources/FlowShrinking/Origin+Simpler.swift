import FlowModel

extension Origin {
  /// Simpler origins: for a stock controller those of simpler kinds, for a scene that there is all.
  func simpler(in storyboard: Storyboard) -> [Origin] {
    switch self {
    case .stock(let kind): kind.simpler.map { .stock($0) }
    case .scene:
      storyboard.kind(of: self).map { _ in ControllerKind.allCases.map { .stock($0) } } ?? []
    }
  }
}
