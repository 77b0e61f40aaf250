import FlowModel

private enum WrongInstance: String, Clauses {
  /// What is shown was born for the segue and is not what the source has prepared.
  case showsAnother
  /// What is shown was there before the segue was asked for.
  case stale
}

extension Invariant {
  /// A segue shows the very controller that its source has prepared, and a fresh one.
  public static let segueShowsPreparedInstance = Invariant(
    "segue.shows-prepared-instance",
    About(
      statement: """
        What a segue shows is the controller that its source was handed to prepare, and it was \
        born for this segue.
        """,
      source: """
        UIKit, `UIStoryboardSegue.destination` and `UIViewController.prepare(for:sender:)`; \
        Apple, Technical Note TN2298: each forward segue makes a new instance.
        """,
      premise: "a controller that was prepared or born for a forward segue is shown afterwards"),
    listens: Listening(events: [.prepare], steps: [.answer]),
    needs: [.prepare],
    implies: [
      "embed.performs-while-loading", "container.change-leaves-the-rest",
      "show.reaches-the-nearest-container", "navigation.stack-follows-every-call",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongInstance>) {
    let awaited = chapter.intermediateReport.map { [$0.record] } ?? []
    for record in awaited.isEmpty ? chapter.requests : chapter.requests + awaited {
      guard let segue = record.segue, segue.unwindAction == nil, chapter.wentOn(record),
        let prepared = chapter.prepared(for: record)
      else { continue }
      let shown = chapter.shown(of: chapter.born(for: record))
      guard !shown.isEmpty || chapter.after.contains(prepared) else { continue }
      report.premiseHeld()
      if awaited.isEmpty && chapter.wasThere(prepared, before: record) {
        let breach = Breach(
          request: record.id, blamed: record.source, witnesses: chapter.witnesses(of: record),
          expected: "\(record.name) makes a new controller",
          however: "\(record.source) prepares \(prepared), which was there before")
        report.add(.stale, breach)
      } else if let other = shown.first(where: { $0 != prepared }) {
        let breach = Breach(
          request: record.id, blamed: record.source, witnesses: chapter.witnesses(of: record),
          expected: "\(record.name) shows \(prepared), which \(record.source) has prepared",
          however: "it shows \(other)")
        report.add(.showsAnother, breach)
      }
    }
  }
}

extension Chapter {
  /// The controller that was handed over to prepare, the first time.
  fileprivate func prepared(for record: RequestRecord) -> ControllerID? {
    guard let number = firstSent(.prepare, for: record),
      case .prepare(_, _, let destination, _) = trace.events[number].what
    else { return nil }
    return destination
  }

  /// What shows where a request has led: births, preparations, and what it has changed.
  fileprivate func witnesses(of record: RequestRecord) -> [Int] {
    sent(.instantiate, for: record) + sent(.prepare, for: record) + record.effects
  }

  /// The controllers that were born for a request, or in the midst of it from the destination's
  /// scene.
  fileprivate func born(for record: RequestRecord) -> [ControllerID] {
    let scene = record.destination.flatMap { trace.cast[$0.index].scene }
    let named =
      sent(.instantiate, for: record).compactMap(newborn) + unannounced(for: record)
    guard !record.births.isEmpty else { return named }
    // What an intermediate action segue puts between is born when it performs.
    let between = record.segue?.intermediate == nil ? nil : firstSent(.perform, for: record)
    let unnamed = record.births.filter { $0 < between ?? .max }.compactMap(newborn)
      .filter { scene != nil && trace.cast[$0.index].scene == scene && !isHeld($0) }
    return named + unnamed
  }

  /// The controllers of the destination's scene that have come with the only request of the step,
  /// though nobody has told that they were made.
  ///
  /// A system of one's own may forget to tell, and what is restored is not told so.
  private func unannounced(for record: RequestRecord) -> [ControllerID] {
    guard requests.count == 1, !happened([.restored]), let destination = record.destination,
      let scene = trace.cast[destination.index].scene
    else { return [] }
    return after.nodes.map(\.controller).filter {
      trace.cast[$0.index].scene == scene && $0.index > destination.index
        && history.birth(of: $0) == nil && before?.contains($0) != true
    }
  }

  /// Whether a container of an app's own has somebody because its scene holds them, and for no
  /// segue.
  ///
  /// Somebody may also have come along with one whom such a scene holds.
  private func isHeld(_ controller: ControllerID) -> Bool {
    guard let index = after.index(of: controller), let parent = after.parent(of: index),
      let holder = trace.cast[after.controller(at: parent).index].scene,
      let scene = history.sceneName(of: controller),
      trace.world.storyboard.scenes[holder].holds.contains(scene)
    else { return false }
    let keeper = after.controller(at: parent)
    return history.isOwn(keeper) || isHeld(keeper)
  }

  private func newborn(_ number: Int) -> ControllerID? {
    guard case .instantiate(let controller, _) = trace.events[number].what else { return nil }
    return controller
  }

  /// Whether something is shown that was born for a request and is not what was prepared.
  func showsAnother(for record: RequestRecord) -> Bool {
    let prepared = prepared(for: record)
    return shown(of: born(for: record)).contains { $0 != prepared }
  }

  /// Those of some controllers that are shown at the end and not inside another one of them.
  fileprivate func shown(of controllers: [ControllerID]) -> [ControllerID] {
    controllers.filter { controller in
      guard let index = after.index(of: controller) else { return false }
      return controllers.count == 1
        || !sequence(first: index, next: after.lister).dropFirst().contains {
          controllers.contains(after.controller(at: $0))
        }
    }
  }

  /// Whether there is evidence that a controller is older than a request; a segue action that makes
  /// one by itself does so before anything is told of the request.
  fileprivate func wasThere(_ controller: ControllerID, before record: RequestRecord) -> Bool {
    if before?.contains(controller) == true { return true }
    if step != nil && history.trees[0].contains(controller) { return true }
    guard let birth = history.birth(of: controller), let first = record.events.first,
      birth < first
    else { return false }
    return birth < events.lowerBound || isTaken(controller, before: first)
  }

  /// Whether a controller was prepared for another request of the step, or put anywhere, before an
  /// event.
  private func isTaken(_ controller: ControllerID, before event: Int) -> Bool {
    trace.events[events.lowerBound..<event].contains {
      switch $0.what {
      case .prepare(_, _, controller, _), .present(controller, from: _, by: _),
        .push(controller, on: _), .add(controller, to: _), .root(controller):
        true
      default: false
      }
    }
  }
}
