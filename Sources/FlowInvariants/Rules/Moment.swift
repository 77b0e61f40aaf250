import FlowModel

/// One moment of a trace: an event, or the rest at the end of the stage or of a step.
public struct Moment: Sendable {
  /// The stage or step that it lies in.
  public let chapter: Chapter
  /// The number of the event, counted from zero over the whole trace; `nil` at rest.
  public let event: Int?

  /// What happened; `nil` at rest.
  public var happening: Event? { event.map { chapter.trace.events[$0] } }

  /// What stands; `nil` while things happen.
  public var tree: Tree? { event == nil ? chapter.after : nil }

  /// What shows that something is true of the moment: its event, or what led to the rest.
  var witnesses: [Int] { event.map { [$0] } ?? chapter.changes }
}

extension History {
  /// The moments in order: the events of the stage, its rest, and so on.
  var moments: [Moment] {
    chapters.flatMap { chapter in
      chapter.events.map { Moment(chapter: chapter, event: $0) }
        + [Moment(chapter: chapter, event: nil)]
    }
  }
}
