import FlowModel

/// Where each controller's view stands by what it was told, at the end of every chapter, and what
/// of that came out of turn.
struct AppearanceHistory: Sendable {
  /// From where the calls are judged: as they were sent or, in a system that tells only what
  /// controllers received, as they were received.
  let vantage: Event.Vantage
  /// How many controllers there are.
  let castCount: Int
  /// How many calls are judged in the stage and in each step.
  private(set) var callCounts: [Int] = []
  /// The calls that do not follow from the ones before, in order.
  private(set) var disorders: [Disorder] = []

  private let receives: [Bool]
  /// The states of all controllers before the stage, after it, and after each step.
  private var rows: [AppearanceState?]
  private var uneven: [Bool] = []

  /// A call that does not follow from the one before.
  struct Disorder {
    var controller: ControllerID
    var event: Int
    var call: Appearance
    /// Where the view stood by the calls before.
    var state: AppearanceState

    var isRepeated: Bool { state == AppearanceState(after: call) }
  }

  /// Goes through a trace; `nil` when nobody is told anything in it.
  init?(of trace: Trace, hearing chapterKinds: [EnumSet<Event.Kind>], stage: Tree?) {
    var isSent = false
    var receives = trace.cast.map { _ in false }
    for (chapter, kinds) in chapterKinds.enumerated() where kinds.contains(.appearance) {
      for number in trace.events(ofChapter: chapter) {
        guard case .appearance(let controller, _) = trace.events[number].what else { continue }
        if trace.events[number].vantage == .sent {
          isSent = true
        } else {
          receives[controller.index] = true
        }
      }
    }
    guard isSent || receives.contains(true) else { return nil }
    vantage = isSent ? .sent : .received
    castCount = trace.cast.count
    self.receives = isSent ? receives : receives.map { _ in false }
    rows = (0..<castCount * (chapterKinds.count + 1)).map { _ in nil }
    hear(trace, chapterKinds, Self.states(on: stage, in: trace))
  }

  /// The state of a controller's view before a chapter, 0 being the stage; `nil` when nobody knows,
  /// as before the stage.
  func state(of controller: Int, before chapter: Int) -> AppearanceState? {
    rows[chapter * castCount + controller]
  }

  /// Whether the calls to a controller are told from both vantages.
  func tellsBoth(of controller: ControllerID) -> Bool { receives[controller.index] }

  /// Whether some call of a chapter was told from one vantage more often than from the other, by
  /// whoever tells from both.
  func isUneven(_ chapter: Int) -> Bool { uneven[chapter] }

  /// A stage tells nothing, but whoever is visible there has appeared.
  private static func states(on stage: Tree?, in trace: Trace) -> [AppearanceState?] {
    var states = trace.cast.map { _ in AppearanceState?.some(.gone) }
    guard let stage else { return states }
    let sights = stage.sights
    for (index, node) in stage.nodes.enumerated() {
      states[node.controller.index] = sights.map { $0[index] == .visible ? .there : .gone }
    }
    return states
  }

  private mutating func hear(
    _ trace: Trace, _ chapterKinds: [EnumSet<Event.Kind>], _ onStage: [AppearanceState?]
  ) {
    var balance = AppearanceBalance(castCount: castCount)
    for (chapter, kinds) in chapterKinds.enumerated() {
      let (row, next) = (chapter * castCount, (chapter + 1) * castCount)
      for controller in 0..<castCount { rows[next + controller] = rows[row + controller] }
      var callCount = 0
      if kinds.contains(.appearance) {
        for number in trace.events(ofChapter: chapter) {
          let event = trace.events[number]
          guard case .appearance(let controller, let call) = event.what else { continue }
          if tellsBoth(of: controller) { balance.count(call, controller, event.vantage) }
          guard event.vantage == vantage else { continue }
          callCount += 1
          hear(call, controller, number, at: next + controller.index)
        }
      }
      if chapter == 0 {
        for controller in 0..<castCount where rows[next + controller] == nil {
          rows[next + controller] = onStage[controller]
        }
      }
      callCounts.append(callCount)
      uneven.append(balance.isUneven)
      balance.reset()
    }
  }

  private mutating func hear(
    _ call: Appearance, _ controller: ControllerID, _ number: Int, at place: Int
  ) {
    let state = rows[place]
    rows[place] = AppearanceState(after: call)
    guard let state, !state.allows(call) else { return }
    disorders.append(
      Disorder(controller: controller, event: number, call: call, state: state))
  }
}

/// How often each call was sent and not received.
struct AppearanceBalance {
  /// Four for every controller.
  private var owed: [Int32]
  private var unevenCount = 0

  init(castCount: Int) { owed = (0..<4 * castCount).map { _ in 0 } }

  /// Whether some call was told from one vantage more often than from the other.
  var isUneven: Bool { unevenCount > 0 }

  mutating func count(_ call: Appearance, _ controller: ControllerID, _ vantage: Event.Vantage) {
    let place = 4 * controller.index + Int(call.rawValue)
    if owed[place] == 0 { unevenCount += 1 }
    owed[place] += vantage == .sent ? 1 : -1
    if owed[place] == 0 { unevenCount -= 1 }
  }

  /// How often a call was sent and not received; below zero, how often the other way round.
  func owed(_ call: Appearance, to controller: ControllerID) -> Int32 {
    owed[4 * controller.index + Int(call.rawValue)]
  }

  /// Forgets everything.
  mutating func reset() {
    guard isUneven else { return }
    for place in owed.indices { owed[place] = 0 }
    unevenCount = 0
  }
}

/// Where a view stands by what its controller was told.
enum AppearanceState: Sendable {
  case gone, coming, there, going

  init(after call: Appearance) {
    self =
      switch call {
      case .willAppear: .coming
      case .didAppear: .there
      case .willDisappear: .going
      case .didDisappear: .gone
      }
  }

  /// Whether a call may be made to a controller that stands here; it may turn round on the way.
  func allows(_ call: Appearance) -> Bool {
    switch (self, call) {
    case (.gone, .willAppear), (.going, .willAppear), (.coming, .didAppear),
      (.coming, .willDisappear), (.there, .willDisappear), (.going, .didDisappear):
      true
    case (.gone, _), (.coming, _), (.there, _), (.going, _): false
    }
  }
}
