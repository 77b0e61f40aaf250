import FlowModel

// In what two trees differ besides their controllers and where they stand.
extension Tree {
  /// Whose bar is hidden and was not, or the other way round; who hides it when the view is loaded,
  /// which a swipe may have done, is let be.
  func changedBar(since before: Tree) -> ControllerID? {
    nodes.first { node in
      let owner = node.controller
      guard let place = before.index(of: owner) else { return hidesBar(owner) }
      guard before.nodes[place].isViewLoaded else { return false }
      return hidesBar(owner) != before.hidesBar(owner)
        || showsToolbar(owner) != before.showsToolbar(owner)
          && before.children(of: place).allSatisfy { before.nodes[$0].isViewLoaded }
    }?.controller
  }

  /// What an owner says about themselves.
  struct OwnClaim: Hashable {
    var owner: Owner
    var facet: Snapshot.Facet
    var controllers: [ControllerID]
  }

  /// What an owner says about themselves in one of two trees and not in the other; `nil` for
  /// nothing.
  ///
  /// Whom a container shows it says when its view is loaded, which a swipe may have done.
  func changedClaim(in other: Tree) -> OwnClaim? {
    let (mine, others) = (judgedClaims, other.judgedClaims)
    guard mine != others else { return nil }
    return (mine.filter { !others.contains($0) } + others.filter { !mine.contains($0) }).first {
      guard $0.facet == .visible, case .controller(let owner) = $0.owner else { return true }
      return hasLoaded(owner) == other.hasLoaded(owner)
    }
  }

  private func hasLoaded(_ controller: ControllerID) -> Bool? {
    index(of: controller).map { nodes[$0].isViewLoaded }
  }

  /// What owners believe about themselves.
  private var judgedClaims: [OwnClaim] {
    snapshot.claims.filter(\.facet.isBelief).map { claim in
      OwnClaim(
        owner: claim.owner, facet: claim.facet,
        controllers: Array(snapshot.controllers(of: claim)))
    }
  }
}
