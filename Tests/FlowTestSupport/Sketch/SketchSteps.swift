import FlowModel

extension SketchRun {
  /// Carries out what a step asks for.
  mutating func carryOut(_ action: Step.Action) throws(Interruption) {
    switch action {
    case .tap(let label, let control): try tap(control, of: resolve(label))
    case .performSegue(let label, let segue):
      let source = try resolve(label)
      if fault == .coveredSourcePerformsNothing, !isOnScreen(source) { return }
      try performSegue(segue, on: source)
    case .present(let subject, on: let label, let style):
      let caller = try receiver(label, given: subject)
      let presented = try take(subject)
      if style == .popover { self[presented].lacksAnchor = false }
      if fault == .presentationInFlightDropped, !flights.isEmpty { return }
      if fault == .refusalKeepsBusy, isBusy {
        return recording.record(.refused(.presentationInProgress, caller))
      }
      try present(presented, by: caller, style: style, completes: true)
    case .dismiss(let label):
      let receiver = try resolve(label)
      if fault == .popToRootKeepsBusy, isBusy {
        return end(with: .event(.completion(receiver, .dismiss)))
      }
      try dismiss(
        dismisser(for: receiver), ending: .event(.completion(receiver, .dismiss)))
    case .show(let subject, on: let label):
      let source = try receiver(label, given: subject)
      if fault == .showInFlightDropped, !flights.isEmpty { return }
      try show(take(subject), as: .show, from: source)
    case .showDetail(let subject, on: let label):
      let source = try receiver(label, given: subject)
      try show(take(subject), as: .showDetail, from: source)
    case .push, .pop, .popTo, .popToRoot, .setStack: try carryOutOnStack(action)
    case .setTabs, .select, .add, .remove, .replace: try carryOutOnChildren(action)
    case .back, .swipeDown, .tapOutside, .tapTab, .beginBack, .beginSwipeDown: try leave(action)
    case .progress, .finish, .cancel: try goOn(action)
    case .signal: throw .declined(.notApplicable)
    case .open, .alert, .background, .foreground, .root, .save, .restore:
      try carryOutFromOutside(action)
    case .answer(let label, let success): try answer(resolve(label), success: success)
    case .size(let size):
      guard size != self.size else { throw .declined(.notApplicable) }
      try resize(to: size)
    case .wait: throw .declined(.notApplicable)
    case .settle:
      guard !flights.isEmpty else { throw .declined(.notApplicable) }
      settle()
    }
  }

  private mutating func carryOutOnStack(_ action: Step.Action) throws(Interruption) {
    switch action {
    case .push(let subject, on: let label):
      let navigation = try receiver(label, given: subject, of: .navigation)
      if fault == .pullKeepsStacksBusy, isBusy, case .new = subject { return }
      if fault == .pushDuringSwipeDropped, gesture?.controller == navigation { return }
      let pushed = try take(subject)
      if fault == .comebackIsNotPushed, !flights.isEmpty || !isOnScreen(navigation),
        !isInWindow(pushed), self[navigation].formerChildren?.contains(pushed) == true
      {
        return
      }
      if fault == .pushSelectsItsTab { selectTab(around: navigation) }
      if fault == .pushWaitsForTheStack, isStackInFlight(navigation) {
        postponedPushes.append((pushed, on: navigation))
      } else {
        try push(pushed, on: navigation)
      }
    case .pop(let label):
      let navigation = try receiver(label, of: .navigation)
      if let below = self[navigation].children.dropLast().last { try pop(navigation, to: below) }
    case .popTo(let target, on: let label):
      let navigation = try receiver(label, given: .existing(target), of: .navigation)
      let target = try resolve(target)
      guard self[target].parent == navigation else {
        if fault == .foreignPopIsIgnored { return }
        throw .misuse(.popsToForeign, target)
      }
      try pop(navigation, to: target)
    case .popToRoot(let label):
      let navigation = try receiver(label, of: .navigation)
      if fault == .popToRootDismissesWhatCovers,
        lineage(of: navigation).contains(where: { self[$0].owned != nil })
      {
        try dismiss(navigation)
      }
      if let bottom = self[navigation].children.dropLast().first { try pop(navigation, to: bottom) }
      if fault == .popToRootKeepsBusy { isBusy = true }
    case .setStack(let labels, on: let label):
      let navigation = try resolve(label)
      let stack = try handedOver(labels)
      try require(.navigation, of: navigation)
      guard !stack.isEmpty else { throw .declined(.notApplicable) }
      try setStack(stack, on: navigation)
    default: break
    }
  }

