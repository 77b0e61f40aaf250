import FlowModel

/// A run of the sketch engine: the controllers of one flow in a flat list, linked by number.
///
/// What keeps a step from going on (it does not apply, it is a misuse) is thrown inside the run and
/// turned into an event in ``attempt(_:)``. It never leaves the run, and what stood at that moment
/// stays.
package struct SketchRun: FlowRun {
  let storyboard: Storyboard
  let showsCards: Bool
  /// Of each scene whether the app retains its controllers.
  let retainedScenes: [Bool]
  let fault: Fault?
  let tabFault: TabFault?
  let recording: Recording
  /// Every controller that was ever born; its number is its place.
  var nodes: [SketchNode] = []
  /// How many were born before the app was launched anew.
  var firstOfLaunch = 0
  /// The window's root controller.
  var root: ControllerID?
  /// How wide the window is, and whether it has got that width in the step.
  var size = SizeClass.regular
  var isResized = false
  /// Whether the stage is being set; then only what goes wrong is recorded.
  var isOnStage = true
  /// The transitions that have not come to their end, in the order in which they were accepted.
  var flights: [Flight] = []
  /// Those of them whose turn comes in the round of settling that is going on.
  var landing: [Flight] = []
  /// What the user has begun and neither finished nor taken back.
  var gesture: Gesture?
  var gestureCount = 0
  /// Whose gesture begins, while one does.
  var grip: Grip?
  /// The intermediate flows that are open.
  var journeys: [Journey] = []
  /// What controllers have done by themselves, and what is put off under a fault.
  var reactions = ReactionLog()
  var delayed: [(ControllerID, SegueIdentifier)] = []
  /// Whether transitions are animated; a step or a segue that is not animated says no meanwhile.
  var areAnimationsEnabled = true
  /// Whether the app is in the background, where nothing moves and nobody is touched.
  var isInBackground = false
  /// Those who await that their views are loaded, and those who could be seen at the last look.
  var awaited: Set<ControllerID> = []
  var seen: Set<ControllerID> = []
  /// How many loading views are performing their embed segues.
  var embeddings = 0
  /// What waits for its stack, who is kept for nothing, and who has missed the width of the window,
  /// each under a fault.
  var postponedPushes: [(ControllerID, on: ControllerID)] = []
  var retained: [ControllerID] = []
  var uninformed: [ControllerID] = []
  /// What was saved last: the tree in preorder.
  var saved: [SavedNode]?

  /// Who hears of no touch any more, and which tabs are left again, each under a fault.
  var deaf: [ControllerID] = []
  var revertedTabs: [(tabs: ControllerID, former: ControllerID)] = []

  /// Whether something was begun whose end a faulty engine waits for in vain.
  var isBusy = false

  init(in world: World, fault: Fault?, tabFault: TabFault?, recording: Recording) {
    storyboard = world.storyboard
    showsCards = world.showsCards
    retainedScenes = storyboard.scenes.map(\.contract.isRetained)
    self.fault = fault
    self.tabFault = tabFault
    self.recording = recording
  }

  /// Does one step, finishes what is in flight when the step settles, and takes one snapshot.
  package mutating func perform(_ step: Step, into recording: Recording) {
    precondition(recording === self.recording, "a run keeps the recording that it began with")
    reactions.beginStep()
    isResized = false
    attempt { run throws(Interruption) in
      try run.catchUp(before: step.kind)
      run.areAnimationsEnabled = step.isAnimated
      try run.carryOut(step.action)
      try run.performDelayed()
    }
    areAnimationsEnabled = true
    if step.settles || flights.isEmpty, !recording.isHalted { settle() }
    closeFinishedJourneys()
    recording.take(snapshot())
  }

  /// Does something up to what interrupts it, and records that.
  mutating func attempt(_ work: (inout Self) throws(Interruption) -> Void) {
    do { try work(&self) } catch { recording.record(error.event) }
  }

  /// Records what happens, but not on stage.
  func tell(_ what: Event.What) {
    if !isOnStage { recording.record(what) }
  }

  subscript(controller: ControllerID) -> SketchNode {
    get { nodes[controller.index] }
    set { nodes[controller.index] = newValue }
  }
}

/// Why something goes no further.
enum Interruption: Error {
  case declined(Decline)
  case misuse(Misuse, ControllerID)

  /// What is recorded of it.
  var event: Event.What {
    switch self {
    case .declined(let decline): .declined(decline)
    case .misuse(let misuse, let controller): .misuse(misuse, controller)
    }
  }
}

/// One controller: what it is, and where it hangs.
struct SketchNode {
  let label: Label?
  let kind: ControllerKind
  /// The scene that it was made from, as an index into the storyboard's scenes.
  let scene: Int?
  /// The segue that put it, or what led to it, between source and destination.
  let flow: RequestID?

  var parent: ControllerID?
  /// The stack bottom first, the tabs, the columns, or plain children.
  var children: [ControllerID] = [] {
    didSet { if !oldValue.isEmpty { formerChildren = oldValue } }
  }
  var selected: ControllerID? {
    didSet { if oldValue != nil { formerSelected = oldValue } }
  }

  var isViewLoaded = false
  /// The embed segue that made it, after those that made who performed it, as indices into the
  /// storyboard's segues.
  var embedTrail: [Int] = []
  /// The embed segues, as indices into the storyboard's segues, whose container views are filled.
  var filled: [Int] = []

  /// What it presents itself.
  var owned: ControllerID?
  /// What presents it.
  var presenter: ControllerID?
  /// What was asked to present it.
  var caller: ControllerID?
  /// Its own style, and what is known of its presentation while it is presented.
  var style = PresentationStyle.automatic
  var presentation: SketchPresentation?
  /// Whether a popover of it would point at nothing.
  var lacksAnchor = false
  /// Of a split view controller, whether there is one column only, what the primary one has taken,
  /// and what nobody took.
  var isCollapsed = false
  var detail: ControllerID?
  var keptSecondary: ControllerID?

  /// How it was presented last; for faults only.
  var formerPresentation: SketchPresentation?
  /// The children and the selection one operation ago; for faulty claims only.
  private(set) var formerChildren: [ControllerID]?
  private(set) var formerSelected: ControllerID?
  /// Whether it claims that, under a fault.
  var claimsFormerSelection = false
  /// The parent that it names wrongly, under a fault.
  var misnamedParent: ControllerID?

  init(label: Label?, kind: ControllerKind, scene: Int?, flow: RequestID?) {
    self.label = label
    self.kind = kind
    self.scene = scene
    self.flow = flow
  }
}
