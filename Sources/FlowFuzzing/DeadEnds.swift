import FlowModel

/// The screens that flows have come to and that none has left: a button that tells nobody, a gate
/// that never opens.
///
/// One and the same screen may be left where it was pushed, and not where it fills the window, with
/// one title and not with another, or after one screen and not after another. Whoever is gone, or
/// stands in a tab that is not in front, was left, unless a link or the like has taken them away.
/// What stands on the stage does not count, nor do stacks and the like, what a screen embeds, and
/// the system's own alerts.
public struct DeadEnds: Hashable, Sendable {
  /// How many steps a flow has to take in a screen that it does not leave, to count.
  private static let stepsMin = 3
  /// In how many flows a screen has to be left by none of them, to be told.
  private static let flowsMin = 20
  /// How many places are remembered at most: an app may have no end of titles.
  private static let placesMax = 4_096

  private var tallies: [Place: Tally] = [:]

  /// A screen that no flow has left.
  public struct Screen: Hashable, Sendable {
    /// Its scene, or else its class, or its title where it has no class of its own.
    public var name: String
    /// Where none has left it.
    public var aspect: Aspect
    /// How many flows have come there and gone on for some steps.
    public var flowCount: Int
  }

  /// What is looked at of a screen that somebody has come to.
  public enum Aspect: Hashable, Sendable {
    /// Nothing but itself.
    case any
    /// How it stands there.
    case at(Position)
    /// What the user first read as its title, where code has made it.
    case titled(String)
    /// Which screen was in front before, by its name as in ``Screen/name``.
    case after(String)
  }

  /// How a screen stands where it is.
  public enum Position: Hashable, Sendable {
    /// On another one in a stack.
    case pushed
    /// In what is presented, which is shown in this form.
    case presented(PresentationStyle)
    /// In the window's root.
    case rooted
  }

  /// A screen, and one aspect of it.
  private struct Place: Hashable {
    var name: String
    var aspect: Aspect
  }

  /// How many flows have gone on for some steps in a place, and how many have left it.
  private struct Tally: Hashable {
    var stayCount = 0
    var leaveCount = 0
  }

  /// Begins where no flow has been played.
  init() {}

  /// The screens that enough flows have come to and none has left, in alphabetical order.
  ///
  /// One that was left nowhere is told once. One that was left with other titles is told of where
  /// so many should have left it with this one, by what its flows do otherwise.
  public var screens: [Screen] {
    let dead = tallies.filter { $1.leaveCount == 0 && $1.stayCount >= Self.flowsMin }
      .map { Screen(name: $0.name, aspect: $0.aspect, flowCount: $1.stayCount) }
    return Dictionary(grouping: dead, by: \.name).values.flatMap(told)
      .sorted {
        ($0.name, $0.aspect.rank, $0.aspect.detail) < ($1.name, $1.aspect.rank, $1.aspect.detail)
      }
  }

  /// Of one screen, what says the most in the fewest words.
  private func told(of screens: [Screen]) -> [Screen] {
    let anywhere = screens.filter { $0.aspect == .any }
    guard anywhere.isEmpty else { return anywhere }
    let positioned = screens.filter { if case .at = $0.aspect { true } else { false } }
    guard positioned.isEmpty else { return positioned }
    let unlikely = screens.filter(isUnlikely)
    let titled = unlikely.filter { if case .titled = $0.aspect { true } else { false } }
    return titled.isEmpty ? unlikely : titled
  }

  /// Whether flows that have left the screen as often as elsewhere would have left it here.
  private func isUnlikely(_ screen: Screen) -> Bool {
    let usual = tallies[Place(name: screen.name, aspect: .any)] ?? Tally()
    return screen.flowCount * usual.leaveCount
      >= Self.flowsMin * (usual.leaveCount + usual.stayCount)
  }

  /// Adds what one flow came to.
  mutating func add(_ trace: Trace) {
    for visit in trace.visits {
      guard !trace.cast[visit.controller.index].isOfSystem,
        let name = trace.screenName(of: visit.controller)
      else { continue }
      let hasStayed = !visit.isOver && trace.steps.count - visit.since >= Self.stepsMin
      guard visit.isOver || hasStayed else { continue }
      for aspect in trace.aspects(of: visit) {
        let place = Place(name: name, aspect: aspect)
        tallies[place, default: Tally()].leaveCount += visit.isOver ? 1 : 0
        tallies[place, default: Tally()].stayCount += hasStayed ? 1 : 0
      }
    }
  }

  /// Adds what other flows of the same world came to.
  mutating func merge(_ other: DeadEnds) {
    tallies.merge(other.tallies) {
      Tally(stayCount: $0.stayCount + $1.stayCount, leaveCount: $0.leaveCount + $1.leaveCount)
    }
  }

