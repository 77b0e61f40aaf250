import FlowModel
import SegueKit

// Every step either applies and is carried out, or says why not.
extension SegueSimulation.Run {
  /// Carries out what a step asks for.
  ///
  /// - Returns: Why the step does not apply; `nil` when it does.
  func carryOut(_ step: Step) -> Decline? {
    let (action, animated) = (step.action, step.isAnimated)
    do {
      switch action {
      case .tap(let label, let control): try tap(control, of: controller(label))
      case .performSegue(let label, let identifier):
        try controller(label).performSegue(withIdentifier: identifier.text, sender: nil)
      case .present, .dismiss, .show, .showDetail, .answer, .settle:
        try carryOutOnAny(action, animated: animated)
      case .size(let size):
        guard window.sizeClass != UIUserInterfaceSizeClass(size) else { return .notApplicable }
        window.traitOverrides.horizontalSizeClass = UIUserInterfaceSizeClass(size)
      case .push, .pop, .popTo, .popToRoot, .setStack:
        try carryOutOnStack(action, animated: animated)
      case .select, .replace, .add, .remove: try carryOutOnChildren(action, animated: animated)
      case .back, .swipeDown, .tapOutside, .tapTab, .beginBack, .beginSwipeDown: try leave(action)
      case .progress, .finish, .cancel: try goOn(action)
      case .open, .alert, .background, .foreground, .root, .save, .restore:
        try carryOutFromOutside(action)
      }
      return nil
    } catch {
      return error.reason
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

  private func carryOutOnAny(
    _ action: Step.Action, animated: Bool
  ) throws(Inapplicable) {
    switch action {
    case .present(let subject, on: let label, let style):
      let caller = try controller(label)
      if let router = router(caller) {
        let controller = try take(subject)
        choose(style, for: controller)
        return ask(router, for: .present(controller), animated: animated)
      }
      try present(take(subject), by: caller, style: style, animated: animated)
    case .dismiss(let label):
      let receiver = try controller(label)
      if let router = router(receiver) { return ask(router, for: .closeAll, animated: animated) }
      let number = recorder.number(of: receiver)
      receiver.dismiss(animated: animated) { [recorder] in
        recorder.record(.completion(number, .dismiss))
      }
    case .show(let subject, on: let label):
      let receiver = try controller(label)
      try receiver.show(take(subject), sender: nil)
    case .showDetail(let subject, on: let label):
      let receiver = try controller(label)
      try receiver.showDetailViewController(take(subject), sender: nil)
    case .answer(let label, let success):
      let reporter = try controller(label)
      guard let segue = reporter.intermediateActionSegue else { throw Inapplicable(.notApplicable) }
      segue.completed(by: reporter, success: success)
    case .settle:
      guard environment.transitionsInFlight > 0 else { throw Inapplicable(.notApplicable) }
      environment.settle()
    default: break
    }
  }

  private func carryOutOnStack(
    _ action: Step.Action, animated: Bool
  ) throws(Inapplicable) {
    switch action {
    case .push(let subject, on: let label):
      let stack: UINavigationController = try container(label, given: subject)
      if let router = router(stack) {
        return ask(router, for: .push(try take(subject)), animated: animated)
      }
      try stack.pushViewController(take(subject), animated: animated)
    case .pop(let label):
      let stack: UINavigationController = try container(label)
      if let router = router(stack) { return ask(router, for: .goBack, animated: animated) }
      stack.popViewController(animated: animated)
    case .popTo(let target, on: let label):
      let stack: UINavigationController = try container(label, given: .existing(target))
      try stack.popToViewController(controller(target), animated: animated)
    case .popToRoot(let label):
      let stack: UINavigationController = try container(label)
      if let router = router(stack) { return ask(router, for: .goHome, animated: animated) }
      stack.popToRootViewController(animated: animated)
    case .setStack(let labels, on: let label):
      _ = try controller(label)
      var controllers: [UIViewController] = []
      for label in labels { controllers.append(try handedOver(label)) }
      let stack: UINavigationController = try container(label)
      guard !controllers.isEmpty else { throw Inapplicable(.notApplicable) }
      stack.setViewControllers(controllers, animated: animated)
    default: break
    }
  }

  private func carryOutOnChildren(
    _ action: Step.Action, animated: Bool
  ) throws(Inapplicable) {
    switch action {
    case .select(let tab, on: let label):
      let container: UIViewController = try container(label, given: .existing(tab))
      let tab = try controller(tab)
      let tabs = container as? UITabBarController
      guard tabs != nil || container is any BranchContainer else { throw Inapplicable(.wrongKind) }
      guard tab.parent === container else { throw Inapplicable(.notApplicable) }
      tabs?.selectedViewController = tab
      if let own = container as? any BranchContainer { select(tab, on: own, animated: animated) }
    case .replace(let subject, on: let label):
      let found: UIViewController = try container(label, given: subject)
      guard let own = found as? any MainChildContainer else { throw Inapplicable(.wrongKind) }
      try replaceMainChild(of: own, with: take(subject), animated: animated)
    case .add(let subject, to: let label):
      let parent = try controller(label)
      try check(subject)
      guard member(parent).kind == .content else { throw Inapplicable(.wrongKind) }
      if case .existing(let label) = subject, controller(named: label) != nil {
        throw Inapplicable(.notApplicable)
      }
      let child = try take(subject)
      parent.addChild(child)
      if child.parent === parent { child.didMove(toParent: parent) }
    case .remove(let label):
      let child = try controller(label)
      guard let parent = child.parent else { throw Inapplicable(.notApplicable) }
      guard member(parent).kind == .content else { throw Inapplicable(.wrongKind) }
      child.willMove(toParent: nil)
      child.removeFromParent()
    default: break
    }
  }

  private func tap(_ name: ControlName, of source: UIViewController) throws(Inapplicable) {
    guard let scene = sceneName(of: source), let index = blueprint.index(of: name, in: scene)
    else { throw Inapplicable(.noSuchControl) }
    try touch(source)
    let control = UIControl()
    // The control may outlive the tap, as what a popover points at, and keeps nobody.
    let receiver = recorder.number(of: source)
    for firing in blueprint.controls[index].fires {
      switch firing {
      case .action(let action):
        control.addAction(
          UIAction { [recorder, unowned source] _ in
            recorder.report(action, to: receiver)
            (source as? any Scripted)?.script.react(source, at: .report(action))
          })
        control.addTarget(source, action: Selector(action.text))
      case .segue(let identifier):
        let segue = blueprint.index(of: identifier, from: scene)
        guard let template = source.segueTemplates.first(where: { $0.tag == segue }) else {
          continue
        }
        control.addSegue(template, from: source)
      }
    }
    recorder.tappedControl = index
    control.sendActions(for: .touchUpInside)
    recorder.tappedControl = nil
  }
}

/// A step that does not apply.
struct Inapplicable: Error {
  let reason: Decline

  init(_ reason: Decline) { self.reason = reason }
}

// Whom a step names: first the labels are looked up, then the scenes, then the kinds.
extension SegueSimulation.Run {
  func controller(_ label: Label) throws(Inapplicable) -> UIViewController {
    guard let found = controller(named: label) else { throw Inapplicable(.deadLabel) }
    return found
  }

  /// A controller in the window or, when there is none, one that the app retains.
  func handedOver(_ label: Label) throws(Inapplicable) -> UIViewController {
    guard let found = controller(named: label) ?? gone(named: label) else {
      throw Inapplicable(.deadLabel)
    }
    return found
  }

  func container<Container: UIViewController>(
    _ label: Label, given subject: Step.Subject? = nil
  ) throws(Inapplicable) -> Container {
    let found = try controller(label)
    if let subject { try check(subject) }
    guard let container = found as? Container else { throw Inapplicable(.wrongKind) }
    return container
  }

  func check(_ subject: Step.Subject) throws(Inapplicable) {
    switch subject {
    case .existing(let label): _ = try handedOver(label)
    case .new(.scene(let name)):
      guard blueprint.index(of: name) != nil else { throw Inapplicable(.noSuchScene) }
    case .new(.stock): break
    }
  }

  /// The controller that a step hands over, made now when it is a new one.
  func take(_ subject: Step.Subject) throws(Inapplicable) -> UIViewController {
    try check(subject)
    switch subject {
    case .existing(let label):
      if let standing = controller(named: label) { return standing }
      let gone = try handedOver(label)
      anchor(gone)
      return gone
    case .new(.scene(let name)):
      return storyboard.instantiateViewController(withIdentifier: name.text)
    case .new(.stock(let kind)):
      let made = UIViewController.stock(kind)
      let number = recorder.bear(made, scene: nil, kind: kind)
      recorder.record(.instantiate(number, for: nil))
      return made
    }
  }
}
