import FlowModel

/// One controller that was told too much, too little or the wrong thing.
struct AppearanceFault {
  var clause: Unbalanced
  var controller: ControllerID
  var witnesses: [Int]
  /// The call that does not follow from the ones before, if it is about one.
  var disorder: AppearanceHistory.Disorder?
}

/// Looks at what one chapter tells of views; of each controller it keeps the first fault.
struct AppearanceInspection {
  /// What was found, in order.
  private(set) var faults: [AppearanceFault] = []
  /// How many calls were looked at.
  let callCount: Int

  private let chapter: Chapter
  private let history: AppearanceHistory

  init(of chapter: Chapter, _ history: AppearanceHistory) {
    self.chapter = chapter
    self.history = history
    callCount = history.callCounts[chapter.ordinal]
  }

  /// Goes through the calls in order.
  mutating func hearCalls() {
    guard callCount > 0 else { return }
    for disorder in history.disorders where chapter.events.contains(disorder.event) {
      let before = lastCall(to: disorder.controller, before: disorder.event)
      add(
        disorder.isRepeated ? .repeated : .outOfTurn, disorder.controller,
        [before, disorder.event], disorder)
    }
  }

  /// Finds what was sent and not received, or the other way round.
  mutating func compareVantages() {
    guard history.isUneven(chapter.ordinal) else { return }
    var balance = AppearanceBalance(castCount: history.castCount)
    for event in chapter.events.map({ chapter.trace.events[$0] }) {
      guard case .appearance(let controller, let call) = event.what,
        history.tellsBoth(of: controller)
      else { continue }
      balance.count(call, controller, event.vantage)
    }
    for event in chapter.events {
      guard case .appearance(let controller, let call) = chapter.trace.events[event].what,
        history.tellsBoth(of: controller)
      else { continue }
      let owed = balance.owed(call, to: controller)
      if owed > 0 { add(.undelivered, controller, [event]) }
      if owed < 0 { add(.deliveredUnsent, controller, [event]) }
    }
  }

  /// Finds who does not know what can be seen now, and did before.
  mutating func compareWithTree() {
    guard callCount > 0 || chapter.isTreeNew, let before = chapter.before,
      let sights = chapter.after.sights
    else { return }
    var sightsBefore: [Sight]?
    for index in 0..<history.castCount {
      let controller = ControllerID(index)
      let clause = clause(
        of: history.state(of: index, before: chapter.ordinal + 1),
        isVisible: chapter.after.isVisible(controller, by: sights))
      guard let clause else { continue }
      sightsBefore = sightsBefore ?? before.sights
      let known = sightsBefore.flatMap {
        self.clause(
          of: history.state(of: index, before: chapter.ordinal),
          isVisible: before.isVisible(controller, by: $0))
      }
      let last = lastCall(to: controller, before: chapter.events.upperBound)
      let isNew = last.map { $0 >= chapter.events.lowerBound } ?? false
      if known == clause && !isNew { continue }
      add(clause, controller, [last])
    }
  }

  private func clause(of state: AppearanceState?, isVisible: Bool) -> Unbalanced? {
    switch state {
    case .coming, .going: .unfinished
    case .there: isVisible ? nil : .hiddenUntold
    case .gone: isVisible ? .shownUntold : nil
    case nil: nil
    }
  }

  /// The number of the last call to a controller that is judged, before an event.
  private func lastCall(to controller: ControllerID, before end: Int) -> Int? {
    (0..<end).last { number in
      let event = chapter.trace.events[number]
      guard case .appearance(controller, _) = event.what else { return false }
      return event.vantage == history.vantage
    }
  }

  private mutating func add(
    _ clause: Unbalanced, _ controller: ControllerID, _ events: [Int?],
    _ disorder: AppearanceHistory.Disorder? = nil
  ) {
    guard !faults.contains(where: { $0.controller == controller }) else { return }
    faults.append(
      AppearanceFault(
        clause: clause, controller: controller, witnesses: events.compactMap(\.self),
        disorder: disorder))
  }
}
