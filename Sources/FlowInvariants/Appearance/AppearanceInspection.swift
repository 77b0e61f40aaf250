import FlowModel

/// One controller that was told too much, too little or the wrong thing.
struct AppearanceFault {
  var clause: Unbalanced
  var controller: ControllerID
  var witnesses: [Int]
}

/// Looks at what one chapter tells of views; of each controller it keeps the first fault.
struct AppearanceInspection {
  /// What was found, in order.
  private(set) var faults: [AppearanceFault] = []
  /// How many calls were looked at.
  private(set) var callCount = 0

  private let chapter: Chapter
  private let history: AppearanceHistory
  private let lastBefore: LastCalls
  private var last: LastCalls
  /// How often each call was sent and not received, four for every controller; empty without calls.
  private var owed: [Int8] = []

  init(of chapter: Chapter, _ history: AppearanceHistory) {
    self.chapter = chapter
    self.history = history
    lastBefore = history.lastCalls(before: chapter)
    last = lastBefore
  }

  /// Goes through the calls in order.
  mutating func hearCalls() {
    guard chapter.eventMask & Event.Kind.appearance.bit != 0 else { return }
    owed = Array(repeating: 0, count: 4 * lastBefore.count)
    for number in chapter.events {
      let event = chapter.trace.events[number]
      guard case .appearance(let controller, let call) = event.what else { continue }
      owed[4 * controller.index + Int(call.rawValue)] += event.vantage == .sent ? 1 : -1
      if event.vantage == history.vantage { hear(call, controller, number) }
    }
  }

  private mutating func hear(_ call: Appearance, _ controller: ControllerID, _ number: Int) {
    callCount += 1
    let before = last[controller.index]
    last[controller.index] = number
    guard let standing = standing(of: controller.index, toldBy: before), !standing.allows(call)
    else { return }
    let isRepeated = standing == AppearanceStanding(after: call)
    add(isRepeated ? .repeated : .outOfTurn, controller, [before, number])
  }

  /// Finds what was sent and not received, or the other way round.
  mutating func compareVantages() {
    guard !owed.isEmpty else { return }
    for number in chapter.events {
      guard case .appearance(let controller, let call) = chapter.trace.events[number].what,
        history.tellsBoth(of: controller)
      else { continue }
      let owed = owed[4 * controller.index + Int(call.rawValue)]
      if owed > 0 { add(.undelivered, controller, [number]) }
      if owed < 0 { add(.deliveredUnsent, controller, [number]) }
    }
  }

  /// Finds who does not know what can be seen now, and did before.
  mutating func compareWithTree() {
    guard callCount > 0 || chapter.isTreeNew, let before = chapter.before,
      let sights = chapter.after.sights
    else { return }
    var sightsBefore: [Sight]?
    for number in 0..<last.count {
      let controller = ControllerID(number)
      let isVisible = chapter.after.isVisible(controller, by: sights)
      guard let clause = clause(of: number, last, isVisible: isVisible) else { continue }
      sightsBefore = sightsBefore ?? before.sights
      let known = sightsBefore.flatMap {
        self.clause(of: number, lastBefore, isVisible: before.isVisible(controller, by: $0))
      }
      if known == clause && last[number] == lastBefore[number] { continue }
      add(clause, controller, [last[number]])
    }
  }

  private func clause(of controller: Int, _ calls: LastCalls, isVisible: Bool) -> Unbalanced? {
    switch standing(of: controller, toldBy: calls[controller]) {
    case .coming, .going: .unfinished
    case .there: isVisible ? nil : .hiddenUntold
    case .gone: isVisible ? .shownUntold : nil
    case nil: nil
    }
  }

  /// Where a controller stands; what it was on stage is known only when the stage has ended.
  private func standing(of controller: Int, toldBy number: Int) -> AppearanceStanding? {
    guard number >= 0, case .appearance(_, let call) = chapter.trace.events[number].what else {
      return chapter.step == nil ? nil : history.standingOnStage(of: controller)
    }
    return AppearanceStanding(after: call)
  }

  private mutating func add(_ clause: Unbalanced, _ controller: ControllerID, _ witnesses: [Int]) {
    guard !faults.contains(where: { $0.controller == controller }) else { return }
    faults.append(
      AppearanceFault(
        clause: clause, controller: controller, witnesses: witnesses.filter { $0 >= 0 }))
  }
}
