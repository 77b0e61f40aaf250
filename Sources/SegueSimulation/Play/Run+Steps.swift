import FlowModel
import SegueKit

// Every step either applies and is carried out, or says why not.
extension SegueSimulation.Run {
  /// Carries out what a step asks for.
  ///
  /// - Returns: Why the step does not apply; `nil` when it does.
  func carryOut(_ step: Step) -> Decline? {
    do {
      try carryOut(step.action, animated: step.isAnimated)
      return nil
    } catch {
      return error.reason
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
    case .back(let label): try touchedStack(label).touchBackButton()
    case .swipeDown(let label): try touchedSheet(label).pullDown()
    case .tapOutside(let label): try touched(label, where: \.isPopover).touchOutside()
    case .tapTab(let tab, on: let label): try touchTab(tab, on: label)
    case .beginBack(let label): try beginBack(of: touchedStack(label, begins: true))
    case .beginSwipeDown(let label):
      try touchedSheet(label, begins: true).beginInteractiveDismissal()
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
    window.traitOverrides.horizontalSizeClass = size
  }

  private func settle() throws(Inapplicable) {
    guard environment.transitionsInFlight > 0 else { throw Inapplicable(.notApplicable) }
    environment.settle()
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

// Calls of navigation controllers.
extension SegueSimulation.Run {
  private func push(
    _ subject: Step.Subject, on label: Label, animated: Bool
  ) throws(Inapplicable) {
    let stack: UINavigationController = try container(label, given: subject)
    if let router = router(stack) {
      return ask(router, for: .push(try take(subject)), animated: animated)
    }
    try stack.pushViewController(take(subject), animated: animated)
  }

  private func pop(on label: Label, animated: Bool) throws(Inapplicable) {
    let stack: UINavigationController = try container(label)
    if let router = router(stack) { return ask(router, for: .goBack, animated: animated) }
    stack.popViewController(animated: animated)
  }

  private func popTo(
    _ target: Label, on label: Label, animated: Bool
  ) throws(Inapplicable) {
    let stack: UINavigationController = try container(label, given: .existing(target))
    try stack.popToViewController(controller(target), animated: animated)
  }

  private func popToRoot(on label: Label, animated: Bool) throws(Inapplicable) {
    let stack: UINavigationController = try container(label)
    if let router = router(stack) { return ask(router, for: .goHome, animated: animated) }
    stack.popToRootViewController(animated: animated)
  }

  private func setStack(
    _ labels: [Label], on label: Label, animated: Bool
  ) throws(Inapplicable) {
    _ = try controller(label)
    let controllers = try handedOver(labels)
    let stack: UINavigationController = try container(label)
    guard !controllers.isEmpty else { throw Inapplicable(.notApplicable) }
    try checkHearing(of: controllers, for: stack)
    stack.setViewControllers(controllers, animated: animated)
  }
}

// Calls of other containers, UIKit's and an app's own.
extension SegueSimulation.Run {
  /// Exchanges the tabs; that none are set, or one is two times, is left alone.
  private func setTabs(
    _ labels: [Label], on label: Label, animated: Bool
  ) throws(Inapplicable) {
    _ = try controller(label)
    let controllers = try handedOver(labels)
    let tabs: UITabBarController = try container(label)
    guard !controllers.isEmpty, Set(labels).count == labels.count else {
      throw Inapplicable(.notApplicable)
    }
    try checkHearing(of: controllers, for: tabs)
    tabs.setViewControllers(controllers, animated: animated)
  }

  private func select(_ tab: Label, on label: Label, animated: Bool) throws(Inapplicable) {
    let container: UIViewController = try container(label, given: .existing(tab))
    let tab = try controller(tab)
    let tabs = container as? UITabBarController
    guard tabs != nil || container is any BranchContainer else { throw Inapplicable(.wrongKind) }
    guard tab.parent === container else { throw Inapplicable(.notApplicable) }
    tabs?.selectedViewController = tab
    if let own = container as? any BranchContainer { select(tab, on: own, animated: animated) }
  }

  private func add(_ subject: Step.Subject, to label: Label) throws(Inapplicable) {
    let parent = try controller(label)
    try check(subject)
    try checkOpenness(of: parent)
    if case .existing(let label) = subject, controller(named: label) != nil {
      throw Inapplicable(.notApplicable)
    }
    let child = try take(subject)
    parent.addChild(child)
    // Which of its children a container shows is its own business.
    if !(parent is any BranchContainer) { parent.putInPlace(child) }
    if child.parent === parent { child.didMove(toParent: parent) }
  }

  private func remove(_ label: Label) throws(Inapplicable) {
    let child = try controller(label)
    guard let parent = child.parent else { throw Inapplicable(.notApplicable) }
    try checkOpenness(of: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  /// Leaves the children of a container alone that others may not add or take away: that of UIKit's
  /// own kinds, and one that would not hear of it.
  private func checkOpenness(of parent: UIViewController) throws(Inapplicable) {
    guard member(parent).kind == .content else { throw Inapplicable(.wrongKind) }
    try checkHearing(of: parent)
  }

  /// Leaves the children of a container alone that forwards appearance by hand: it would not hear
  /// of one that somebody else takes.
  private func checkHearing(of parent: UIViewController) throws(Inapplicable) {
    guard parent.shouldAutomaticallyForwardAppearanceMethods else {
      throw Inapplicable(.notApplicable)
    }
  }

  /// Leaves those alone that are to go to a container from another one that would not hear of it.
  private func checkHearing(
    of controllers: [UIViewController], for container: UIViewController
  ) throws(Inapplicable) {
    for case let parent? in controllers.map(\.parent) where parent !== container {
      try checkHearing(of: parent)
    }
  }

  private func replaceMainChild(
    of label: Label, with subject: Step.Subject, animated: Bool
  ) throws(Inapplicable) {
    let found: UIViewController = try container(label, given: subject)
    guard let own = found as? any MainChildContainer else { throw Inapplicable(.wrongKind) }
    try replaceMainChild(of: own, with: take(subject), animated: animated)
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

  private func handedOver(_ labels: [Label]) throws(Inapplicable) -> [UIViewController] {
    var controllers: [UIViewController] = []
    for label in labels { controllers.append(try handedOver(label)) }
    return controllers
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
    case .existing(let label):
      if let parent = try handedOver(label).parent { try checkHearing(of: parent) }
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
