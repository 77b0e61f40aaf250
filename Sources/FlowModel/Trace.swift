/// Everything that one run showed: steps, events, snapshots, and who took part.
///
/// **Shape:** snapshot 0 and the events before `eventEnds[0]` belong to the stage. Step *i* has the
/// events from `eventEnds[i]` to `eventEnds[i + 1]`, stands between snapshots *i* and *i* + 1, and
/// may be the last one although the scenario goes on: a misuse ends the run.
public struct Trace: Hashable, Sendable {
  /// What stood before the first step.
  public let world: World
  /// The steps that were performed.
  public internal(set) var steps: [Step] = []
  /// The controllers, in order of birth.
  public internal(set) var cast: [CastMember] = []
  /// The events, in order.
  public internal(set) var events: [Event] = []
  /// Where the events of the stage and of each step end.
  public internal(set) var eventEnds: [Int] = []
  /// One snapshot for the stage and one after each step.
  public internal(set) var snapshots: [Snapshot] = []
  /// The requests for segues, in order.
  public internal(set) var requests: [SegueRequest] = []
  /// Where the requests of the stage and of each step end, as ``eventEnds`` does for events.
  public internal(set) var requestEnds: [Int] = []
  /// Whether a misuse ended the run.
  public internal(set) var isHalted = false
  /// The name of nothing that code has asked for, where that is the misuse: of a segue, a scene or
  /// a storyboard.
  public internal(set) var misusedName: String?
  /// What the storyboard is wired to and nobody has, each once.
  public internal(set) var missingActions: [MissingAction] = []

  var lists: [ControllerID] = []
  var words: [String] = []

  /// Makes an empty trace, with room for a flow that is as short as most.
  init(of world: World) {
    self.world = world
    cast.reserveCapacity(16)
    events.reserveCapacity(64)
    steps.reserveCapacity(8)
    eventEnds.reserveCapacity(8)
    snapshots.reserveCapacity(8)
    requestEnds.reserveCapacity(8)
  }
}

/// An action that a storyboard is wired to and the class of its scene does not have; UIKit raises
/// an exception for it.
public enum MissingAction: Hashable, Sendable {
  /// One that a touch sends: that of a control, as an index into the storyboard's controls.
  case ofControl(Int)
  /// The segue action of a segue, as an index into the storyboard's segues.
  case ofSegue(Int)
}

extension Trace {
  /// The flow, as far as it was performed.
  public var scenario: Scenario { Scenario(world, steps: steps) }

  /// The events of a step, counted from zero.
  public func events(ofStep step: Int) -> ArraySlice<Event> {
    events[eventEnds[step]..<eventEnds[step + 1]]
  }

  /// The step during which an event happened; `nil` for the stage.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func step(ofEvent event: Int) -> Int? {
    let end = eventEnds.firstIndex { event < $0 } ?? eventEnds.count
    return end == 0 ? nil : end - 1
  }

  /// The controllers of a list, in order.
  public func controllers(of list: ControllerList) -> ArraySlice<ControllerID> {
    lists[list.range]
  }

  /// The text of a word.
  public func text(of word: WordID) -> String { words[Int(word.number)] }

  /// The scene that a controller was made from, or `nil` for a stock one.
  public func scene(of controller: ControllerID) -> Scene? {
    cast[controller.index].scene.map { world.storyboard.scenes[$0] }
  }

  /// Whether the stage names a controller among its entries, so that neither a class has made it
  /// by itself nor a step.
  ///
  /// - Complexity: O(*n*) in the number of names that the steps give.
  public func isEntered(_ controller: ControllerID) -> Bool {
    guard let label = cast[controller.index].label else { return false }
    return !world.stage.creating.contains(label)
      && !steps.contains { $0.creating.contains(label) }
  }

  /// The segue behind a request, or `nil` for one made by hand.
  public func segue(of request: RequestID) -> Segue? {
    requests[request.index].segue.map { world.storyboard.segues[$0] }
  }

  /// Whether a controller defines a presentation context, as declared.
  public func definesContext(_ controller: ControllerID) -> Bool {
    let member = cast[controller.index]
    return member.scene.map { world.storyboard.scenes[$0].definesContext }
      ?? member.kind.definesContextByDefault
  }

  /// The controller of a label; of several the last one born.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public func controller(of label: Label) -> ControllerID? {
    cast.lastIndex { $0.label == label }.map(ControllerID.init)
  }
}
