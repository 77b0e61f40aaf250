import FlowModel

/// What flows have come to of what is left to an app's code: the screens that are of no scene, what
/// can be touched that no scene names, and what a storyboard wires to an action.
///
/// Nobody knows what code would make else, so this tells what was seen; only of what was on offer
/// it can tell that nobody touched it.
public struct CodeReach: Hashable, Sendable {
  private var classes: Set<ClassName> = []
  private var offered: Set<Touchable> = []
  /// What may come to nothing: behind rows, return keys, and in screens of the system's own.
  private var idle: Set<Touchable> = []
  private var touches: [SizeClass: TouchLog] = [:]
  private var signals: Set<SignalName> = []
  private var effectiveSignals: Set<SignalName> = []

  /// How often something is touched in one width in vain until that is told.
  private static let touchesMin = 5

  /// Something that can be touched, in a screen of some class.
  public struct Touchable: Hashable, Sendable {
    /// The scene of the screen, or else its class or its title; empty where it has none of them.
    public var screen: String
    /// What it is called.
    public var name: ControlName
  }

  /// Begins where no flow has been played.
  init() {}

  /// The classes of controllers that code made, and that were on screen with nothing above them, in
  /// alphabetical order.
  public var shown: [ClassName] { classes.sorted { $0.text < $1.text } }

  /// What code put before the user and no touch has ever reached, in alphabetical order.
  public var neverTouched: [Touchable] { offered.subtracting(allTouches.touched).inOrder }

  /// What is left to code, was touched, and never brought about anything that a flow shows, in
  /// alphabetical order.
  ///
  /// It may be a switch that turns, or a button that leads nowhere. Rows, return keys and what the
  /// system's own screens have are left out: it says nothing that there is nothing behind them.
  public var touchedInVain: [Touchable] {
    allTouches.inVain().intersection(offered).subtracting(idle).inOrder
  }

  /// What code put before the user and was touched in vain in one width of the window only, in
  /// alphabetical order.
  ///
  /// It was touched there some times, and in another width something came of it.
  public func touchedInVain(only size: SizeClass) -> [Touchable] {
    let elsewhere = touches.filter { $0.key != size }.values
    let effective = elsewhere.reduce(into: Set()) { $0.formUnion($1.effective) }
    return (touches[size]?.inVain(touchesMin: Self.touchesMin) ?? [])
      .intersection(offered).intersection(effective).inOrder
  }

  /// The signals that never brought about anything that a flow shows, in alphabetical order.
  ///
  /// They came while nothing moved or waited: perhaps nobody hears them.
  public var signalsInVain: [SignalName] {
    signals.subtracting(effectiveSignals).sorted()
  }

  private var allTouches: TouchLog { touches.values.reduce(into: TouchLog()) { $0.merge($1) } }

  /// Adds what one flow came to.
  mutating func add(_ trace: Trace) {
    for snapshot in trace.snapshots {
      for node in snapshot.nodes where node.isOnScreen {
        let member = trace.cast[node.controller.index]
        if let name = member.className, member.scene == nil { classes.insert(name) }
      }
      for touchable in snapshot.touchables {
        let found = trace.touchable(touchable.name, in: touchable.controller)
        offered.insert(found)
        let isOfSystem = trace.cast[touchable.controller.index].isOfSystem
        if [.behindRow, .returnKey].contains(touchable.role) || isOfSystem {
          idle.insert(found)
        }
      }
    }
    for step in trace.steps.indices {
      guard case .signal(let name) = trace.steps[step].action, trace.snapshots[step].isSettled
      else { continue }
      signals.insert(name)
      if trace.comesToSomething(step) { effectiveSignals.insert(name) }
    }
    for touch in trace.touches {
      let before = trace.snapshots[touch.step]
      let found = trace.touchable(touch.name, in: touch.controller)
      if trace.leavesToCode(touch) { offered.insert(found) }
      touches[before.size, default: TouchLog()].add(
        found,
        isEffective: trace.comesToSomething(touch.step),
        isAtRest: before.isSettled)
    }
  }

  /// Adds what other flows of the same world came to.
  mutating func merge(_ other: CodeReach) {
    classes.formUnion(other.classes)
    offered.formUnion(other.offered)
    idle.formUnion(other.idle)
    signals.formUnion(other.signals)
    effectiveSignals.formUnion(other.effectiveSignals)
    for (size, log) in other.touches { touches[size, default: TouchLog()].merge(log) }
  }
}

extension Set<CodeReach.Touchable> {
  fileprivate var inOrder: [CodeReach.Touchable] {
    sorted { ($0.screen, $0.name.text) < ($1.screen, $1.name.text) }
  }
}

extension Trace {
  fileprivate func touchable(
    _ name: ControlName, in controller: ControllerID
  ) -> CodeReach.Touchable {
    CodeReach.Touchable(screen: screenName(of: controller) ?? "", name: name)
  }

  /// Whether code alone says what comes of the touch of something that a storyboard draws.
  fileprivate func leavesToCode(_ touch: Touch) -> Bool {
    guard let control = control(touch) else { return false }
    return world.storyboard.controls[control].isPlain
      && !missingActions.contains(.ofControl(control))
  }
}
