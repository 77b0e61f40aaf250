import FlowModel

// What happens besides what was asked for, each under a fault.
extension SketchRun {
  /// Has what children present be presented by their outermost container, under a fault.
  mutating func presentFromOutermost() {
    for controller in root.map({ subtree(of: $0) }) ?? [] {
      guard let owned = self[controller].owned, let outermost = lineage(of: controller).last,
        self[outermost].owned == nil,
        !lineage(of: controller).contains(where: { self[$0].kind == .split })
      else { continue }
      self[controller].owned = nil
      self[outermost].owned = owned
      self[owned].presenter = outermost
    }
  }

  /// Shows who is presented again in the form that they had before, under a fault.
  mutating func keepFormerForm(of presented: ControllerID) {
    guard fault == .comebackKeepsItsForm, let former = self[presented].formerPresentation,
      former.style == self[presented].presentation?.style, former.original == presented
    else { return }
    var presentation = self[presented].presentation
    presentation?.form = former.form
    presentation?.size = size
    self[presented].presentation = presentation
  }

  /// Has a stack present what one of its entries presents, under a fault.
  mutating func keepPresentation(
    of popped: ArraySlice<ControllerID>, on navigation: ControllerID
  ) {
    guard grip == nil, self[navigation].owned == nil,
      let presenter = popped.first(where: { self[$0].owned != nil }),
      let owned = self[presenter].owned
    else { return }
    self[presenter].owned = nil
    self[navigation].owned = owned
    self[owned].presenter = navigation
  }

  /// Has a swipe end as if it had been taken back, and leave what it took off where it is, under a
  /// fault.
  mutating func takeSwipe() {
    guard let gesture = ongoingGesture, gesture.popped != nil else { return }
    self.gesture = nil
    flights.removeAll { $0.gesture == gesture.number }
    recording.record(.interaction(gesture.controller, .cancelled))
  }

  /// Has a selection while something moves take that away, or be taken back, under a fault.
  mutating func disturbSelection(on tabs: ControllerID) {
    if fault == .selectionDropsThePushed, let stack = self[tabs].selected,
      isStackInFlight(stack), self[stack].children.count > 1
    {
      self[self[stack].children.removeLast()].parent = nil
    }
    if fault == .selectionInFlightReverted, let former = self[tabs].selected {
      revertedTabs.append((tabs, former))
    }
    guard fault == .selectionDropsPresentation else { return }
    for flight in flights where flight.movement == .presentation && flight.animator == nil {
      for controller in subtree(of: flight.controller) { unlink(controller) }
    }
    flights.removeAll { $0.movement == .presentation && $0.animator == nil }
  }

  /// Selects the tab that a stack is, under a fault.
  mutating func selectTab(around navigation: ControllerID) {
    guard let tabs = self[navigation].parent, self[tabs].kind == .tabs else { return }
    self[tabs].selected = navigation
  }

  /// Has another controller be the secondary column than the one that was, under a fault.
  mutating func misplaceDetail(of split: ControllerID, in primary: ControllerID) {
    guard let detail = self[split].detail else { return }
    switch fault {
    case .expansionTakesTheTop: self[split].detail = self[primary].children.dropFirst().last
    case .poppedDetailComesBack where !isInWindow(detail): self[split].keptSecondary = detail
    default: break
    }
  }

  /// Shows the sheet that a controller stands in over the full screen, under a fault.
  mutating func expandSheet(around controller: ControllerID, under fault: Fault) {
    guard self.fault == fault, let base = lineage(of: controller).last,
      self[base].presentation?.form.isSheet == true
    else { return }
    self[base].presentation?.style = .fullScreen
    self[base].presentation?.form = .fullScreen
  }
}
