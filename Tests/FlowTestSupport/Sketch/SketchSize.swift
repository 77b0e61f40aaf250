import FlowModel

/// What is known of a presentation; it stands with whoever is shown.
struct SketchPresentation {
  /// Who was asked to be presented; somebody else may be shown in its place.
  var original: ControllerID
  var style: PresentationStyle
  /// Whether there is something to point at.
  let isAnchored: Bool
  /// The form that is shown, and the width that it was found for.
  var form: PresentationStyle
  var size: SizeClass?
  /// The source of the popover segue that it comes from.
  var popoverSource: ControllerID?

  init(of original: ControllerID, style: PresentationStyle, isAnchored: Bool) {
    self.original = original
    self.style = style
    self.isAnchored = isAnchored
    form = style
  }
}

extension SketchRun {
  /// Gives the window another width; what is in flight comes to its end before.
  mutating func resize(to size: SizeClass) throws(Interruption) {
    if fault == .resizeRevivesDismissed {
      flights.removeAll { $0.movement == .dismissal && $0.gesture == nil }
    }
    settle()
    if fault == .coveredSplitNotTold {
      uninformed = nodes.indices.map(ControllerID.init).filter {
        self[$0].kind == .split && self[$0].parent == nil && !isOnScreen($0)
      }
    }
    self.size = size
    isResized = true
    recording.record(.size(size))
    if fault == .wideningSelectsFirstTab, size == .regular { selectFirstTabs() }
    if fault == .sizeMovesPresentation, size == .regular { presentFromOutermost() }
    try updateViews()
  }

  /// Has those hear of the width of the window who have missed it and can be seen.
  mutating func catchUp(before kind: Step.Kind) throws(Interruption) {
    guard kind != .present, kind != .dismiss, uninformed.contains(where: isOnScreen) else { return }
    uninformed.removeAll(where: isOnScreen)
    try fit()
  }

  /// Makes everything fit the width of the window: always the first that does not, in preorder.
  mutating func fit() throws(Interruption) {
    while let misfit = root.map({ subtree(of: $0) })?.first(where: isMisfit) {
      if isUnadapted(misfit) {
        try adapt(misfit)
      } else if size == .compact {
        collapse(misfit)
      } else {
        expand(misfit)
      }
    }
  }

  private func isMisfit(_ controller: ControllerID) -> Bool {
    let isToldSplit = self[controller].kind == .split && !uninformed.contains(controller)
    let isWrongSplit = isToldSplit && self[controller].isCollapsed != (size == .compact)
    return isWrongSplit || isUnadapted(controller)
  }

  private func isUnadapted(_ controller: ControllerID) -> Bool {
    self[controller].presentation.map { $0.size != size } ?? false
  }
}

// MARK: - Columns

extension SketchRun {
  /// Puts the secondary column onto the stack of the primary one, or aside.
  private mutating func collapse(_ split: ControllerID) {
    self[split].isCollapsed = true
    self[split].detail = nil
    let columns = self[split].children
    if columns.count > 1 {
      if fault == .collapseDropsPresentation, let presented = self[columns[1]].owned {
        for controller in subtree(of: presented) { unlink(controller) }
      }
      detach(columns[1])
      let isTaken =
        self[columns[0]].kind == .navigation && self[columns[1]].kind != .split
        && (contract(of: split).collapse != .discards || fault == .discardedColumnTaken)
      if isTaken {
        move(columns[1], to: columns[0])
        let top = self[columns[0]].children.count - 1
        if fault == .columnLandsBelowTheTop, top > 0 {
          self[columns[0]].children.swapAt(top, top - 1)
        }
        self[split].detail = columns[1]
      } else if fault != .secondaryLost {
        self[split].keptSecondary = columns[1]
      }
    }
    tell(.collapse(split))
  }

  /// Puts the secondary column back: what the stack still holds of it, or what was put aside.
  private mutating func expand(_ split: ControllerID) {
    let primary = self[split].children.first
    let isStack =
      fault != .detailStaysOnStack && primary.map { self[$0].kind == .navigation } ?? false
    if let primary, isStack { misplaceDetail(of: split, in: primary) }
    let separated = self[split].detail.flatMap { isStack && self[$0].parent == primary ? $0 : nil }
    if fault == .expansionDropsWhatLiesAbove, let primary, let separated {
      for above in self[primary].children.drop(while: { $0 != separated }).dropFirst() {
        detach(above)
      }
    }
    if let secondary = separated ?? self[split].keptSecondary {
      detach(secondary)
      self[secondary].parent = split
      self[split].children.insert(secondary, at: primary == nil ? 0 : 1)
    }
    self[split].isCollapsed = false
    self[split].detail = nil
    self[split].keptSecondary = nil
    tell(.expand(split))
  }
}

// MARK: - Presentations

