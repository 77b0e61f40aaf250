import FlowModel

/// What the user has begun: a back swipe, or a sheet that is pulled down.
struct Gesture {
  let number: Int
  let controller: ControllerID
  /// What lay on top of the stack before the swipe.
  var popped: ControllerID?
  /// What the class's own swipe does to the stack, if it is that.
  var change: Change?

  /// A stack before and afterwards.
  struct Change {
    let former: [ControllerID]
    let later: [ControllerID]
  }
}

/// Whose gesture begins.
enum Grip {
  case house, own
}

/// What the delegate of a presentation is asked and told.
enum ExitCallback: String {
  case shouldDismiss = "presentationControllerShouldDismiss"
  case willDismiss = "presentationControllerWillDismiss"
  case didDismiss = "presentationControllerDidDismiss"
  case didAttempt = "presentationControllerDidAttemptToDismiss"
}

extension SketchRun {
  /// Makes sure that a controller can be touched: seen, and not blocked by what moves it.
  ///
  /// - SeeAlso: UIKit blocks touches during a transition; that neighbours of what moves can be
  ///   touched is undocumented; reading chosen by this project.
  func touch(_ controller: ControllerID, evenMoving: Bool = false) throws(Interruption) {
    guard isOnScreen(controller), !isInBackground else { throw .declined(.notTouchable) }
    let isBlocked = fault == .movementSwallowsAllTouches && !flights.isEmpty
    guard evenMoving || !(isBlocked || isMovedAlong(controller)) else {
      throw .declined(.swallowed)
    }
  }

  private func isMovedAlong(_ controller: ControllerID) -> Bool {
    var inside = [controller]
    for (lower, upper) in zip(chain(of: controller), chain(of: controller).dropFirst())
    where self[lower].parent == upper {
      inside.append(upper)
    }
    return inside.contains(where: isStackInFlight)
      || chain(of: controller).contains(where: isComingOrGoing)
  }

  /// Leaves by the back button, by pulling a sheet down, or begins to.
  mutating func leave(_ action: Step.Action) throws(Interruption) {
    switch action {
    case .back(let label):
      let stack = try touchedStack(label)
      try popTop(of: stack, fault == .backPopsTwo ? 2 : 1)
      expandSheet(around: stack, under: .backMakesSheetFullScreen)
    case .beginBack(let label):
      try beginBack(of: try touchedStack(label, begins: true))
    case .swipeDown(let label):
      let sheet = try touched(label, shownAs: [.pageSheet, .formSheet])
      if mayLeave(sheet) { try dismissForUser(sheet) }
      if fault == .pullKeepsStacksBusy { isBusy = true }
    case .tapOutside(let label):
      let popover = try touched(label, shownAs: [.popover])
      let below = self[popover].presenter.flatMap { self[$0].presenter }
      if mayLeave(popover) { try dismissForUser(popover) }
      if fault == .tapOutsideDismissesTwo, let below { try dismiss(below) }
    case .tapTab(let tab, on: let label): try touchTab(tab, on: label)
    case .beginSwipeDown(let label):
      let sheet = try touched(label, shownAs: [.pageSheet, .formSheet], begins: true)
      guard mayLeave(sheet) else { return }
      recording.record(.interaction(sheet, .began))
      try dismissForUser(sheet)
      begin(Gesture(number: gestureCount, controller: sheet))
    default: break
    }
  }

  /// Goes on with what the user has begun.
  mutating func goOn(_ action: Step.Action) throws(Interruption) {
    guard let gesture = ongoingGesture else { throw .declined(.notApplicable) }
    switch action {
    case .progress: recording.record(.interaction(gesture.controller, .moved))
    case .finish:
      finishGesture()
      if fault == .finishPopsTwo, gesture.popped != nil { try popTop(of: gesture.controller) }
      if fault == .finishSelectsFirstTab { selectFirstTabs() }
    case .cancel: try cancel(gesture)
    default: break
    }
  }
}

// The gesture.
extension SketchRun {
  /// What the user has in hand, as long as it is in the window.
  var ongoingGesture: Gesture? { gesture.flatMap { isInWindow($0.controller) ? $0 : nil } }

  private mutating func beginBack(of stack: ControllerID) throws(Interruption) {
    let contract = contract(of: stack)
    let former = self[stack].children
    guard former.count > 1 else { return }
    var gesture = Gesture(number: gestureCount, controller: stack)
    grip = contract.hasOwnBackSwipe ? .own : .house
    defer { grip = nil }
    if grip == .house { recording.record(.interaction(stack, .began)) }
    try popTop(of: stack)
    if grip == .house {
      gesture.popped = former.last
    } else {
      gesture.change = Gesture.Change(former: former, later: self[stack].children)
    }
    begin(gesture)
  }

  /// Puts what has begun to move into the user's hand, and not what a class has begun meanwhile;
  /// where a fault lets nothing move there is nothing to hold.
  private mutating func begin(_ gesture: Gesture) {
    guard let last = flights.lastIndex(where: { $0.controller == gesture.controller }) else {
      return
    }
    flights[last].gesture = gesture.number
    self.gesture = gesture
    gestureCount += 1
  }

  /// Turns what the user has in hand into a transition like any other.
  mutating func finishGesture() {
    if let ongoingGesture { finish(ongoingGesture) }
  }

  mutating func finish(_ gesture: Gesture) {
    self.gesture = nil
    recording.record(.interaction(gesture.controller, .finished))
  }

