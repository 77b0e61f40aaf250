import FlowModel

/// Somebody new who is pushed or presented.
struct Newcomer {
  var screen: ControllerID
  var event: Int
}

extension Trace {
  /// Who is in sight in a snapshot, stood nowhere in a former one, and can be told from others.
  func newFaces(in snapshot: Snapshot, since former: Snapshot) -> [ControllerID] {
    snapshot.nodes.lazy.filter { $0.isOnScreen && !former.contains($0.controller) }
      .map(\.controller).filter { self.cast[$0.index].hasFace }
  }
}

extension Chapter {
  /// Who has come since a chapter began, and was not there before; the system's own do not count.
  func newcomers(since first: Chapter) -> [Newcomer] {
    (first.events.lowerBound..<events.upperBound).compactMap { number in
      switch trace.events[number].what {
      case .push(let screen, on: _), .present(let screen, from: _, by: _):
        first.before?.contains(screen) == true || trace.cast[screen.index].isOfSystem
          ? nil : Newcomer(screen: screen, event: number)
      default: nil
      }
    }
  }
}
