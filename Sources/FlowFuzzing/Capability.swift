import FlowModel

/// What a flow makes use of; most bugs in navigation need two or three of these together.
public enum Capability: UInt8, Hashable, Sendable, CaseIterable {
  /// Something is presented.
  case layers
  /// A container of an app's own has children, or shows some.
  case ownContainers
  /// An unwind segue is asked for.
  case unwind
  /// A step comes while a transition is in flight.
  case inFlight
  /// Tabs or columns: a part of the tree goes on while another one is used.
  case branches
  /// The user leaves by a way of their own.
  case exits
  /// The window changes its size class.
  case size
  /// A router has routes.
  case routers
  /// The user has a transition in hand.
  case gestures
  /// The system or another app has a word: a link, an alert, the background, another root.
  case outside
}

/// How many flows made use of each capability, alone and in pairs.
public struct CapabilityTally: Hashable, Sendable {
  private static let width = Capability.allCases.count
  private var counts = [Int](repeating: 0, count: width * width)

  /// How many flows made use of two capabilities, or of one when both are the same.
  public subscript(one: Capability, other: Capability) -> Int {
    counts[Self.width * Int(one.rawValue) + Int(other.rawValue)]
  }

  /// The pairs of different capabilities, each once.
  public static var pairs: [(Capability, Capability)] {
    Capability.allCases.flatMap { one in
      Capability.allCases.filter { one.rawValue < $0.rawValue }.map { (one, $0) }
    }
  }

  mutating func add(_ trace: Trace) {
    let used = Capability.used(by: trace)
    for one in used {
      for other in used { counts[Self.width * Int(one.rawValue) + Int(other.rawValue)] += 1 }
    }
  }

  mutating func merge(_ other: CapabilityTally) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }
}

extension Capability {
  /// What a flow made use of.
  package static func used(by trace: Trace) -> [Capability] { allCases.filter { trace.uses($0) } }
}

extension Trace {
  fileprivate func uses(_ capability: Capability) -> Bool {
    switch capability {
    case .layers:
      snapshots.indices.contains { index in
        snapshots[index].nodes.contains { $0.isPresented }
      }
    case .ownContainers:
      snapshots.contains { snapshot in
        snapshot.claims.contains {
          ($0.facet == .children || $0.facet == .visible)
            && !snapshot.controllers(of: $0).isEmpty
        }
      }
    case .unwind:
      requests.contains { $0.segue.flatMap { world.storyboard.segues[$0].unwindAction } != nil }
    case .inFlight: snapshots.indices.dropLast().contains { !snapshots[$0].isStill }
    case .branches:
      cast.contains { $0.kind == .tabs || $0.kind == .split }
        || snapshots.contains { $0.claims.contains { $0.facet == .selection } }
    case .exits: steps.contains { $0.kind.isUserExit }
    case .size: steps.contains { $0.kind == .size }
    case .routers:
      snapshots.contains { snapshot in
        snapshot.claims.contains {
          $0.facet == .routes && !snapshot.controllers(of: $0).isEmpty
        }
      }
    case .gestures: snapshots.contains { $0.interacting != nil }
    case .outside: steps.contains { $0.kind.comesFromOutside }
    }
  }
}

extension Step.Kind {
  fileprivate var isUserExit: Bool {
    switch self {
    case .back, .swipeDown, .tapOutside, .beginBack, .beginSwipeDown: true
    default: false
    }
  }

  fileprivate var comesFromOutside: Bool {
    switch self {
    case .open, .alert, .background, .foreground, .root, .save, .restore, .signal: true
    default: false
    }
  }
}
