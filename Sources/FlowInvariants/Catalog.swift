import FlowModel

/// Invariants that are checked together, and the relations that can be asked for besides.
///
/// The catalogue looks at a trace once, chapter by chapter, over one shared ``History``. A
/// violation that only follows from another one of the same request or step is dropped, so that a
/// root cause is reported once and under its most telling name.
public struct Catalog: Sendable {
  /// The invariants, in the order in which they are listed and reported.
  public let invariants: [Invariant]
  /// The relations, in the order in which they are listed and asked for.
  public let relations: [Relation]
  /// The identifiers of the invariants, and then those of the relations.
  public private(set) var ids: [InvariantID]
  /// The kinds of events that the system under test reports.
  public let reported: Set<Event.Kind>

  private var judging: [Judging]
  private let implications: [InvariantID: [InvariantID]]

  /// An invariant that can judge what the system reports, and its place among all.
  private struct Judging {
    let place: Int
    let ear: Listening.Ear
    let check: Invariant.Check
  }

  /// Every invariant and relation of this release.
  public static let standard = Catalog(standardInvariants, relating: Relation.all)

  private static let standardInvariants: [Invariant] = [
    .unwindReachesNearestImplementer,
    .unwindWithoutImplementerChangesNothing,
    .unwindDeliversActionOnce,
    .unwindAnswerIsKept,
    .unwindClearsWhatIsAbove, .unwindCallsEachOnTheWay,
    .triggerRefusalStopsSegue,
    .triggerRefusalSparesOtherActions,
    .triggerWiredAsksSourceOnce,
    .triggerCodeNeverAsks,
    .triggerSecondTouchBeginsNothing,
    .triggerOneCallBeginsOneSegue,
    .triggerTouchReachesWhatRests,
    .triggerTouchAtRestIsHeard,
    .seguePreparesOnceBeforePerform,
    .segueShowsPreparedInstance,
    .segueAsksActionOnce,
    .segueNestedRunsAtOnce,
    .seguePreparesBeforeLoad,
    .embedPerformsWhileLoading,
    .appearanceCallbacksAreBalanced, .appearanceLeavingComesFirst, .appearanceViewLoadsOnce,
    .containerChildrenAreToldOfParents,
    .exitBackPopsExactlyOne,
    .exitUserCallbacksOnlyForTheUser,
    .exitLeavesWhatIsBelow,
    .navigationPushLandsOnTop,
    .presentationPresentShows,
    .presentationDismissIsCarriedOut,
    .presentationCompletionRunsOnce,
    .presentationKeepsItsStyle,
    .navigationStackFollowsEveryCall,
    .navigationBarComesBack,
    .transitionCancelRestoresEverything,
    .transitionSettles, .transitionShowsWhoStays,
    .transitionEndsAsItBegan, .transitionWhoWasTakenStaysAway,
    .transitionIsToldAtBothEnds,
    .transitionIsAsAnimatedAsAsked,
    .intermediateDestinationAppearsExactlyOnSuccess,
    .intermediateAbortLeavesTheSourceAsItWas,
    .intermediateIsGoneAfterwards,
    .intermediateDelegateCalledOnceInOrder,
    .presentationPresenterIsTheNearestContext,
    .presentationChangesNothingBelow,
    .presentationDismissLeavesWhatIsBelow,
    .showReachesTheNearestContainer,
    .presentationAdaptsToTheSize,
    .splitCollapsesWithTheWindow,
    .splitExpandsAsItCollapsed,
    .sizeThereAndBackIsIdentity,
    .sizeChangeKeepsEverybody,
    .outsideAlertStandsOnTop,
    .outsideLinkShowsItsScene,
    .outsideBackgroundChangesNothing,
    .outsideRootLeavesNothing,
    .outsideRestoreShowsWhatWasSaved,
    .branchSelectionKeepsBranches,
    .branchTouchGoesByTheDelegate,
    .branchTabsFollowEveryCall,
    .treeIsWellFormed,
    .containerDeclaredStateMatchesTree,
    .containerChangeIsCarriedOut,
    .containerChangeLeavesTheRest, .containerComesAsItsSceneSays,
    .containerViewsComeWithTheirControllers, .containerViewsLeaveWithTheirChildren,
    .routerRoutesMatchTheTree, .routerDoesWhatItIsAsked, .routerFollowsRequestsInOrder,
    .obligationResolvesExactlyOnce,
    .obligationNoCallIsDropped,
    .obligationLegalStepsRaiseNothing, .obligationMisuseRaises,
    .memoryRemovedControllersAreReleased,
  ]