extension SketchRun {
  /// The form that a presentation adapts to, or `nil` when it does not adapt.
  func adaptedForm(of original: ControllerID, style: PresentationStyle) -> PresentationStyle? {
    if fault == .popoverStays, style == .popover { return nil }
    guard size == .compact, [.pageSheet, .formSheet, .popover].contains(style) else { return nil }
    switch contract(of: original).adapts {
    case .some(.none): return nil
    case nil where showsCards: return style == .popover ? .formSheet : nil
    case .fullScreen, nil: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .pageSheet: return .pageSheet
    case .formSheet: return .formSheet
    }
  }

  /// Shows a presentation in the form for the width of the window.
  private mutating func adapt(_ shown: ControllerID) throws(Interruption) {
    guard var presentation = self[shown].presentation else { return }
    if fault == .containedPresentationNotTold, presentation.size != nil,
      self[shown].presenter.flatMap({ self[$0].parent }) != nil
    {
      presentation.size = size
      self[shown].presentation = presentation
      return
    }
    if replaced(by: shown) == nil, presentation.original != shown {
      presentation.original = shown
      presentation.popoverSource = nil
    }
    if fault == .popoverComesBackAsSheet, presentation.style == .popover,
      size == .regular, presentation.size == .compact
    {
      presentation.style = .pageSheet
    }
    let original = presentation.original
    let adapted = adaptedForm(of: original, style: presentation.style)
    let isKept = fault == .formKept && adapted == nil
    let form = isKept ? presentation.form : adapted ?? presentation.style
    guard form != .popover || presentation.isAnchored else {
      throw .misuse(.popoverWithoutAnchor, original)
    }
    if original != shown { unwrap(original, from: shown) }
    let wrapper = adapted == nil ? nil : try replacement(for: original)
    let isChanged = presentation.form != form || (wrapper ?? original) != shown
    presentation.form = form
    presentation.size = size
    self[wrapper ?? original].presentation = presentation
    if isChanged { tell(.adapt(original, as: form, with: wrapper)) }
  }

  /// Presents a stack around a controller in its place, when its class has one made.
  private mutating func replacement(
    for original: ControllerID
  ) throws(Interruption) -> ControllerID? {
    guard contract(of: original).replacement == .navigation, fault != .replacementForgotten else {
      return nil
    }
    let stack = instantiate(.navigation)
    switch self[original].kind {
    case .navigation, .split: throw .misuse(.pushesContainer, original)
    case .content, .tabs: break
    }
    pass(on: original, to: stack)
    move(original, to: stack)
    return stack
  }

  /// Presents a controller itself again, and gives it what its replacement presents.
  private mutating func unwrap(_ original: ControllerID, from stack: ControllerID) {
    detach(original)
    pass(on: stack, to: original)
    guard let above = self[stack].owned else { return }
    self[stack].owned = nil
    if self[original].owned == nil {
      self[original].owned = above
      self[above].presenter = original
    } else {
      self[above].presenter = nil
    }
  }

  /// Lets one controller be presented in place of another.
  private mutating func pass(on old: ControllerID, to new: ControllerID) {
    guard let presenter = self[old].presenter else { return }
    self[presenter].owned = new
    self[new].presenter = presenter
    self[new].caller = fault == .replacementForgetsCaller ? presenter : self[old].caller
    self[new].presentation = self[old].presentation
    for index in journeys.indices where journeys[index].presented == old {
      journeys[index].presented = new
    }
    self[old].presenter = nil
    self[old].caller = nil
    self[old].presentation = nil
  }

  /// The controller in whose place another is shown, as long as it is inside.
  func replaced(by shown: ControllerID) -> ControllerID? {
    guard let original = self[shown].presentation?.original, self[original].parent == shown else {
      return nil
    }
    return original
  }
}

// MARK: - Sources of popovers

extension SketchRun {
  /// Keeps the source of a popover segue with the presentation, when there is one.
  mutating func keepPopoverSource(_ source: ControllerID, of destination: ControllerID) {
    if fault == .unanimatedPopoverHasNoSource, !areAnimationsEnabled { return }
    if let shown = shown(for: destination) { self[shown].presentation?.popoverSource = source }
  }

  /// The source of the popover segue by which a controller is presented, if it is in the window.
  func popoverSource(of controller: ControllerID) -> ControllerID? {
    guard let shown = shown(for: controller),
      let source = self[shown].presentation?.popoverSource, isInWindow(source)
    else { return nil }
    return source
  }

  /// Who is shown when a controller was asked to be presented: the controller or what is around it.
  private func shown(for controller: ControllerID) -> ControllerID? {
    if self[controller].presentation?.original == controller { return controller }
    return self[controller].parent.flatMap { replaced(by: $0) == controller ? $0 : nil }
  }
}