  private func handedOver(_ labels: [Label]) throws(Interruption) -> [ControllerID] {
    var controllers: [ControllerID] = []
    for label in labels { controllers.append(try handedOver(label)) }
    return controllers
  }

  private mutating func carryOutOnChildren(_ action: Step.Action) throws(Interruption) {
    switch action {
    case .setTabs(let labels, on: let label):
      let tabs = try resolve(label)
      let children = try handedOver(labels)
      try require(.tabs, of: tabs)
      guard !children.isEmpty, Set(labels).count == labels.count else {
        throw .declined(.notApplicable)
      }
      try setTabs(children, on: tabs)
    case .select(let tab, on: let label):
      let tabs = try receiver(label, given: .existing(tab), of: .tabs)
      let tab = try resolve(tab)
      guard self[tab].parent == tabs else { throw .declined(.notApplicable) }
      if fault == .coveredTabsKeepSelection, self[tabs].owned != nil { return }
      if tabFault == .selectionInCodeIsAsked { maySelect(tab, on: tabs) }
      let former = self[tabs].selected
      if !flights.isEmpty { disturbSelection(on: tabs) }
      try select(tab, on: tabs)
      if fault == .leavingTabPopsItsStack, let former, former != tab { try popAll(of: former) }
    case .add(let subject, to: let label):
      let parent = try receiver(label, given: subject, of: .content)
      if case .existing(let label) = subject, (try? resolve(label)) != nil {
        throw .declined(.notApplicable)
      }
      try add(take(subject), to: parent)
    case .remove(let label):
      let child = try resolve(label)
      guard let parent = self[child].parent else { throw .declined(.notApplicable) }
      try require(.content, of: parent)
      detach(child)
      recording.record(.remove(child, from: parent))
      try updateViews()
    case .replace(let subject, on: let label):
      _ = try receiver(label, given: subject)
      throw .declined(.wrongKind)
    default: break
    }
  }

  /// The controller that a step is sent to, when the step applies: labels, then scenes, then kind.
  func receiver(
    _ label: Label, given subject: Step.Subject? = nil, of kind: ControllerKind? = nil
  ) throws(Interruption) -> ControllerID {
    let receiver = try resolve(label)
    switch subject {
    case .existing(let label): _ = try handedOver(label)
    case .new(.scene(let name)) where storyboard.index(of: name) == nil:
      throw .declined(.noSuchScene)
    case .new, nil: break
    }
    if let kind { try require(kind, of: receiver) }
    return receiver
  }

  func require(
    _ kind: ControllerKind, of controller: ControllerID
  ) throws(Interruption) {
    guard self[controller].kind == kind else { throw .declined(.wrongKind) }
  }

  /// The controller that a step hands over, made now when it is a new one.
  mutating func take(_ subject: Step.Subject) throws(Interruption) -> ControllerID {
    switch subject {
    case .existing(let label):
      let controller = try handedOver(label)
      if gone.contains(controller) { ready(controller) }
      return controller
    case .new(.stock(let kind)): return instantiate(kind)
    case .new(.scene(let name)):
      guard let scene = storyboard.index(of: name) else { throw .declined(.noSuchScene) }
      return instantiate(scene: scene)
    }
  }
}
