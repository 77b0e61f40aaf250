import FlowModel

/// How large a generated world and flow may be.
///
/// The defaults make rich stages and short flows: known bugs need the right start tree far more
/// often than they need many steps. Flows of up to twenty steps find what is hard to find in half
/// as many flows as those of up to ten, and in three quarters of the time; those of up to forty in
/// fewer flows still, and no sooner.
public struct Limits: Hashable, Sendable {
  /// How many controllers stand when the flow begins.
  public var controllers = 3...12
  /// How many levels of containers a stage may nest, counted in each presented tree.
  public var depth = 4
  /// How many presentations a stage may have.
  public var presentations = 0...3
  /// How many scenes describe plain view controllers.
  public var contentScenes = 3...6
  /// How many scenes describe containers.
  public var containerScenes = 1...4
  /// How many segues a scene may own.
  public var seguesPerScene = 0...3
  /// How many unwind actions there are.
  public var unwindActions = 1...3
  /// How many steps a flow has.
  public var steps = 1...20
  /// How many names a step gives at most to controllers that it makes.
  public var namesPerStep = 12
  /// The classes of the system under test that scenes may be declared with, and that can stand
  /// anywhere.
  public var classes: [OfferedClass] = []
  /// The classes of the system under test that segues may name.
  public var segueClasses: [OfferedSegueClass] = []
  /// What can come from outside to the system under test.
  public var signals: [SignalName] = []
  /// What the system under test can play.
  public var repertoire = Repertoire.everything
  /// Whether sheets are cards in a compact window.
  public var showsCards = false

  /// The smallest world of all: a page in the window, and a storyboard with nothing in it.
  package var smallestWorld: World {
    var world = World.smallest
    if !repertoire.sizes.contains(.regular) { world.stage.size = .compact }
    return world
  }

  /// Makes the default limits.
  public init() {}

  /// Makes the default limits, with all that a system says of itself.
  public init(offering system: some FlowSystem) {
    classes = system.classes.filter { !$0.isLaunched }
    segueClasses = system.segueClasses
    signals = system.signals
    repertoire = system.repertoire
    showsCards = system.showsCards
  }
}
