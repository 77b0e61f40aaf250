import FlowModel

/// A condition on what happens.
public struct Occurrence: Condition {
  /// The condition as a clause.
  public let words: String
  private let named: @Sendable (Trace) -> Bool
  private let test: @Sendable (Event, Trace) -> Bool

  /// Makes an occurrence.
  ///
  /// - Parameters:
  ///   - words: The condition as a clause: "the order is sent".
  ///   - test: Whether it is true of an event of a trace.
  public init(_ words: String, where test: @escaping @Sendable (Event, Trace) -> Bool) {
    self.init(words, naming: { _ in true }, where: test)
  }

  fileprivate init(
    _ words: String, naming named: @escaping @Sendable (Trace) -> Bool,
    where test: @escaping @Sendable (Event, Trace) -> Bool
  ) {
    self.words = words
    self.named = named
    self.test = test
  }

  /// Whether it is true of what happens; `nil` at rest.
  public func holds(at moment: Moment) -> Bool? {
    moment.happening.map { test($0, moment.chapter.trace) }
  }

  /// Whether a storyboard has the scenes and segues that it names.
  public func isAbout(_ trace: Trace) -> Bool { named(trace) }

  /// One of two occurrences.
  public static func || (left: Occurrence, right: Occurrence) -> Occurrence {
    Occurrence(
      "\(left.words) or \(right.words)", naming: { left.named($0) && right.named($0) },
      where: { left.test($0, $1) || right.test($0, $1) })
  }
}

extension Condition where Self == Occurrence {
  /// A segue with an identifier is performed, from a scene.
  public static func performed(_ segue: SegueIdentifier, from scene: SceneName) -> Occurrence {
    Occurrence(
      "\(scene).\(segue) is performed",
      naming: { trace in
        trace.world.storyboard.segues.contains { $0.source == scene && $0.isCalled(segue) }
      }
    ) { event, trace in
      guard event.vantage == .sent, case .perform(let request) = event.what else { return false }
      return trace.segue(of: request)?.isCalled(segue) == true
        && trace.scene(of: trace.requests[request.index].source)?.name == scene
    }
  }

  /// A controller of a scene is sent a plain action of one of its controls.
  public static func sent(_ action: PlainActionName, to scene: SceneName) -> Occurrence {
    Occurrence("\(scene) is sent \(action)", naming: { $0.hasScene(named: scene) }) {
      event, trace in
      guard event.vantage == .sent, case .report(let receiver, let word) = event.what else {
        return false
      }
      return trace.text(of: word) == action.text && trace.scene(of: receiver)?.name == scene
    }
  }

  /// UIKit would log something: a presentation that it refuses, a push while another one moves.
  ///
  /// In flows that a person drives it is the app itself that has asked for it.
  public static func logged(_ warning: Warning) -> Occurrence {
    Occurrence("UIKit logs \(warning)") { event, _ in event.logged?.warning == warning }
  }

  /// Something of a kind happens: a push, a presentation, a refusal.
  public static func happens(_ kind: Event.Kind) -> Occurrence {
    Occurrence("an event '\(kind)' happens") { event, _ in
      event.vantage == .sent && event.kind == kind
    }
  }
}
