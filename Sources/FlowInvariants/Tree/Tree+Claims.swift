import FlowModel

extension Snapshot.Claim {
  /// Whether a controller says it.
  func isMade(by controller: ControllerID) -> Bool {
    if case .controller(controller) = owner { true } else { false }
  }
}

extension Tree {
  /// The controllers that one names when it says something about a facet of itself.
  func claimed(_ facet: Snapshot.Facet, by owner: ControllerID) -> [ControllerID] {
    claim(facet, by: owner).map { Array(snapshot.controllers(of: $0)) } ?? []
  }

  /// The controllers that one names when it says something about a facet of itself that is not so.
  func claimed(
    _ facet: Snapshot.Facet, by owner: ControllerID, unlike truth: [ControllerID]
  ) -> [ControllerID] {
    let claims = snapshot.claims.lazy.filter { $0.isMade(by: owner) && $0.facet == facet }
    return claims.map { Array(snapshot.controllers(of: $0)) }.first { $0 != truth } ?? []
  }

  /// Whether a stack or tabs say that their bar is hidden.
  func hidesBar(_ owner: ControllerID) -> Bool { claim(.hiddenBar, by: owner) != nil }

  /// Whether a stack says that it shows its toolbar.
  func showsToolbar(_ owner: ControllerID) -> Bool { claim(.toolbar, by: owner) != nil }

  /// What a controller says first about a facet of itself; `nil` when it says nothing.
  func claim(_ facet: Snapshot.Facet, by owner: ControllerID) -> Snapshot.Claim? {
    snapshot.claims.first { $0.isMade(by: owner) && $0.facet == facet }
  }
}

extension Snapshot.Facet {
  /// Whether it is what somebody believes of those in their care, at any time.
  ///
  /// What has a name of its own nobody judges, and the rest is asked at rest or in one step alone.
  var isBelief: Bool {
    switch self {
    case .stack, .selection, .children, .main, .visible, .detail, .routes: true
    case .named, .property, .popped, .unheard, .heardTwice, .hiddenBar, .strangers, .untold,
      .leaving, .toolbar, .untouchable, .modal, .captive, .busy,
      .closesNobody, .enclosed, .shownAnew:
      false
    }
  }
}

extension Chapter {
  /// The controllers that one names at its end when it says something about a facet of itself, and
  /// has not named at its beginning.
  func newlyClaimed(_ facet: Snapshot.Facet, by owner: ControllerID) -> [ControllerID] {
    let former = before?.claimed(facet, by: owner) ?? []
    return after.claimed(facet, by: owner).filter { !former.contains($0) }
  }
}
