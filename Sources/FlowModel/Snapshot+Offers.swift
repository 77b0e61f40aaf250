extension Snapshot {
  /// Lists what can be addressed now, in the order of the tree.
  ///
  /// A pure function of what is shown and what is declared. Controllers without a label cannot be
  /// addressed and offer nothing. An embed segue is not on offer: the loading of a view performs
  /// it, and a second time is a misuse. Neither is a segue without an identifier, or with one that
  /// a segue before it has, too.
  ///
  /// - Parameters:
  ///   - world: Where the flow began.
  ///   - cast: The controllers of the run so far.
  ///   - flows: The intermediate flows of the world, from who looks at it more than once.
  /// - Returns: What can be tried.
  public func offers(
    in world: World, cast: [CastMember], knowing flows: IntermediateFlows? = nil
  ) -> [Offer] {
    var offers: [Offer] = []
    offers.reserveCapacity(16 * (nodes.count + 1))
    let storyboard = world.storyboard
    for index in nodes.indices { appendOffers(of: index, in: storyboard, cast: cast, to: &offers) }
    appendAnswers(in: flows ?? IntermediateFlows(of: world), cast: cast, to: &offers)
    if !offers.isEmpty {
      for other in SizeClass.allCases where other != size { offers.append(.size(other)) }
    }
    appendOutside(in: world, to: &offers)
    if isGestureHeld { offers.removeAll(where: \.needsFinger) }
    if interacting != nil { offers += [.progress, .finish, .cancel] }
    if isGestureHeld, interacting == nil { offers += [.finish, .cancel] }
    if !isSettled { offers.append(.settle) }
    if meanwhileCount > 0 { offers.append(.wait) }
    return offers
  }

  private func appendOffers(
    of index: Int, in storyboard: Storyboard, cast: [CastMember], to offers: inout [Offer]
  ) {
    let member = cast[nodes[index].controller.index]
    guard let label = member.label else { return }
    if let scene = member.scene.map({ storyboard.scenes[$0].name }) {
      for (place, segue) in storyboard.segues.enumerated()
      where segue.source == scene && !segue.isEmbed {
        switch segue.runtimeName {
        case .identifier: offers.append(.performSegue(label, segue.identifier))
        case .shared(let identifier)
        where storyboard.index(ofSegueCalled: identifier, from: scene) == place:
          offers.append(.performSegue(label, identifier))
        case .shared, .none: break
        }
      }
      if nodes[index].isOnScreen && !isInBackground {
        let controls = storyboard.controls
        for place in controls.indices where controls[place].scene == scene {
          offers.append(.tap(label, controls[place].name))
        }
      }
    }
    if !isInBackground {
      for touchable in touchables where touchable.controller == nodes[index].controller {
        offers.append(.tap(label, touchable.name))
      }
    }
    offers.append(.present(on: label))
    offers.append(.dismiss(label))
    offers.append(.show(on: label))
    offers.append(.showDetail(on: label))
    switch member.kind {
    case .content: offers.append(.add(to: label))
    case .navigation:
      offers.append(.push(on: label))
      offers.append(.pop(label))
      offers.append(.popToRoot(label))
    case .tabs, .split: break
    }
    if nodes[index].isOnScreen && !nodes[index].isInTransition && !isInBackground {
      let contract = member.scene.map { storyboard.scenes[$0].contract }
      appendExits(
        of: index, label: label, kind: member.kind,
        swipes: contract?.hasOwnBackSwipe ?? false, to: &offers)
      if member.kind == .tabs {
        forEachLabel(below: index, cast) { offers.append(.tapTab($0, on: label)) }
      }
    }
    appendOffersOfChildren(of: index, label: label, kind: member.kind, cast: cast, to: &offers)
    if claims(.main, by: nodes[index].controller) { offers.append(.replace(on: label)) }
  }

  /// The user's ways out; at most one is under way at a time.
  ///
  /// A swipe of an app's own can begin at the root, too.
  private func appendExits(
    of index: Int, label: Label, kind: ControllerKind, swipes: Bool, to offers: inout [Offer]
  ) {
    if kind == .navigation {
      let isDeep = childCount(of: index) > 1
      if isDeep { offers.append(.back(label)) }
      if interacting == nil && (isDeep || swipes) { offers.append(.beginBack(label)) }
    }
    let form = nodes[index].form ?? nodes[index].style
    if form == .popover { offers.append(.tapOutside(label)) }
    if form?.isSheet == true {
      offers.append(.swipeDown(label))
      if interacting == nil { offers.append(.beginSwipeDown(label)) }
    }
  }

  /// Adds a report of every controller whose scene can stand in an intermediate flow.
  ///
  /// Who stood on the stage was born in no flow.
  private func appendAnswers(
    in flows: IntermediateFlows, cast: [CastMember], to offers: inout [Offer]
  ) {
    guard !flows.isEmpty else { return }
    for node in nodes {
      let member = cast[node.controller.index]
      if let label = member.label, flows.mayReport(label, madeFrom: member.scene) {
        offers.append(.answer(label))
      }
    }
  }

  /// What comes from outside whenever something is shown.
  private func appendOutside(in world: World, to offers: inout [Offer]) {
    guard !offers.isEmpty else { return }
    if !world.storyboard.scenes.isEmpty { offers.append(.open) }
    offers += [.alert, isInBackground ? .foreground : .background, .root, .save]
    if hasSavedState { offers.append(.restore) }
  }

  private func appendOffersOfChildren(
    of index: Int, label: Label, kind: ControllerKind, cast: [CastMember],
    to offers: inout [Offer]
  ) {
    let before = offers.count
    switch kind {
    case .content:
      forEachLabel(below: index, cast) { offers.append(.remove($0)) }
      guard claims(.selection, by: nodes[index].controller) else { break }
      forEachLabel(below: index, cast) { offers.append(.select($0, on: label)) }
    case .navigation:
      forEachLabel(below: index, cast) { offers.append(.popTo($0, on: label)) }
      if offers.count - before > 1 { offers.append(.setStack(on: label)) }
    case .tabs:
      forEachLabel(below: index, cast) { offers.append(.select($0, on: label)) }
      if offers.count - before > 1 { offers.append(.setTabs(on: label)) }
    case .split: break
    }
  }

  /// Goes through the children of a node that have labels.
  private func forEachLabel(
    below index: Int, _ cast: [CastMember], _ body: (Label) -> Void
  ) {
    for child in children(of: index) {
      if let label = cast[nodes[child].controller.index].label { body(label) }
    }
  }
}

extension Offer {
  /// Whether the user needs a finger for it.
  fileprivate var needsFinger: Bool {
    switch self {
    case .tap, .tapTab, .tapOutside, .back, .swipeDown, .beginBack, .beginSwipeDown: true
    default: false
    }
  }
}
