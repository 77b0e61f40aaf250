import FlowModel
import SegueKit

// What is claimed about a controller: by the house, by code that no scene names, and by classes of
// an app's own.
extension SegueSimulation.Run {
  /// Adds what the house says about a container of its own: whom it holds or has in front, and
  /// which of its bars are hidden or shown.
  func addHouseClaims(
    of subject: SnapshotSubject, selecting selected: ControllerID?, at moment: Moment,
    to snapshot: inout Snapshot
  ) {
    let controller = subject.controller
    switch subject.kind {
    case .navigation: addClaim(.stack, of: subject, controller.children[...], to: &snapshot)
    case .tabs: if selected != nil { snapshot.add(.selection, of: subject.owner, selected) }
    case .split:
      if let split = controller as? UISplitViewController, split.isCollapsed {
        addClaim(.detail, of: subject, split.heldDetail, to: &snapshot)
      }
    case .content: break
    }
    if moment.mayHideBars, subject.kind != .content, controller.hidesItsBar {
      snapshot.add(.hiddenBar, of: subject.owner, nil)
    }
    if moment.mayShowToolbars, (controller as? UINavigationController)?.hasToolbar == true {
      snapshot.add(.toolbar, of: subject.owner, nil)
    }
  }

  /// Adds what code has made, which no scene names.
  func addMade(
    by subject: SnapshotSubject, onScreen isOnScreen: Bool, at moment: Moment,
    to snapshot: inout Snapshot
  ) {
    let isPage = subject.kind == .content
    let controller = subject.controller
    if subject.isCodeMade, isPage, !controller.children.isEmpty, !subject.isRegistered {
      addClaim(.visible, of: subject, controller.visibleChildren, to: &snapshot)
    }
    if subject.isCodeMade || subject.isRegistered {
      if isOnScreen || controller.isNamedByBackButton {
        recorder.noteTitle(of: controller, as: subject.number)
      }
      if isOnScreen { addTouchables(of: subject, to: &snapshot) }
    }
    guard moment.isAtRest else { return }
    if !isPage || subject.isCodeMade { addStrangers(of: subject, to: &snapshot) }
    if isPage, subject.isCodeMade { addUntold(of: subject, to: &snapshot) }
  }

  /// Adds what code has put before the user, and whether no touch gets through to anything.
  private func addTouchables(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    let controller = subject.controller
    let (found, isShut) = controller.touchablesInReach
    for (name, touchable) in named(found, of: controller) {
      snapshot.add(name, touchedOn: subject.number, as: TouchRole(touchable.role))
    }
    let isCovered = isShut || found.isEmpty && controller.coverOfContent == .bare
    if isCovered, !reachesDrawnControl(of: controller) {
      snapshot.add(.untouchable, of: subject.owner, nil)
      let whole = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
      let owner = recorder.number(of: whole)
      if whole.isShownModally, !snapshot.claims(.modal, by: owner) {
        snapshot.add(.modal, of: .controller(owner), nil)
      }
    }
  }

  /// Adds which pages a page view controller has shown so far.
  func addPages(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    let pages = subject.controller.pagesSoFar
    guard !pages.isEmpty else { return }
    addClaim(.named(recorder.word("pages")), of: subject, pages[...], to: &snapshot)
  }
}

extension UIViewController {
  /// Whether it lies right below the top of a stack, whose back button is called as it is.
  fileprivate final var isNamedByBackButton: Bool {
    (parent as? UINavigationController)?.viewControllers.dropLast().last === self
  }
}

// MARK: - Registered classes

extension SegueSimulation.Run {
  /// Adds what a controller of a registered class shows, says and has done, and at rest what can be
  /// seen of its children besides.
  func addOwnClaims(
    of subject: SnapshotSubject, showing visible: ArraySlice<UIViewController>, at moment: Moment,
    to snapshot: inout Snapshot
  ) {
    addClaim(.visible, of: subject, visible, to: &snapshot)
    addDeclarations(of: subject, to: &snapshot)
    addDeeds(of: subject, to: &snapshot)
    guard moment.isAtRest else { return }
    if subject.kind == .content {
      addStrangers(of: subject, to: &snapshot)
      addUntold(of: subject, to: &snapshot)
    } else if !subject.abilities.contains(.routes) {
      addAnswers(of: subject, to: &snapshot)
    }
  }

  /// Adds what a controller of a registered class says about itself.
  private func addDeclarations(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    let (controller, abilities) = (subject.controller, subject.abilities)
    if abilities.contains(.branches), let container = controller as? any BranchContainer {
      add(.selection(container.selectedChild), of: subject, to: &snapshot)
    }
    if abilities.contains(.mainChild), let container = controller as? any MainChildContainer {
      add(.main(container.mainChild), of: subject, to: &snapshot)
    }
    guard abilities.contains(.declarations), let believer = controller as? any Declares else {
      return
    }
    for declaration in believer.declarations { add(declaration, of: subject, to: &snapshot) }
  }

