import FlowModel

/// The screens that flows have come to and that none has left: a button that tells nobody, a gate
/// that never opens.
///
/// Whoever is gone, or stands in a tab that is not in front, was left. What stands on the stage
/// does not count, nor do stacks and the like, what a screen embeds, and the system's own alerts.
public struct DeadEnds: Hashable, Sendable {
  /// How many steps a flow has to take in a screen that it does not leave, to count.
  private static let stepsMin = 3
  /// In how many flows a screen has to be left by none of them, to be told.
  private static let flowsMin = 20

  private var stays: [String: Int] = [:]
  private var left: Set<String> = []

  /// A screen that no flow has left.
  public struct Screen: Hashable, Sendable {
    /// Its scene, or else its class.
    public var name: String
    /// How many flows have come there and gone on for some steps.
    public var flowCount: Int
  }

  /// Begins where no flow has been played.
  init() {}

  /// The screens that enough flows have come to and none has left, in alphabetical order.
  public var screens: [Screen] {
    stays.filter { !left.contains($0.key) && $0.value >= Self.flowsMin }
      .map { Screen(name: $0.key, flowCount: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// Adds what one flow came to.
  mutating func add(_ trace: Trace) {
    let staged = Set(trace.snapshots.first?.nodes.map(\.controller) ?? [])
    var arrivals: [ControllerID: Int] = [:]
    var gone: Set<ControllerID> = []
    for (number, snapshot) in trace.snapshots.enumerated().dropFirst() {
      let inPlace = snapshot.inPlace
      gone.formUnion(arrivals.keys.filter { !inPlace.contains($0) })
      for node in snapshot.nodes
      where node.isOnScreen && !staged.contains(node.controller)
        && arrivals[node.controller] == nil && trace.isScreen(node, of: snapshot)
      {
        arrivals[node.controller] = number
      }
    }
    for (controller, number) in arrivals {
      guard trace.cast[controller.index].className?.isSystemClass != true,
        let screen = trace.screenName(of: controller)
      else { continue }
      if gone.contains(controller) {
        left.insert(screen)
      } else if trace.steps.count - number >= Self.stepsMin {
        stays[screen, default: 0] += 1
      }
    }
  }

  /// Adds what other flows of the same world came to.
  mutating func merge(_ other: DeadEnds) {
    stays.merge(other.stays, uniquingKeysWith: +)
    left.formUnion(other.left)
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
  /// Whether a node is that of a screen: of content that no other content embeds.
  fileprivate func isScreen(_ node: Snapshot.Node, of snapshot: Snapshot) -> Bool {
    guard cast[node.controller.index].kind == .content else { return false }
    guard case .child(let lister) = node.place else { return true }
    return cast[snapshot.nodes[lister].controller.index].kind != .content
  }
}
