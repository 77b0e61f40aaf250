import FlowModel

/// What each controller was told last of its view, at the end of every chapter.
struct AppearanceHistory: Sendable {
  /// From where the calls are judged: as they were sent or, in a system that tells only what
  /// controllers received, as they were received.
  let vantage: Event.Vantage

  private let onStage: [AppearanceStanding?]
  private let receives: [Bool]
  private let rows: [Int32]

  /// Goes through a trace; `nil` when nobody is told anything in it.
  init?(of trace: Trace, stage: Tree?) {
    let cast = trace.cast.count
    var isSent = false
    var receives = [Bool](repeating: false, count: cast)
    for event in trace.events {
      guard case .appearance(let controller, _) = event.what else { continue }
      if event.vantage == .sent { isSent = true } else { receives[controller.index] = true }
    }
    guard isSent || receives.contains(true) else { return nil }
    vantage = isSent ? .sent : .received
    self.receives = isSent ? receives : Array(repeating: false, count: cast)
    onStage = Self.standings(on: stage, in: trace)
    rows = Self.rows(of: trace, as: vantage)
  }

  /// The last call to each controller before a chapter.
  func lastCalls(before chapter: Chapter) -> LastCalls {
    let start = ((chapter.step ?? -1) + 1) * onStage.count
    return LastCalls(rows[start..<(start + onStage.count)])
  }

  /// Where a controller stands that was told nothing yet; `nil` when nobody knows.
  ///
  /// A stage tells nothing, but whoever is visible there has appeared.
  func standingOnStage(of controller: Int) -> AppearanceStanding? { onStage[controller] }

  /// Whether the calls to a controller are told from both vantages.
  func tellsBoth(of controller: ControllerID) -> Bool { receives[controller.index] }

  private static func standings(on stage: Tree?, in trace: Trace) -> [AppearanceStanding?] {
    var standings = [AppearanceStanding?](repeating: .gone, count: trace.cast.count)
    guard let stage else { return standings }
    let sights = stage.sights
    for (index, node) in stage.nodes.enumerated() {
      standings[node.controller.index] = sights.map { $0[index] == .visible ? .there : .gone }
    }
    return standings
  }

  private static func rows(of trace: Trace, as vantage: Event.Vantage) -> [Int32] {
    var row = [Int32](repeating: -1, count: trace.cast.count)
    var rows = row
    rows.reserveCapacity(row.count * (trace.eventEnds.count + 1))
    var start = 0
    for end in trace.eventEnds {
      for number in start..<end where trace.events[number].vantage == vantage {
        guard case .appearance(let controller, _) = trace.events[number].what else { continue }
        row[controller.index] = Int32(number)
      }
      rows += row
      start = end
    }
    return rows
  }
}

/// The last call to each controller, as numbers of events; below zero, none.
struct LastCalls {
  private var calls: ArraySlice<Int32>

  init(_ calls: ArraySlice<Int32>) { self.calls = calls }

  /// How many controllers there are.
  var count: Int { calls.count }

  subscript(controller: Int) -> Int {
    get { Int(calls[calls.startIndex + controller]) }
    set { calls[calls.startIndex + controller] = Int32(newValue) }
  }
}

/// Where a view stands by what its controller was told.
enum AppearanceStanding: Sendable {
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
