import FlowModel
import SegueKit

// Calls of navigation controllers.
extension SegueSimulation.Run {
  func push(
    _ subject: Step.Subject, on label: Label, animated: Bool
  ) throws(Inapplicable) {
    let stack: UINavigationController = try container(label, given: subject)
    if let router = router(stack) {
      return ask(router, for: .push(try take(subject)), animated: animated)
    }
    try stack.pushViewController(take(subject), animated: animated)
  }

  func pop(on label: Label, animated: Bool) throws(Inapplicable) {
    let stack: UINavigationController = try container(label)
    if let router = router(stack) { return ask(router, for: .goBack, animated: animated) }
    let popped = stack.popViewController(animated: animated)
    note(popped: popped.map { [$0] }, by: stack)
  }

  func popTo(
    _ target: Label, on label: Label, animated: Bool
  ) throws(Inapplicable) {
    let stack: UINavigationController = try container(label)
    try note(popped: stack.popToViewController(controller(target), animated: animated), by: stack)
  }

  func popToRoot(on label: Label, animated: Bool) throws(Inapplicable) {
    let stack: UINavigationController = try container(label)
    if let router = router(stack) { return ask(router, for: .goHome, animated: animated) }
    note(popped: stack.popToRootViewController(animated: animated), by: stack)
  }

  /// Keeps what a stack of a registered class returns until the snapshot is taken; of a router its
  /// routes tell more.
  private func note(popped: [UIViewController]?, by stack: UINavigationController) {
    let number = recorder.number(of: stack)
    let abilities = recorder.abilities[number.index]
    guard abilities.contains(.own), !abilities.contains(.routes) else { return }
    recorder.popped = (number, (popped ?? []).map(recorder.number))
  }

  func setStack(
    _ labels: [Label], on label: Label, animated: Bool
  ) throws(Inapplicable) {
    let (stack, controllers): (UINavigationController, [UIViewController]) =
      try container(label, givenAll: labels)
    stack.setViewControllers(controllers, animated: animated)
  }
}

// Calls of other containers, UIKit's and an app's own.
extension SegueSimulation.Run {
  /// Exchanges the tabs; that one is two times among them is left alone.
  func setTabs(
    _ labels: [Label], on label: Label, animated: Bool
  ) throws(Inapplicable) {
    let (tabs, controllers): (UITabBarController, [UIViewController]) =
      try container(label, givenAll: labels)
    guard Set(labels).count == labels.count else { throw Inapplicable(.notApplicable) }
    tabs.setViewControllers(controllers, animated: animated)
  }

  func select(_ tab: Label, on label: Label, animated: Bool) throws(Inapplicable) {
    let container: UIViewController = try container(label)
    let tab = try controller(tab)
    let tabs = container as? UITabBarController
    guard tabs != nil || container is any BranchContainer else { throw Inapplicable(.wrongKind) }
    guard tab.parentLink === container else { throw Inapplicable(.notApplicable) }
    tabs?.selectedViewController = tab
    if let own = container as? any BranchContainer { select(tab, on: own, animated: animated) }
  }

  func add(_ subject: Step.Subject, to label: Label) throws(Inapplicable) {
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
    if child.parentLink === parent { child.didMove(toParent: parent) }
  }

  func remove(_ label: Label) throws(Inapplicable) {
    let child = try controller(label)
    guard let parent = child.parentLink else { throw Inapplicable(.notApplicable) }
    try checkOpenness(of: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    // Which views a container shows is its own business; whoever takes a child off any other takes
    // its view along.
    if !(parent is any BranchContainer), child.parentLink == nil {
      child.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Leaves the children of a container alone that others may not add or take away: that of UIKit's
  /// own kinds, and one that would not hear of it.
  private func checkOpenness(of parent: UIViewController) throws(Inapplicable) {
    guard member(parent).kind == .content else { throw Inapplicable(.wrongKind) }
    try checkHearing(of: parent)
  }

  /// Leaves the children of a container alone that forwards appearance by hand: it would not hear
  /// of one that somebody else takes.
  func checkHearing(of parent: UIViewController) throws(Inapplicable) {
    guard parent.shouldAutomaticallyForwardAppearanceMethods else {
      throw Inapplicable(.notApplicable)
    }
  }

  /// A container, and those who are to be all that is in it.
  ///
  /// That it would be empty is left alone, and so are those who would go to it from another one
  /// that would not hear of it.
  private func container<Container: UIViewController>(
    _ label: Label, givenAll labels: [Label]
  ) throws(Inapplicable) -> (Container, [UIViewController]) {
    _ = try controller(label)
    let controllers = try handedOver(labels)
    let container: Container = try container(label)
    guard !controllers.isEmpty else { throw Inapplicable(.notApplicable) }
    for case let parent? in controllers.map(\.parentLink) where parent !== container {
      try checkHearing(of: parent)
    }
    return (container, controllers)
  }

  func replaceMainChild(
    of label: Label, with subject: Step.Subject, animated: Bool
  ) throws(Inapplicable) {
    let found: UIViewController = try container(label, given: subject)
    guard let own = found as? any MainChildContainer else { throw Inapplicable(.wrongKind) }
    try replaceMainChild(of: own, with: take(subject), animated: animated)
  }
}