  /// Makes a catalogue.
  ///
  /// - Parameters:
  ///   - invariants: What must hold.
  ///   - relations: What must hold of two flows.
  ///   - reported: The kinds of events that the system under test reports; an invariant or a
  ///     relation that needs another one abstains.
  /// - Precondition: No two of them have the same identifier.
  public init(
    _ invariants: [Invariant], relating relations: [Relation] = [],
    hearing reported: Set<Event.Kind> = Set(Event.Kind.allCases)
  ) {
    let ids = invariants.map(\.id) + relations.map(\.id)
    for (position, id) in ids.enumerated() {
      demand(
        !ids[..<position].contains(id),
        "two invariants are called \(id); give one of them another identifier")
    }
    self.invariants = invariants
    self.relations = relations
    self.ids = ids
    self.reported = reported
    self.judging = invariants.enumerated().compactMap { place, invariant in
      invariant.needs.allSatisfy(reported.contains)
        ? Judging(place: place, ear: invariant.listens.ear, check: invariant.check) : nil
    }
    self.implications = Dictionary(
      uniqueKeysWithValues: invariants.filter { !$0.implies.isEmpty }.map { ($0.id, $0.implies) })
  }

  /// Makes a catalogue that has more invariants and relations, after those of this one.
  ///
  /// - Precondition: No two of them have the same identifier.
  public func adding(_ more: Invariant..., relating others: Relation...) -> Catalog {
    Catalog(invariants + more, relating: relations + others, hearing: reported)
  }

  /// Makes a catalogue without some of the invariants and relations, in the order of this one.
  ///
  /// - Precondition: The catalogue has all of them.
  public func leavingOut(_ fewer: Invariant..., relating others: Relation...) -> Catalog {
    let fewer = fewer.map(\.id) + others.map(\.id)
    for id in fewer {
      demand(ids.contains(id), "the catalogue has no \(id) that could be left out")
    }
    return keeping { !fewer.contains($0) }
  }

  /// The same catalogue with checks and a list of its own, for one thread.
  ///
  /// Calling a closure retains it; copies spare threads contention on one reference count.
  package var forOneThread: Catalog {
    var copy = self
    copy.ids = ids.map(\.self)
    copy.judging = judging.map { judging in
      Judging(place: judging.place, ear: judging.ear) { judging.check($0, &$1) }
    }
    return copy
  }

  /// Finds an invariant, or `nil` when the catalogue does not have it.
  public subscript(id: InvariantID) -> Invariant? { invariants.first { $0.id == id } }

  /// What must hold and does not, as a sentence: of an invariant that asks much, the part that is
  /// broken; `nil` when the catalogue has neither the invariant nor the relation.
  public func statement(brokenBy signature: Signature) -> String? {
    self[signature.invariant]?.clauseStatements[signature.clause]
      ?? about(signature.invariant)?.statement
  }

  /// Makes a catalogue of some of the invariants and relations, in the order of this one.
  ///
  /// - Parameter ids: The identifiers of those to keep.
  /// - Returns: A catalogue that has them and no others.
  /// - Throws: ``UnknownInvariants`` when the catalogue does not have all of them.
  public func only(_ ids: [InvariantID]) throws(UnknownInvariants) -> Catalog {
    try requireAll(of: ids)
    return keeping(ids.contains)
  }

  /// Makes a catalogue of all but some of the invariants and relations, in the order of this one.
  ///
  /// - Parameter ids: The identifiers of those to leave out.
  /// - Returns: A catalogue that has all others.
  /// - Throws: ``UnknownInvariants`` when the catalogue does not have all of them.
  public func leavingOut(_ ids: [InvariantID]) throws(UnknownInvariants) -> Catalog {
    try requireAll(of: ids)
    return keeping { !ids.contains($0) }
  }

  private func requireAll(of ids: [InvariantID]) throws(UnknownInvariants) {
    let unknown = ids.filter { !self.ids.contains($0) }
    guard unknown.isEmpty else { throw UnknownInvariants(found: unknown, known: self.ids) }
  }

  private func keeping(_ isKept: (InvariantID) -> Bool) -> Catalog {
    Catalog(
      invariants.filter { isKept($0.id) }, relating: relations.filter { isKept($0.id) },
      hearing: reported)
  }

  /// Judges a trace.
  ///
  /// - Returns: The violations in the order of the steps and, within a step, of the catalogue.
  public func verdict(on trace: Trace) -> Verdict {
    let history = History(of: trace, hearing: reported)
    var docket = Docket(placeCount: ids.count)
    var violations: [Violation] = []
    for chapter in history.chapters {
      for index in judging.indices where judging[index].ear.hears(chapter) {
        docket.open(at: judging[index].place)
        judging[index].check(chapter, &docket)
      }
      violations += docket.close(implications: implications)
    }
    return Verdict(
      violations: violations.inOrderOfSteps,
      premises: Premises(of: self, counts: docket.premiseCounts))
  }
}

extension [Violation] {
  /// The violations by their steps; what a rule finds at the end may have been broken early.
  fileprivate var inOrderOfSteps: [Violation] {
    guard count > 1 else { return self }
    return enumerated().sorted {
      ($0.element.step ?? -1, $0.offset) < ($1.element.step ?? -1, $1.offset)
    }
    .map(\.element)
  }
}

/// Identifiers that name no invariant of a catalogue.
public struct UnknownInvariants: Error, Hashable, Sendable {
  /// The identifiers, in the order in which they were asked for.
  public var found: [InvariantID]
  /// The identifiers that the catalogue has, in its order.
  public var known: [InvariantID]

  /// Makes an error.
  public init(found: [InvariantID], known: [InvariantID]) {
    self.found = found
    self.known = known
  }
}
