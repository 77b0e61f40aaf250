import FlowModel

/// The screens that flows have come to and that none has left: a button that tells nobody, a gate
/// that never opens.
///
/// One and the same screen may be left where it was pushed, and not where it fills the window, so
/// each way in which it stands there counts for itself. Whoever is gone, or stands in a tab that is
/// not in front, was left, unless a link or the like has taken them away. What stands on the stage
/// does not count, nor do stacks and the like, what a screen embeds, and the system's own alerts.
public struct DeadEnds: Hashable, Sendable {
  /// How many steps a flow has to take in a screen that it does not leave, to count.
  private static let stepsMin = 3
  /// In how many flows a screen has to be left by none of them, to be told.
  private static let flowsMin = 20

  private var stays: [Place: Int] = [:]
  private var left: Set<Place> = []

  /// A screen that no flow has left.
  public struct Screen: Hashable, Sendable {
    /// Its scene, or else its class.
    public var name: String
    /// How it stands there; `nil` where no flow has left it, however it stood there.
    public var standing: Standing?
    /// How many flows have come there and gone on for some steps.
    public var flowCount: Int
  }

  /// How a screen stands where it is.
  public enum Standing: Hashable, Sendable {
    /// On another one in a stack.
    case pushed
    /// In what is presented, which is shown in this form.
    case presented(PresentationStyle)
    /// In the window's root.
    case rooted

    /// Its place among all.
    fileprivate var order: Int {
      switch self {
      case .pushed: 1
      case .rooted: 2
      case .presented(let form): 3 + Int(form.rawValue)
      }
    }
  }

  /// A screen, and how it stands there.
  private struct Place: Hashable {
    var name: String
    var standing: Standing
  }

  /// Where somebody stands in one way, and since which step.
  private struct Stay {
    var standing: Standing
    var since: Int
    var isOver = false
  }

  /// Begins where no flow has been played.
  init() {}

  /// The screens that enough flows have come to and none has left, in alphabetical order; one that
  /// was left nowhere is told once.
  public var screens: [Screen] {
    let leavable = Set(left.map(\.name))
    var counts: [Screen: Int] = [:]
    for (place, count) in stays where !left.contains(place) {
      let standing = leavable.contains(place.name) ? place.standing : nil
      counts[Screen(name: place.name, standing: standing, flowCount: 0), default: 0] += count
    }
    return counts.filter { $0.value >= Self.flowsMin }
      .map { Screen(name: $0.name, standing: $0.standing, flowCount: $1) }
      .sorted { ($0.name, $0.standing?.order ?? 0) < ($1.name, $1.standing?.order ?? 0) }
  }

  /// Adds what one flow came to.
  mutating func add(_ trace: Trace) {
    let staged = Set(trace.snapshots.first?.nodes.map(\.controller) ?? [])
    var visits: [ControllerID: Stay] = [:]
    for (number, snapshot) in trace.snapshots.enumerated().dropFirst() {
      let inPlace = snapshot.inPlace
      for controller in visits.keys where !inPlace.contains(controller) {
        if trace.mayComeFromAfar(inSnapshot: number) {
          visits[controller] = nil
        } else {
          visits[controller]?.isOver = true
        }
      }
      for (index, node) in snapshot.nodes.enumerated()
      where node.isOnScreen && !staged.contains(node.controller)
        && visits[node.controller]?.isOver != true && trace.isScreen(node, of: snapshot)
      {
        let standing = trace.standing(of: index, in: snapshot)
        if visits[node.controller]?.standing != standing {
          visits[node.controller] = Stay(standing: standing, since: number)
        }
      }
    }
    for (controller, visit) in visits {
      guard !trace.cast[controller.index].isOfSystem,
        let name = trace.screenName(of: controller)
      else { continue }
      let place = Place(name: name, standing: visit.standing)
      if visit.isOver {
        left.insert(place)
      } else if trace.steps.count - visit.since >= Self.stepsMin {
        stays[place, default: 0] += 1
      }
    }
  }

  /// Adds what other flows of the same world came to.
  mutating func merge(_ other: DeadEnds) {
    stays.merge(other.stays, uniquingKeysWith: +)
    left.formUnion(other.left)
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
    for node in nodes {
      switch node.place {
      case .window: isAside.append(false)
      case .presented(let lister): isAside.append(isAside[lister])
      case .child(let lister):
        let front = nodes[lister].selected
        isAside.append(isAside[lister] || front != nil && front != node.controller)
      }
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
  fileprivate func standing(of index: Int, in snapshot: Snapshot) -> DeadEnds.Standing {
    var place = index
    while true {
      let node = snapshot.nodes[place]
      switch node.place {
      case .window: return .rooted
      case .presented: return .presented(node.form ?? .automatic)
      case .child(let lister):
        let isFirst = snapshot.children(of: lister).first == place
        let kind = cast[snapshot.nodes[lister].controller.index].kind
        if kind == .navigation, !isFirst { return .pushed }
        place = lister
      }
    }
  }

  /// Whether a node is that of a screen: of content that no other content embeds.
  fileprivate func isScreen(_ node: Snapshot.Node, of snapshot: Snapshot) -> Bool {
    guard cast[node.controller.index].kind == .content else { return false }
    guard case .child(let lister) = node.place else { return true }
    return cast[snapshot.nodes[lister].controller.index].kind != .content
  }
}
