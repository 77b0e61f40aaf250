import FlowModel

// Classes that go somewhere by themselves when they appear, or the app does, and not else: one is
// taken for a class that follows its own mind from where it may have done so.
extension Trace {
  /// The chapter in which the first of them may have gone somewhere; `nil` for none.
  func awakening(of facets: [Contract.Facets]) -> Int? {
    guard facets.contains(where: { $0.contains(.appearing) }) else { return nil }
    return snapshots.indices.first { chapter in
      let events = events(ofChapter: chapter)
      let call = events.firstIndex { number in
        let event = self.events[number]
        return event.kind.callsEverybody
          || event.calledForItsView.map { facets[$0.index].contains(.appearing) } ?? false
      }
      guard let call else { return false }
      if snapshots[chapter].animationCount > 0 { return true }
      return events[call...].count { self.events[$0].kind.isDeed } > stageDeeds(in: chapter)
    }
  }

  /// What is done beside anybody's deeds while the stage is set.
  private func stageDeeds(in chapter: Int) -> Int {
    chapter == 0 ? world.stage.presentations.count : 0
  }
}

extension Contract.Facets {
  /// The same of a class that has appeared.
  var awake: Contract.Facets {
    var facets = self
    if facets.contains(.appearing) { facets.insert(.show) }
    return facets
  }
}

extension Event {
  /// Whose view is loaded, comes or goes.
  fileprivate var calledForItsView: ControllerID? {
    switch what {
    case .load(let controller), .appearance(let controller, _): controller
    default: nil
    }
  }
}

extension Event.Kind {
  /// Whether all may hear of it: the app goes, or comes back.
  fileprivate var callsEverybody: Bool {
    switch self {
    case .background, .foreground: true
    default: false
    }
  }

  /// Whether such an event may tell of something that somebody does.
  fileprivate var isDeed: Bool {
    if changesTree { return true }
    return switch self {
    case .should, .create, .allowed, .can, .opened, .interaction, .refused, .warned, .misuse: true
    default: false
    }
  }
}
