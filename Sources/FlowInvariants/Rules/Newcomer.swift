import FlowModel

/// Somebody new who is pushed or presented.
struct Newcomer {
  var screen: ControllerID
  var event: Int
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