  /// Forgets of too many places those of a title, or after a screen, that fewest flows came to.
  mutating func forgetTheRarest() {
    guard tallies.count > Self.placesMax else { return }
    let particular = tallies.filter { $0.key.aspect.isParticular }.map { place, tally in
      (place: place, flowCount: tally.stayCount + tally.leaveCount)
    }
    let rarest = particular.sorted {
      ($0.flowCount, $0.place.name, $0.place.aspect.rank, $0.place.aspect.detail)
        < ($1.flowCount, $1.place.name, $1.place.aspect.rank, $1.place.aspect.detail)
    }
    for (place, _) in rarest.prefix(tallies.count - Self.placesMax) { tallies[place] = nil }
  }
}

extension DeadEnds.Aspect {
  /// Whether there may be no end of its sort.
  fileprivate var isParticular: Bool {
    switch self {
    case .any, .at: false
    case .titled, .after: true
    }
  }

  /// The place of its sort among all.
  fileprivate var rank: Int {
    switch self {
    case .any: 0
    case .at(.pushed): 1
    case .at(.rooted): 2
    case .at(.presented): 3
    case .titled: 4
    case .after: 5
    }
  }

  /// What tells it from others of its sort.
  fileprivate var detail: String {
    switch self {
    case .any, .at(.pushed), .at(.rooted): ""
    case .at(.presented(let form)): "\(form)"
    case .titled(let text), .after(let text): text
    }
  }
}

/// Somebody who has come to stand in one way.
private struct Visit {
  var controller: ControllerID
  var position: DeadEnds.Position
  /// The first snapshot that shows them so.
  var since: Int
  var isOver = false
}

extension Trace {
  /// The screens that the flow came to, in order of birth.
  fileprivate var visits: [Visit] {
    let staged = Set(snapshots.first?.nodes.map(\.controller) ?? [])
    var visits: [ControllerID: Visit] = [:]
    for (number, snapshot) in snapshots.enumerated().dropFirst() {
      let inPlace = snapshot.inPlace
      for controller in visits.keys where !inPlace.contains(controller) {
        if mayComeFromAfar(inSnapshot: number) {
          visits[controller] = nil
        } else {
          visits[controller]?.isOver = true
        }
      }
      for (index, node) in snapshot.nodes.enumerated()
      where node.isOnScreen && !staged.contains(node.controller)
        && visits[node.controller]?.isOver != true && isScreen(index, of: snapshot)
      {
        let position = position(of: index, in: snapshot)
        if visits[node.controller]?.position != position {
          visits[node.controller] = Visit(
            controller: node.controller, position: position, since: number)
        }
      }
    }
    return visits.values.sorted { $0.controller < $1.controller }
  }

  /// What there is to look at of a visit.
  fileprivate func aspects(of visit: Visit) -> [DeadEnds.Aspect] {
    let before = snapshots[visit.since - 1]
    let front = before.nodes.indices.last {
      let node = before.nodes[$0]
      return node.isOnScreen && node.controller != visit.controller && isScreen($0, of: before)
    }
    let screenInFront = front.flatMap { screenName(of: before.nodes[$0].controller) }
    return [.any, .at(visit.position)]
      + [cast[visit.controller.index].title].compactMap(\.self).map { .titled($0) }
      + [screenInFront].compactMap(\.self).map { .after($0) }
  }
}

extension Step.Kind {
  /// Whether something may happen to a screen then of which nothing in it tells.
  fileprivate var comesFromAfar: Bool {
    switch self {
    case .signal, .background, .foreground: true
    default: false
    }
  }
}

extension Snapshot {
  /// Who stands in the tree, and not in a tab or branch that is not in front.
  fileprivate var inPlace: Set<ControllerID> {
    var isAside: [Bool] = []
    for (index, node) in nodes.enumerated() {
      let isAsideAbove = lister(of: index).map { isAside[$0] } ?? false
      let front = parent(of: index).flatMap { nodes[$0].selected }
      isAside.append(isAsideAbove || front != nil && front != node.controller)
    }
    return Set(zip(nodes, isAside).lazy.filter { !$1 }.map(\.0.controller))
  }
}

extension Trace {
  /// Whether something has come from afar since everything was at rest last, so that it may be what
  /// took somebody away.
  fileprivate func mayComeFromAfar(inSnapshot number: Int) -> Bool {
    let rest = snapshots[..<number].lastIndex { $0.isStill } ?? 0
    return steps[rest..<number].contains { $0.kind.comesFromAfar }
  }

  /// How a screen stands in a snapshot.
  fileprivate func position(of index: Int, in snapshot: Snapshot) -> DeadEnds.Position {
    var place = index
    while let parent = snapshot.parent(of: place) {
      let isFirst = snapshot.children(of: parent).first == place
      let kind = cast[snapshot.nodes[parent].controller.index].kind
      if kind == .navigation, !isFirst { return .pushed }
      place = parent
    }
    let node = snapshot.nodes[place]
    return node.isPresented ? .presented(node.form ?? .automatic) : .rooted
  }

  /// Whether a node is that of a screen: of content that no other content embeds.
  fileprivate func isScreen(_ index: Int, of snapshot: Snapshot) -> Bool {
    func kind(_ node: Int) -> ControllerKind { cast[snapshot.nodes[node].controller.index].kind }
    return kind(index) == .content && snapshot.parent(of: index).map(kind) != .content
  }
}
