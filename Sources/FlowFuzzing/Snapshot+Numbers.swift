import FlowModel

extension Snapshot {
  /// All that the snapshot says, in numbers; lists begin with how long they are.
  func numbers(in trace: Trace) -> [Int] {
    var numbers = [inFlightCount, animationCount, interacting?.index ?? -1, Int(size.rawValue)]
    numbers += [isInBackground.number, hasSavedState.number]
    numbers.append(nodes.count)
    for node in nodes { numbers += node.numbers(in: trace) }
    numbers.append(claims.count)
    for claim in claims { numbers += self.numbers(of: claim, in: trace) }
    numbers.append(outliving?.count ?? -1)
    numbers += (outliving ?? []).map(\.index)
    numbers.append(touchables.count)
    for touchable in touchables {
      numbers += [
        touchable.controller.index, Int(truncatingIfNeeded: touchable.name.text.fingerprint),
        Int(touchable.role.rawValue),
      ]
    }
    return numbers + [delays.count] + delays + [meanwhileCount, isGestureHeld.number]
  }

  private func numbers(of claim: Claim, in trace: Trace) -> [Int] {
    let named = controllers(of: claim)
    return claim.owner.numbers(in: trace) + claim.facet.numbers(in: trace) + [named.count]
      + named.map(\.index)
  }
}

extension Snapshot.Node {
  fileprivate func numbers(in trace: Trace) -> [Int] {
    var numbers = [controller.index] + place.numbers
    if trace.cast.indices.contains(controller.index) {
      let member = trace.cast[controller.index]
      numbers += [Int(member.kind.rawValue), member.scene ?? -1, member.isOwn.number]
    }
    let links = [parent, presenter, caller, selected, popoverSource, replaced]
    numbers += links.map { $0?.index ?? -1 }
    numbers += [style, form].map { Int($0?.rawValue ?? .max) }
    return numbers + [isViewLoaded.number, isOnScreen.number, isInTransition.number]
  }
}

extension Snapshot.Place {
  fileprivate var numbers: [Int] {
    switch self {
    case .window: [0, -1]
    case .child(of: let index): [1, index]
    case .presented(by: let index): [2, index]
    }
  }
}

extension Snapshot.Facet {
  fileprivate func numbers(in trace: Trace) -> [Int] {
    switch self {
    case .stack: [0]
    case .selection: [1]
    case .children: [2]
    case .main: [3]
    case .visible: [4]
    case .detail: [5]
    case .routes: [6]
    case .named(let word): [7, trace.number(of: word)]
    case .property(let property):
      [8, Snapshot.Property.allCases.firstIndex(of: property) ?? -1]
    case .popped: [9]
    case .unheard: [10]
    case .hiddenBar: [11]
    case .strangers: [12]
    case .untold: [13]
    case .heardTwice: [14]
    case .toolbar: [15]
    case .untouchable: [16]
    case .modal: [17]
    case .leaving: [18]
    case .captive: [19]
    case .busy: [20]
    case .closesNobody: [21]
    case .enclosed: [22]
    case .shownAnew: [23]
    }
  }
}

extension Owner {
  /// Who it is.
  func numbers(in trace: Trace) -> [Int] {
    switch self {
    case .controller(let controller): [0, controller.index]
    case .party(let word): [1, trace.number(of: word)]
    }
  }
}

extension Trace {
  /// A word as a number that depends on its letters, and not on which words came before.
  func number(of word: WordID) -> Int { Int(truncatingIfNeeded: text(of: word).fingerprint) }
}

extension Bool {
  /// One for what is so, and zero.
  var number: Int { self ? 1 : 0 }
}
