import FlowModel

extension Tree {
  /// The controllers that one names when it says something about a facet of itself.
  func claimed(_ facet: Snapshot.Facet, by owner: ControllerID) -> [ControllerID] {
    let claim = snapshot.claims.first { $0.owner == .controller(owner) && $0.facet == facet }
    return claim.map { Array(snapshot.controllers(of: $0)) } ?? []
  }
}
