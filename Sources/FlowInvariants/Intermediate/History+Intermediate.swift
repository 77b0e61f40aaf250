import FlowModel

extension History {
  /// The first controller that a segue has put between its source and its destination, if any.
  func intermediate(of record: RequestRecord) -> ControllerID? {
    birthsBetween(record).first.flatMap { number in
      if case .instantiate(let controller, _) = trace.events[number].what {
        controller
      } else {
        nil
      }
    }
  }

  /// The intermediate action segue in whose flow a controller was born.
  ///
  /// What is put between comes from a storyboard of its own; whoever is born for a segue comes from
  /// the storyboard of the segue's source. References that lead into other storyboards are not
  /// looked at.
  func flow(of controller: ControllerID) -> RequestRecord? {
    var controller = controller
    var last = Int.max
    while let number = birth(of: controller), number < last,
      case .instantiate(_, let cause) = trace.events[number].what
    {
      guard let cause, requests.indices.contains(cause.index) else {
        return requests.first { birthsBetween($0).contains(number) }
      }
      controller = requests[cause.index].source
      last = number
    }
    return nil
  }

  /// The births of what a segue puts between; stacks that are put around somebody do not count.
  ///
  /// The source may have made it already when it prepared.
  private func birthsBetween(_ record: RequestRecord) -> [Int] {
    guard record.isIntermediate, let segue = record.segue,
      !promises(record.source, { $0.declines.contains(segue.identifier) }),
      let performed = record.events.last(where: { trace.events[$0].kind == .perform }),
      let prepared = record.events.first(where: { trace.events[$0].kind == .prepare })
    else { return [] }
    return record.births.filter { number in
      guard number > prepared,
        case .instantiate(let controller, let cause) = trace.events[number].what
      else { return false }
      return (cause == nil || number > performed) && trace.cast[controller.index].scene != nil
    }
  }
}

extension History {
  /// Whether a segue puts somebody between its source and its destination; `nil` when nobody has
  /// declared what the source does, or there is nobody to put.
  func puts(_ segue: Segue, of source: ControllerID) -> Bool? {
    guard segue.intermediate != nil, !leavesOpen(.calls, of: source) else { return nil }
    return !promises(source) { $0.declines.contains(segue.identifier) }
  }
}

extension History {
  /// Whom a source may have put between that makes somebody of no scene itself, and does not tell:
  /// the first one that is shown when the segue performs, unless that is where it leads.
  fileprivate func ownIntermediate(of record: RequestRecord) -> ControllerID? {
    guard record.isIntermediate, leavesOpen(.calls, of: record.source),
      let performed = record.events.last(where: { trace.events[$0].kind == .perform })
    else { return nil }
    let shown = record.effects.lazy.filter { $0 > performed }.compactMap(shownBy).first
    return shown == record.destination ? nil : shown
  }

  /// Who is pushed, presented or put into a column in an event.
  private func shownBy(_ number: Int) -> ControllerID? {
    switch trace.events[number].what {
    case .push(let shown, on: _), .present(let shown, from: _, by: _), .replace(let shown, on: _):
      shown
    default: nil
    }
  }
}

extension Chapter {
  /// Whether an open intermediate flow may keep a controller: its destination and what was born
  /// with it.
  ///
  /// A source that has left the tree is kept as well, and whom that leads to is not known: then
  /// the answer is yes for everybody. A flow that has left a compact window may be kept aside by a
  /// split view controller, and still be open.
  func isAwaited(_ controller: ControllerID) -> Bool {
    history.requests.contains { record in
      guard let first = history.intermediate(of: record) ?? history.ownIntermediate(of: record),
        after.contains(first) || mayBeAside
      else { return false }
      return history.wasBorn(controller, for: record) || !after.contains(record.source)
    }
  }

  /// Whether a collapsed split view controller may keep somebody.
  var mayBeAside: Bool {
    after.snapshot.size == .compact
      && after.nodes.contains { trace.cast[$0.controller.index].kind == .split }
  }
}

extension History {
  /// Whether an event says that a controller was born for a request.
  func wasBorn(_ controller: ControllerID, for record: RequestRecord) -> Bool {
    guard let birth = birth(of: controller),
      case .instantiate(_, let cause) = trace.events[birth].what
    else { return false }
    return cause == record.id
  }
}
