import FlowModel
import SegueKit

// Every step either applies and is carried out, or says why not.
extension SegueSimulation.Run {
  /// Carries out what a step asks for.
  ///
  /// - Returns: Why the step does not apply; `nil` when it does.
  func carryOut(_ step: Step) -> Decline? {
    do {
      try attempt(step)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Carries out a step; where the user taps and time does not pass, the finger stays down.
  private func attempt(_ step: Step) throws(Inapplicable) {
    if environment.holdsGesture, try liftsFinger(for: step.action) { return }
    // Who has a swipe in hand has no other finger to leave down.
    guard case .tap = step.action, !step.settles, environment.interactiveTransition == nil else {
      return try carryOut(step.action, animated: step.isAnimated)
    }
    try environment.holdingGestures { () throws(Inapplicable) in
      try carryOut(step.action, animated: step.isAnimated)
    }
  }

  /// Has the user lift the finger of a gesture of the app's own where they need it for a step.
  ///
  /// They have but one, and lifting it is all that they do then: no touch comes to anything.
  ///
  /// - Returns: Whether the step is done with that; `false` where the finger stays down.
  private func liftsFinger(for action: Step.Action) throws(Inapplicable) -> Bool {
    switch action {
    case .tap, .tapTab, .tapOutside, .back, .swipeDown, .beginBack, .beginSwipeDown:
      environment.letGo()
      throw Inapplicable(.notApplicable)
    case .finish, .cancel:
      environment.letGo(takingBack: action == .cancel)
      return true
    default: return false
    }
  }

  private func carryOut(_ action: Step.Action, animated: Bool) throws(Inapplicable) {
    switch action {
    case .tap(let label, let control): try tap(control, of: controller(label))
    case .performSegue(let label, let identifier):
      try controller(label).performSegue(withIdentifier: identifier.text, sender: nil)
    case .present(let subject, on: let label, let style):
      try present(subject, on: label, style: style, animated: animated)
    case .dismiss(let label): try dismiss(on: label, animated: animated)
    case .push(let subject, on: let label): try push(subject, on: label, animated: animated)
    case .pop(let label): try pop(on: label, animated: animated)
    case .popTo(let target, on: let label): try popTo(target, on: label, animated: animated)
    case .popToRoot(let label): try popToRoot(on: label, animated: animated)
    case .setStack(let labels, on: let label): try setStack(labels, on: label, animated: animated)
    case .setTabs(let labels, on: let label): try setTabs(labels, on: label, animated: animated)
    case .select(let tab, on: let label): try select(tab, on: label, animated: animated)
    case .show(let subject, on: let label): try show(subject, on: label)
    case .showDetail(let subject, on: let label): try showDetail(subject, on: label)
    case .add(let subject, to: let label): try add(subject, to: label)
    case .remove(let label): try remove(label)
    case .replace(let subject, on: let label):
      try replaceMainChild(of: label, with: subject, animated: animated)
    case .answer(let label, let success): try answer(by: label, success: success)
    case .size(let size): try resize(to: UIUserInterfaceSizeClass(size))
    case .settle: try settle()
    case .back(let label): try stackWithBackButton(label).touchBackButton()
    case .swipeDown(let label): try touchedSheet(label, for: .whole).pullDown()
    case .tapOutside(let label): try touchedPopover(label).touchOutside()
    case .tapTab(let tab, on: let label): try touchTab(tab, on: label)
    case .beginBack(let label): try beginBack(of: stackToSwipe(label))
    case .beginSwipeDown(let label):
      try touchedSheet(label, for: .beginning).beginInteractiveDismissal()
    case .progress(let percent): try interaction().update(Double(percent) / 100)
    case .finish: try interaction().finish()
    case .cancel: try interaction().cancel()
    case .open(let scene): try open(scene)
    case .alert: try showAlert()
    case .background: try enterBackground()
    case .foreground: try enterForeground()
    case .root(let subject): try window.rootViewController = take(subject)
    case .save: try save()
    case .restore: try restore()
    case .signal(let name): try receive(name)
    case .wait: try wait()
    }
  }

  /// Presents a controller as a step does, and takes down the completion.
  func present(
    _ controller: UIViewController, by caller: UIViewController, style: PresentationStyle?,
    animated: Bool
  ) {
    choose(style, for: controller)
    let number = recorder.number(of: controller)
    caller.present(controller, animated: animated) { [recorder] in
      if !recorder.isOnStage { recorder.record(.completion(number, .present)) }
    }
  }

  private func choose(_ style: PresentationStyle?, for controller: UIViewController) {
    if let style { controller.modalPresentationStyle = UIModalPresentationStyle(style) }
    if style == .popover, controller.presenter == nil {
      controller.popoverPresentationController?.sourceView = UIView()
    }
  }

  private func present(
    _ subject: Step.Subject, on label: Label, style: PresentationStyle?, animated: Bool
  ) throws(Inapplicable) {
    let caller = try controller(label)
    if let router = router(caller) {
      let controller = try take(subject)
      choose(style, for: controller)
      return ask(router, for: .present(controller), animated: animated)
    }
    try present(take(subject), by: caller, style: style, animated: animated)
  }

  private func dismiss(on label: Label, animated: Bool) throws(Inapplicable) {
    let receiver = try controller(label)
    if let router = router(receiver) { return ask(router, for: .closeAll, animated: animated) }
    let number = recorder.number(of: receiver)
    receiver.dismiss(animated: animated) { [recorder] in
      recorder.record(.completion(number, .dismiss))
    }
  }

  private func show(_ subject: Step.Subject, on label: Label) throws(Inapplicable) {
    let receiver = try controller(label)
    try receiver.show(take(subject), sender: nil)
  }

  private func showDetail(_ subject: Step.Subject, on label: Label) throws(Inapplicable) {
    let receiver = try controller(label)
    try receiver.showDetailViewController(take(subject), sender: nil)
  }

  private func answer(by label: Label, success: Bool) throws(Inapplicable) {
    let reporter = try controller(label)
    guard let segue = reporter.intermediateActionSegue else { throw Inapplicable(.notApplicable) }
    segue.completed(by: reporter, success: success)
  }

  private func resize(to size: UIUserInterfaceSizeClass) throws(Inapplicable) {
    guard window.sizeClass != size else { throw Inapplicable(.notApplicable) }
    recorder.sizeHearing = SizeHearing(from: window.rootViewController)
    window.traitOverrides.horizontalSizeClass = size
  }

  private func settle() throws(Inapplicable) {
    guard environment.transitionsInFlight > 0 || environment.delayedCount > 0 else {
      throw Inapplicable(.notApplicable)
    }
    environment.passTime()
  }

  private func wait() throws(Inapplicable) {
    guard environment.meanwhileCount > 0 else { throw Inapplicable(.notApplicable) }
    environment.passTimeMeanwhile()
  }
}