  private func add(
    _ declaration: Declaration, of subject: SnapshotSubject, to snapshot: inout Snapshot
  ) {
    switch declaration {
    case .children(let children): addClaim(.children, of: subject, children[...], to: &snapshot)
    case .selection(let child): addClaim(.selection, of: subject, child, to: &snapshot)
    case .main(let child): addClaim(.main, of: subject, child, to: &snapshot)
    case .routes(let routes): addClaim(.routes, of: subject, routes[...], to: &snapshot)
    case .named(let name, let controllers):
      addClaim(.named(recorder.word(name)), of: subject, controllers[...], to: &snapshot)
    }
  }

  /// Adds what a controller of a registered class has done in the step and nobody else tells.
  ///
  /// That is whom it says to have popped, and from whom it has kept another width. Of children that
  /// are of a registered class themselves nobody knows what they have heard.
  private func addDeeds(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    if let popped = recorder.popped, popped.stack == subject.number {
      snapshot.add(.popped, of: subject.owner, popped.controllers)
    }
    guard subject.kind == .content, let hearing = recorder.sizeHearing else { return }
    let unheard = hearing.unheard(in: subject.controller).map(recorder.number)
      .filter { !recorder.isRegistered($0) }
    if !unheard.isEmpty { snapshot.add(.unheard, of: subject.owner, unheard) }
  }

  /// Adds what the properties of a stack or of tabs of a registered class answer.
  ///
  /// A router is not asked: it lists what it shows as its routes.
  private func addAnswers(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    func add(_ property: Snapshot.Property, _ answer: ArraySlice<UIViewController>) {
      addClaim(.property(property), of: subject, answer, to: &snapshot)
    }
    func add(_ property: Snapshot.Property, _ answer: UIViewController?) {
      addClaim(.property(property), of: subject, answer, to: &snapshot)
    }
    if let stack = subject.controller as? UINavigationController {
      add(.viewControllers, stack.viewControllers[...])
      add(.topViewController, stack.topViewController)
      add(.visibleViewController, stack.visibleViewController)
    } else if let tabs = subject.controller as? UITabBarController {
      let list = tabs.viewControllers ?? []
      let index = tabs.selectedIndex
      add(.viewControllers, list[...])
      add(.selectedViewController, tabs.selectedViewController)
      add(.selectedIndex, list.indices.contains(index) ? list[index] : nil)
    }
  }
}

// MARK: - Who stands in a view, and who was told

extension SegueSimulation.Run {
  /// Adds whose views a controller has in its own that are no children of it.
  private func addStrangers(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    let strangers = subject.controller.strangersInView
    guard !strangers.isEmpty else { return }
    snapshot.add(.strangers, of: subject.owner, numbers(of: strangers))
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

  /// Adds the children that a controller of an app's own class has told only half of what they must
  /// hear.
  ///
  /// It has not said to them that it is their parent; or it has said that it will not be, and still
  /// is.
  private func addUntold(of subject: SnapshotSubject, to snapshot: inout Snapshot) {
    addChildren(of: subject, as: .untold, to: &snapshot) { $0.awaitsParent }
    addChildren(of: subject, as: .leaving, to: &snapshot) { $0.awaitsLossOfParent }
  }

  /// Adds the children for whom something holds, if there are any.
  private func addChildren(
    of subject: SnapshotSubject, as facet: Snapshot.Facet, to snapshot: inout Snapshot,
    where holds: (UIViewController) -> Bool
  ) {
    let children = subject.controller.children.filter(holds)
    guard !children.isEmpty else { return }
    addClaim(facet, of: subject, children[...], to: &snapshot)
  }
}

// MARK: - One claim

extension SegueSimulation.Run {
  /// Adds that a controller names others.
  private func addClaim(
    _ facet: Snapshot.Facet, of subject: SnapshotSubject, _ named: ArraySlice<UIViewController>,
    to snapshot: inout Snapshot
  ) {
    snapshot.add(facet, of: subject.owner, named.lazy.map(recorder.number))
  }

  /// Adds that a controller names another, or nobody.
  private func addClaim(
    _ facet: Snapshot.Facet, of subject: SnapshotSubject, _ named: UIViewController?,
    to snapshot: inout Snapshot
  ) {
    snapshot.add(facet, of: subject.owner, named.map { recorder.number(of: $0) })
  }
}
