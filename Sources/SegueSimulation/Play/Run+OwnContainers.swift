import FlowModel
import SegueKit

// What steps ask of containers of an app's own, and what those say about themselves.
extension SegueSimulation.Run {
  /// Has a container bring a child to the front; it owes the completion.
  func select(
    _ child: UIViewController, on container: any BranchContainer, animated: Bool
  ) {
    let close = recorder.open(by: container)
    container.select(child, animated: animated, completion: close)
  }

  /// Has a container exchange its main child; it owes the completion.
  func replaceMainChild(
    of container: any MainChildContainer, with child: UIViewController, animated: Bool
  ) {
    let close = recorder.open(by: container)
    container.setMainChild(child, animated: animated, completion: close)
  }

  /// Adds what a controller of a registered class says about itself.
  func addDeclarations(
    of controller: UIViewController, _ number: ControllerID, _ abilities: Abilities,
    to snapshot: inout Snapshot
  ) {
    if abilities.contains(.branches), let container = controller as? any BranchContainer {
      add(.selection(container.selectedChild), of: number, to: &snapshot)
    }
    if abilities.contains(.mainChild), let container = controller as? any MainChildContainer {
      add(.main(container.mainChild), of: number, to: &snapshot)
    }
    guard abilities.contains(.declarations), let believer = controller as? any Declares else {
      return
    }
    for declaration in believer.declarations { add(declaration, of: number, to: &snapshot) }
  }

  private func add(
    _ declaration: Declaration, of number: ControllerID, to snapshot: inout Snapshot
  ) {
    switch declaration {
    case .children(let children): addClaim(.children, of: number, children[...], to: &snapshot)
    case .selection(let child): addClaim(.selection, of: number, child, to: &snapshot)
    case .main(let child): addClaim(.main, of: number, child, to: &snapshot)
    case .routes(let routes): addClaim(.routes, of: number, routes[...], to: &snapshot)
    case .named(let name, let controllers):
      addClaim(.named(recorder.word(name)), of: number, controllers[...], to: &snapshot)
    }
  }

  /// Adds what a controller of a registered class has done in the step that nobody else tells: whom
  /// it says to have popped, and from whom it has kept another width.
  ///
  /// Of children that are of a registered class themselves nobody knows what they have heard.
  func addDeeds(
    of controller: UIViewController, _ number: ControllerID, _ kind: ControllerKind,
    to snapshot: inout Snapshot
  ) {
    if let popped = recorder.popped, popped.stack == number {
      snapshot.add(.popped, of: .controller(number), popped.controllers)
    }
    guard kind == .content, let hearing = recorder.sizeHearing else { return }
    let unheard = hearing.unheard(in: controller).map(recorder.number)
      .filter { !recorder.abilities[$0.index].contains(.own) }
    if !unheard.isEmpty { snapshot.add(.unheard, of: .controller(number), unheard) }
  }

  /// Adds whose views a controller has in its own that are no children of it.
  func addStrangers(
    of controller: UIViewController, _ number: ControllerID, to snapshot: inout Snapshot
  ) {
    let strangers = controller.strangersInView
    guard !strangers.isEmpty else { return }
    snapshot.add(.strangers, of: .controller(number), numbers(of: strangers))
  }

  /// Adds whose views code has put into the window, and who stands nowhere.
  func addStrangersInWindow(to snapshot: inout Snapshot) {
    let strangers = window.strangersInView
    guard !strangers.isEmpty else { return }
    snapshot.add(.strangers, of: .party(recorder.word("window")), numbers(of: strangers))
  }

  /// The numbers of controllers; of those who were never seen before, whoever is gone has none.
  private func numbers(of links: [ControllerLink]) -> [ControllerID] {
    links.compactMap { recorder.number(ofBirth: $0.birth) ?? $0.target.map(recorder.number) }
  }

  /// Adds to whom a controller of an app's own class has not said that it is their parent, or has
  /// said that it will not be, and still is.
  func addUntold(
    of controller: UIViewController, _ number: ControllerID, to snapshot: inout Snapshot
  ) {
    for (facet, isOfIt) in [
      (Snapshot.Facet.untold, \UIViewController.awaitsParent), (.leaving, \.awaitsLossOfParent),
    ] {
      let children = controller.children.filter { $0[keyPath: isOfIt] }
      guard !children.isEmpty else { continue }
      snapshot.add(facet, of: .controller(number), children.map(recorder.number))
    }
  }

  /// Adds what the properties of a stack or of tabs of a registered class answer.
  ///
  /// A router is not asked: it lists what it shows as its routes.
  func addAnswers(
    of controller: UIViewController, _ number: ControllerID, to snapshot: inout Snapshot
  ) {
    func add(_ property: Snapshot.Property, _ answer: ArraySlice<UIViewController>) {
      addClaim(.property(property), of: number, answer, to: &snapshot)
    }
    func add(_ property: Snapshot.Property, _ answer: UIViewController?) {
      addClaim(.property(property), of: number, answer, to: &snapshot)
    }
    if let stack = controller as? UINavigationController {
      add(.viewControllers, stack.viewControllers[...])
      add(.topViewController, stack.topViewController)
      add(.visibleViewController, stack.visibleViewController)
    } else if let tabs = controller as? UITabBarController {
      let list = tabs.viewControllers ?? []
      let index = tabs.selectedIndex
      add(.viewControllers, list[...])
      add(.selectedViewController, tabs.selectedViewController)
      add(.selectedIndex, list.indices.contains(index) ? list[index] : nil)
    }
  }

  /// Adds that a controller names others.
  func addClaim(
    _ facet: Snapshot.Facet, of number: ControllerID, _ named: ArraySlice<UIViewController>,
    to snapshot: inout Snapshot
  ) {
    snapshot.add(facet, of: .controller(number), named.lazy.map(recorder.number))
  }

  /// Adds that a controller names another, or nobody.
  func addClaim(
    _ facet: Snapshot.Facet, of number: ControllerID, _ named: UIViewController?,
    to snapshot: inout Snapshot
  ) {
    snapshot.add(facet, of: .controller(number), named.map { recorder.number(of: $0) })
  }
}
