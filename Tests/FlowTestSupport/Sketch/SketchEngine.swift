import FlowModel

/// A second, small implementation of navigation, to hold against the real one.
///
/// It keeps controllers as numbers in a flat list, and transitions in flight in another; it knows
/// no classes, no observers and no clock. It loads views, and tells nobody that they come and go,
/// nor controllers that they get and lose parents: it records no `appearance` and no `containment`.
///
/// With a fault it is wrong in one planted way. That shows that an invariant can fail, and that the
/// rest of the house assumes nothing about the real runtime.
package struct SketchEngine: FlowSystem {
  /// All but the appearance of views and what children are told.
  package let reported = Set(Event.Kind.allCases).subtracting([.appearance, .containment])
  package let repertoire: Repertoire

  private let fault: Fault?
  private let tabFault: TabFault?

  /// Makes an engine that is right, or wrong in one way.
  package init(fault: Fault? = nil, playing repertoire: Repertoire = .everything) {
    self.fault = fault
    self.repertoire = repertoire
    tabFault = nil
  }

  /// Makes an engine whose tabs are wrong in one way.
  package init(tabFault: TabFault) {
    fault = nil
    repertoire = .everything
    self.tabFault = tabFault
  }

  /// Sets the stage of a world and takes the first snapshot.
  package func begin(_ world: World, into recording: Recording) -> SketchRun {
    var run = SketchRun(in: world, fault: fault, tabFault: tabFault, recording: recording)
    run.set(world.stage)
    recording.take(run.snapshot())
    return run
  }
}
