/// Anything that can be driven step by step and can say what it shows.
///
/// A system is handed every step and answers for itself: a step that does not apply is recorded as
/// declined, a request that is ignored as refused, a misuse as misuse. It never throws and never
/// traps. After ``begin(_:into:)`` and after each step it takes one snapshot, whatever happened.
public protocol FlowSystem: Sendable {
  /// A run of the system.
  associatedtype Run: FlowRun

  /// The kinds of events that it records whenever they happen; every kind, unless it says
  /// otherwise.
  ///
  /// What is left out is unknown and not absent: an invariant that needs it abstains and says so.
  var reported: Set<Event.Kind> { get }

  /// The classes that scenes may be declared with; none unless the system says otherwise.
  var classes: [OfferedClass] { get }

  /// The classes that segues may name; none unless the system says otherwise.
  var segueClasses: [OfferedSegueClass] { get }

  /// What can come to it from outside, besides what comes to every app; nothing unless the system
  /// says otherwise.
  var signals: [SignalName] { get }

  /// What it can play; everything, unless the system says otherwise.
  var repertoire: Repertoire { get }

  /// Whether sheets stay cards in a compact window, for the worlds that are grown for it; they do
  /// not unless the system says otherwise. What it does in a world is what ``World/showsCards``
  /// says.
  var showsCards: Bool { get }

  /// Says whether a scene that names a class is played by that class.
  ///
  /// A system may know classes that it does not offer, as those that only cases name.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - kind: The kind of the scene.
  /// - Returns: Whether it is; unless the system says otherwise, for those in ``classes`` alone.
  func knows(_ name: ClassName, as kind: ControllerKind) -> Bool

  /// Whether a class of segue objects of this name takes the place of the scripted ones.
  ///
  /// A system may know classes that it does not offer, here too.
  ///
  /// - Parameter name: The name of the class.
  /// - Returns: Whether it does; unless the system says otherwise, for those in ``segueClasses``
  ///   alone.
  func knowsSegueClass(_ name: ClassName) -> Bool

  /// Sets the stage of a world and takes the first snapshot.
  func begin(_ world: World, into recording: Recording) -> Run
}

extension FlowSystem {
  /// No classes.
  public var classes: [OfferedClass] { [] }

  /// No classes of segues.
  public var segueClasses: [OfferedSegueClass] { [] }

  /// No signals.
  public var signals: [SignalName] { [] }

  /// Everything.
  public var repertoire: Repertoire { .everything }

  /// No cards.
  public var showsCards: Bool { false }

  /// Whether the class is among those that scenes may be declared with.
  public func knows(_ name: ClassName, as kind: ControllerKind) -> Bool {
    classes.contains { $0.name == name && $0.kind == kind }
  }

  /// Whether the class is among those that custom segues may be declared with.
  public func knowsSegueClass(_ name: ClassName) -> Bool {
    segueClasses.contains { $0.name == name }
  }
}

/// A system between the beginning and the end of one flow.
public protocol FlowRun {
  /// Does one step and takes one snapshot.
  mutating func perform(_ step: Step, into recording: Recording)
}

extension FlowSystem {
  /// Every kind of event.
  public var reported: Set<Event.Kind> { Set(Event.Kind.allCases) }

  /// Plays a scenario to its end, or to the misuse that ends it.
  public func trace(of scenario: Scenario) -> Trace {
    var play = Play(self, in: scenario.world)
    for step in scenario.steps { play.perform(step) }
    return play.trace
  }
}
