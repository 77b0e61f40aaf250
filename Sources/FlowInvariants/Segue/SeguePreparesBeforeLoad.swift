import FlowModel

private enum WrongLoading: String, Clauses {
  case loadedBefore
}

extension Invariant {
  /// The source of a segue prepares before any view of the destination is loaded.
  public static let seguePreparesBeforeLoad = Invariant(
    "segue.prepares-before-load",
    About(
      statement: """
        When the source of a segue prepares, no view of what was made for the segue is loaded, so \
        that what it hands over is there in `viewDidLoad`.
        """,
      source: """
        UIKit, `UIViewController.prepare(for:sender:)` and `viewDidLoad()`; Apple, \"Using \
        Segues\". That nothing loads it earlier is undocumented; reading chosen by this project.
        """,
      premise: "a source prepares for a destination that was made for the segue"),
    listens: Listening(events: [.prepare]),
    needs: [.instantiate, .prepare],
    implies: ["embed.performs-while-loading"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongLoading>) {
    for record in chapter.requests where !record.isUnwind {
      guard let prepared = chapter.firstSent(.prepare, for: record),
        case .prepare(_, _, let destination, let isLoaded) = chapter.trace.events[prepared].what
      else { continue }
      let born = chapter.born(for: record)
      guard born.contains(destination) else { continue }
      report.premiseHeld()
      let load = chapter.loads(of: born, before: prepared).first
      guard let loaded = load?.controller ?? (isLoaded ? destination : nil) else { continue }
      report.add(
        .loadedBefore,
        Breach(
          request: record.id, blamed: loaded,
          witnesses: (load.map { [$0.event] } ?? []) + [prepared],
          expected: "\(record.source) prepares before the view of \(loaded) is loaded",
          however: "it is loaded by then"))
    }
  }
}

extension Chapter {
  private func controllers(bornAt numbers: some Sequence<Int>) -> [ControllerID] {
    numbers.compactMap { number in
      guard case .instantiate(let controller, _) = trace.events[number].what else { return nil }
      return controller
    }
  }

  fileprivate func born(for record: RequestRecord) -> [ControllerID] {
    controllers(bornAt: sent(.instantiate, for: record))
  }

  fileprivate func loads(
    of controllers: [ControllerID], before end: Int
  ) -> [(controller: ControllerID, event: Int)] {
    (events.lowerBound..<end).compactMap { number in
      guard case .load(let loaded) = trace.events[number].what, controllers.contains(loaded)
      else { return nil }
      return (loaded, number)
    }
  }
}
