import FlowModel

extension SketchRun {
  /// Puts a controller on top of a stack.
  ///
  /// As the detail of a collapsed split view controller it may be a navigation controller.
  mutating func push(
    _ controller: ControllerID, on navigation: ControllerID, asDetail: Bool = false
  ) throws(Interruption) {
    try checkStacks(controller, on: navigation, asDetail: asDetail)
    warnOfNesting(in: navigation)
    let top = self[navigation].children.last
    move(controller, to: navigation)
    recording.record(.push(controller, on: navigation))
    expandSheet(around: navigation, under: .pushMakesSheetFullScreen)
    let shown = announceTop(of: navigation, after: top)
    try start(.stack, of: navigation, shown: shown)
  }

  /// Cuts a stack back to one of its entries.
  mutating func pop(
    _ navigation: ControllerID, to target: ControllerID
  ) throws(Interruption) {
    let stack = self[navigation].children
    guard let end = stack.firstIndex(of: target) else { return }
    let popped = stack[(end + 1)...]
    if !popped.isEmpty { warnOfNesting(in: navigation) }
    if fault == .popLeavesPresentation { keepPresentation(of: popped, on: navigation) }
    for controller in popped { self[controller].parent = nil }
    self[navigation].children = Array(stack[...end])
    if fault == .parentLinkStale { self[target].misnamedParent = stack.last }
    recording.record(.pop(navigation, to: target))
    guard !popped.isEmpty else { return }
    let shown = announceTop(of: navigation, after: popped.last)
    try start(.stack, of: navigation, shown: shown, leaving: Array(popped))
  }

  /// Replaces a stack, bottom first; the ones that come from elsewhere are checked as in a push.
  mutating func setStack(
    _ stack: [ControllerID], on navigation: ControllerID
  ) throws(Interruption) {
    let former = self[navigation].children
    for (index, controller) in stack.enumerated() {
      guard !stack[..<index].contains(controller) else { throw .misuse(.pushesStacked, controller) }
      if !former.contains(controller) { try checkStacks(controller, on: navigation) }
    }
    warnOfNesting(in: navigation)
    for controller in former { self[controller].parent = nil }
    for controller in stack {
      detach(controller)
      self[controller].parent = navigation
    }
    self[navigation].children = stack
    recording.record(.stack(navigation, recording.list(stack)))
    let shown = announceTop(of: navigation, after: former.last)
    try start(.stack, of: navigation, shown: shown, leaving: former)
  }

  /// Warns of a change of a stack while another one is in flight.
  ///
  /// - SeeAlso: UIKit, what `UINavigationController` logs of a nested push animation.
  private mutating func warnOfNesting(in navigation: ControllerID) {
    if fault != .swipeOutlivesPush { finishGesture(in: navigation) }
    guard isStackInFlight(navigation) else { return }
    recording.record(.warned(.nestedTransition, navigation))
  }

  /// Selects a tab.
  mutating func select(_ tab: ControllerID, on tabs: ControllerID) throws(Interruption) {
    self[tabs].selected = tab
    self[tabs].claimsFormerSelection = false
    recording.record(.select(tab, on: tabs))
    try updateViews()
  }

  /// Makes a controller the last child of another.
  mutating func add(_ controller: ControllerID, to parent: ControllerID) throws(Interruption) {
    try checkFits(controller, into: parent)
    move(controller, to: parent)
    if fault == .addGoesFirst { self[parent].children.reverse() }
    recording.record(.add(controller, to: parent))
    try updateViews()
  }

  /// Puts a controller into a column of a split view controller, or after the columns.
  ///
  /// Handing over what stands in the column changes nothing.
  mutating func replace(
    column: Int, of split: ControllerID, with controller: ControllerID
  ) throws(Interruption) {
    try checkFits(controller, into: split)
    guard self[split].children.indices.contains(column) else {
      move(controller, to: split)
      recording.record(.replace(controller, on: split))
      return try updateViews()
    }
    let former = self[split].children[column]
    guard former != controller else { return }
    detach(controller)
    self[former].parent = nil
    self[controller].parent = split
    self[split].children = self[split].children.map { $0 == former ? controller : $0 }
    recording.record(.replace(controller, on: split))
    try updateViews()
  }

  /// Refuses what a stack cannot take.
  private func checkStacks(
    _ controller: ControllerID, on navigation: ControllerID, asDetail: Bool = false
  ) throws(Interruption) {
    guard self[controller].parent != navigation else { throw .misuse(.pushesStacked, controller) }
    switch self[controller].kind {
    case .navigation where asDetail || fault == .stackTakesStacks:
      try checkFits(controller, into: navigation)
    case .navigation, .split: throw .misuse(.pushesContainer, controller)
    case .content, .tabs: try checkFits(controller, into: navigation)
    }
  }

  /// Refuses a child that is presented, the window's root, or what the parent itself hangs from.
  func checkFits(
    _ controller: ControllerID, into parent: ControllerID
  ) throws(Interruption) {
    let isPresented = self[controller].presenter != nil
    guard !isPresented, controller != root, !chain(of: parent).contains(controller) else {
      throw .misuse(.inconsistentHierarchy, controller)
    }
  }

  /// Makes a stock navigation controller around a controller.
  mutating func wrap(_ controller: ControllerID) throws(Interruption) -> ControllerID {
    let navigation = instantiate(.navigation)
    try checkStacks(controller, on: navigation)
    move(controller, to: navigation)
    return navigation
  }
}
