import FlowModel

// What comes from outside, and what an app does then.
extension SketchRun {
  /// Carries out what neither the user nor the app has started.
  mutating func carryOutFromOutside(_ action: Step.Action) throws(Interruption) {
    switch action {
    case .open(let scene): try open(scene)
    case .alert: try showAlert()
    case .background:
      guard !isInBackground else { throw .declined(.notApplicable) }
      try enterBackground()
    case .foreground:
      guard isInBackground else { throw .declined(.notApplicable) }
      enterForeground()
      if fault == .foregroundSelectsFirst { selectFirstTabs() }
    case .root(let subject): try replaceRoot(with: take(subject))
    case .save:
      guard let root else { throw .declined(.notApplicable) }
      try save(root)
    case .restore:
      guard let saved else { throw .declined(.notApplicable) }
      try restore(saved)
    default: break
    }
  }

  /// Pushes the scene of a link on the stack in front or, where none could hold it, presents it on
  /// top.
  ///
  /// Undocumented; reading chosen by this project.
  private mutating func open(_ name: SceneName) throws(Interruption) {
    guard let scene = storyboard.index(of: name) else { throw .declined(.noSuchScene) }
    guard let root, let top = tower(on: root).last else { throw .declined(.notApplicable) }
    if isInBackground { enterForeground() }
    if fault == .linkInFlightDropped, !flights.isEmpty { return }
    let destination = instantiate(scene: scene)
    let front = fault == .linkOpensBehind ? innermost(of: root, passing: true) : innermost(of: root)
    let stack = lineage(of: front).first { self[$0].kind == .navigation }
    let kind = storyboard.scenes[scene].kind
    guard let stack, kind == .content || kind == .tabs else {
      return try present(destination, by: top)
    }
    if fault == .linkResetsStack { forgetStack(of: stack) }
    try push(destination, on: stack)
  }

  /// The controller in front: through what is presented, unless that is passed, and what is shown.
  private func innermost(
    of controller: ControllerID, passing isPassing: Bool = false
  ) -> ControllerID {
    if let owned = self[controller].owned, !isPassing { return innermost(of: owned) }
    let shown = self[controller].children.last { shows(controller, $0) }
    return shown.map { innermost(of: $0, passing: isPassing) } ?? controller
  }

  private mutating func forgetStack(of navigation: ControllerID) {
    for controller in self[navigation].children.dropFirst() { self[controller].parent = nil }
    self[navigation].children = Array(self[navigation].children.prefix(1))
  }

  /// Presents an alert on what is presented topmost, whoever that is.
  private mutating func showAlert() throws(Interruption) {
    guard let root, let top = tower(on: root).last else { throw .declined(.notApplicable) }
    if fault == .alertReplacesTop, top != root, !isComingOrGoing(top) { forget(top) }
    let asked = fault == .alertReplacesTop ? tower(on: root).last : top
    if fault == .alertTakesTheSwiped { takeSwipe() }
    let alert = instantiate(.content)
    let caller = fault == .alertOnBusyRoot ? root : asked ?? root
    try present(alert, by: caller, style: .overFullScreen)
  }

  /// Takes a presentation away and tells nobody.
  private mutating func forget(_ presented: ControllerID) {
    for controller in subtree(of: presented) { unlink(controller) }
  }

  private mutating func enterBackground() throws(Interruption) {
    if fault == .backgroundKeepsMoving {
      if let gesture = ongoingGesture { try cancel(gesture) }
    } else {
      try comeToRest()
    }
    guard !recording.isHalted else { return }
    isInBackground = true
    if fault == .backgroundForgetsSavedState { saved = nil }
    if fault == .backgroundDismisses, let root, let top = tower(on: root).last { forget(top) }
    recording.record(.background)
  }

  /// Takes back what the user has in hand, and finishes what is in flight.
  mutating func comeToRest() throws(Interruption) {
    if let gesture = ongoingGesture { try cancel(gesture) }
    settle()
  }

  mutating func enterForeground() {
    isInBackground = false
    recording.record(.foreground)
  }

  mutating func selectFirstTabs() {
    guard let root else { return }
    for controller in subtree(of: root) where self[controller].kind == .tabs {
      self[controller].selected = self[controller].children.first
    }
  }

  /// Puts another tree into the window.
  private mutating func replaceRoot(with controller: ControllerID) throws(Interruption) {
    guard controller != root else { return }
    guard self[controller].parent == nil, self[controller].presenter == nil else {
      throw .misuse(.inconsistentHierarchy, controller)
    }
    let presented = root.flatMap { self[$0].owned }
    if let root { for controller in subtree(of: root) { unlink(controller) } }
    root = controller
    recording.record(.root(controller))
    try updateViews()
    closeDetachedJourneys()
    guard fault == .rootKeepsPresentation, let presented else { return }
    self[controller].owned = presented
    self[presented].presenter = controller
  }
}
