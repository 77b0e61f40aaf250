import FlowModel
import SegueKit

/// SegueKit as a system that plays scenarios.
///
/// Every scene gets a scripted controller that keeps its contract and tells when it is asked,
/// told to prepare or handed an unwind action; a scene that names a registered class gets one of
/// that class. Every run has an environment of its own and stays
/// on its thread.
public struct SegueSimulation: FlowSystem {
  /// The classes of controllers that are not scripted; of two with one name the first counts.
  public let registered: [RegisteredClass]

  /// The classes of segue objects, for segues that name them; of two with one name the first
  /// counts.
  public let segues: [RegisteredSegue]

  /// What can come from outside; of two with one name the first counts.
  public let registeredSignals: [RegisteredSignal]

  /// Whether the worlds that are grown show sheets as cards in a compact window.
  public let showsCards: Bool

  /// Makes the delegate of the scene, where the app has one and does not make its window itself.
  let makesDelegate: (@Sendable () -> any UISceneDelegate)?

  /// The registered classes, for the worlds that are grown.
  public var classes: [OfferedClass] {
    registered.filter(\.isOffered).map(\.offer)
  }

  /// The registered classes of segue objects, for the worlds that are grown.
  public var segueClasses: [OfferedSegueClass] {
    segues.compactMap { segue in segue.role.map { OfferedSegueClass(segue.name, role: $0) } }
  }

  /// What can come from outside, for flows.
  public var signals: [SignalName] { registeredSignals.map(\.name) }

  /// Makes the simulation.
  ///
  /// - Parameters:
  ///   - registered: The classes whose controllers take the place of the scripted ones in scenes
  ///     that name them and are of their kind. A class that is not among them is scripted.
  ///   - segues: The classes whose segue objects take the place of the scripted ones.
  ///   - delegate: Makes the delegate of the app's scene, which has the window with the root of the
  ///     stage, is told that the scene is connected before anybody appears, and then how the app
  ///     goes and comes. One that makes the window itself belongs to the class of the root.
  ///   - signals: What can come from outside besides what comes to every app.
  ///   - showsCards: Whether sheets stay cards in a compact window, as since iOS 13, in the worlds
  ///     that are grown or declared for the system; otherwise they cover the screen there.
  public init(
    registering registered: [RegisteredClass] = [], segues: [RegisteredSegue] = [],
    connecting delegate: (@Sendable () -> any UISceneDelegate)? = nil,
    signals: [RegisteredSignal] = [], showingCards showsCards: Bool = false
  ) {
    self.registered = registered
    self.segues = segues
    makesDelegate = delegate
    registeredSignals = signals
    self.showsCards = showsCards
  }

  /// Whether the class is registered, if only for cases.
  public func knows(_ name: ClassName, as kind: ControllerKind) -> Bool {
    registeredClass(named: name, of: kind) != nil
  }

  /// Whether the class of segue objects is registered, if only for cases.
  public func knowsSegueClass(_ name: ClassName) -> Bool { segues.contains { $0.name == name } }

  /// The class of a scene, if that is registered.
  func registeredClass(of scene: Scene) -> RegisteredClass? {
    scene.className.flatMap { registeredClass(named: $0, of: scene.kind) }
  }

  private func registeredClass(named name: ClassName, of kind: ControllerKind) -> RegisteredClass? {
    registered.first { $0.offer.name == name && $0.offer.kind == kind }
  }

  /// The class of a segue, if that is registered.
  func registeredSegue(of segue: Segue) -> RegisteredSegue? {
    segue.className.flatMap { name in segues.first { $0.name == name } }
  }

  /// Sets the stage of a world and takes the first snapshot.
  public func begin(_ world: World, into recording: Recording) -> Run {
    let recorder = Recorder(writing: recording, of: world.storyboard)
    let environment = SegueEnvironment(
      observer: recording.isRehearsal ? RehearsalObserver(for: recorder) : recorder)
    environment.application.delegate = recorder.house
    environment.showsCards = world.showsCards
    return environment.run {
      var run = Run(of: self, recorder: recorder, environment: environment)
      run.set(world.stage, connecting: makesDelegate)
      // What classes have begun by themselves meanwhile belongs to the stage.
      environment.settle()
      recorder.isOnStage = false
      recording.take(run.snapshot(expecting: recorder.cast.count))
      return run
    }
  }
}