  /// Finishes a back swipe in a stack that is changed otherwise.
  mutating func finishGesture(in stack: ControllerID) {
    if let gesture, gesture.controller == stack, gesture.popped != nil { finishGesture() }
  }

  mutating func cancel(_ gesture: Gesture) throws(Interruption) {
    self.gesture = nil
    if let change = gesture.change {
      guard fault != .cancelIsCompleted else { return }
      for place in flights.indices where flights[place].gesture == gesture.number {
        flights[place].takenBack = change
      }
      return
    }
    if fault == .cancelKeepsDismissed, gesture.popped == nil {
      for place in flights.indices where flights[place].gesture == gesture.number {
        flights[place].gesture = nil
        flights[place].isUserExit = false
      }
    }
    if fault == .cancelKeepsMoving, gesture.popped != nil {
      keepMoving(gesture)
    } else {
      flights.removeAll { $0.gesture == gesture.number }
    }
    let isLost = fault == .cancelWhileMovingKeepsPopped && !flights.isEmpty
    if let popped = gesture.popped, fault != .cancelKeepsPopped, !isLost {
      move(popped, to: gesture.controller)
    }
    recording.record(.interaction(gesture.controller, .cancelled))
    if fault == .takenBackIsShown, gesture.popped != nil { tellShown(below: gesture.controller) }
    if [.cancelledPullDeafensSheet, .cancelledPullKeepsSheetBusy].contains(fault),
      gesture.popped == nil
    {
      deaf.append(gesture.controller)
    }
    try updateViews()
    if gesture.popped == nil {
      if fault == .cancelForgetsCaller { self[gesture.controller].caller = nil }
      if fault == .didDismissAfterCancel { tell(gesture.controller, .didDismiss) }
    }
  }
}

// The stack and the sheet.
extension SketchRun {
  /// Lets what a gesture has begun go on, and tells nobody, under a fault.
  private mutating func keepMoving(_ gesture: Gesture) {
    for place in flights.indices where flights[place].gesture == gesture.number {
      flights[place].shown = nil
    }
  }

  /// Puts back what a swipe of a class's own took off, unless the stack is another one now.
  mutating func takeBack(_ change: Gesture.Change, in stack: ControllerID) {
    if self[stack].children == change.later, fault != .takenBackStaysPopped {
      for popped in change.former.dropFirst(change.later.count)
      where self[popped].parent == nil && self[popped].presenter == nil {
        move(popped, to: stack)
      }
    }
    recording.record(.interaction(stack, .cancelled))
    attempt { run throws(Interruption) in try run.updateViews() }
  }

  private func touchedStack(
    _ label: Label, begins: Bool = false
  ) throws(Interruption) -> ControllerID {
    let stack = try receiver(label, of: .navigation)
    let isOwnSwipe = begins && contract(of: stack).hasOwnBackSwipe
    let least = fault == .backPopsRoot && !begins || isOwnSwipe ? 0 : 1
    guard self[stack].children.count > least, !begins || ongoingGesture == nil else {
      throw .declined(.notApplicable)
    }
    try touch(stack, evenMoving: fault == .backNotSwallowed)
    return stack
  }

  private mutating func popTop(
    of stack: ControllerID, _ count: Int = 1
  ) throws(Interruption) {
    let stacked = self[stack].children
    guard let below = stacked.dropLast().last else {
      stacked.forEach { self[$0].parent = nil }
      self[stack].children = []
      return
    }
    try pop(stack, to: stacked.dropLast(count).last ?? below)
  }

  private func touched(
    _ label: Label, shownAs forms: [PresentationStyle], begins: Bool = false
  ) throws(Interruption) -> ControllerID {
    let presented = try receiver(label)
    guard let form = self[presented].presentation?.form, forms.contains(form),
      !begins || ongoingGesture == nil
    else {
      throw .declined(.notApplicable)
    }
    try touch(presented)
    if fault == .cancelledPullDeafensSheet, deaf.contains(presented) { throw .declined(.swallowed) }
    return presented
  }

  /// Asks whether the user may leave, and tells that they do or that they tried.
  private func mayLeave(_ sheet: ControllerID) -> Bool {
    if !isModal(sheet) || fault == .modalNotObeyed {
      tell(sheet, .shouldDismiss)
      if !contract(of: self[sheet].presentation?.original ?? sheet).keeps {
        tell(sheet, .willDismiss)
        if fault == .willDismissTwice { tell(sheet, .willDismiss) }
        return true
      }
    }
    if fault != .attemptNotTold { tell(sheet, .didAttempt) }
    return false
  }

  /// Whether the controller, or what can be seen in it, keeps the user.
  private func isModal(_ controller: ControllerID) -> Bool {
    contract(of: controller).isModal
      || self[controller].children.contains { shows(controller, $0) && isModal($0) }
  }

  private mutating func dismissForUser(_ sheet: ControllerID) throws(Interruption) {
    guard let presenter = self[sheet].presenter else { return }
    recording.record(.dismiss(sheet, from: presenter))
    let isTooEarly = fault == .didDismissTooEarly
    if isTooEarly { tell(sheet, .didDismiss) }
    try start(.dismissal, of: sheet, isUserExit: !isTooEarly)
  }

  func tell(_ presented: ControllerID, _ callback: ExitCallback) {
    recording.record(.callback(presented, recording.word(callback.rawValue)))
  }
}
