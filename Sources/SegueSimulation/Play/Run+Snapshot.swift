import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// The tree and the claims as they are now.
  ///
  /// - Parameter nodeCount: About how many controllers the tree has.
  /// - Returns: What stands, and what is said about it.
  func snapshot(expecting nodeCount: Int) -> Snapshot {
    var snapshot = Snapshot(expecting: nodeCount)
    snapshot.inFlightCount = environment.transitionsInFlight
    snapshot.animationCount = environment.animationsInFlight
    snapshot.delayedCount = environment.delayedCount
    snapshot.meanwhileCount = environment.meanwhileCount
    snapshot.isInBackground = environment.isInBackground
    snapshot.hasSavedState = environment.application.hasSavedState
    snapshot.interacting = environment.interactingController.map(recorder.number)
    snapshot.isGestureHeld = environment.holdsGesture
    snapshot.size = SizeClass(window.sizeClass)
    let moment = Moment(in: environment)
    window.visitTree { add($0, $1, at: moment, to: &snapshot) }
    if recorder.mayMakeTouchables, moment.isAtRest { addStrangersInWindow(to: &snapshot) }
    if let hearing = recorder.sizeHearing { add(hearing, to: &snapshot) }
    // What is done once is over when time has passed, and lets go of whom it keeps.
    if moment.isAtRest, !environment.hasDelayedAnswer {
      snapshot.outliving = outliving(snapshot.nodes)
    }
    return snapshot
  }

  /// Adds who has not heard that the window gets another width though they were presented, and who
  /// has heard it twice; of classes of an app's own nobody knows what they have heard.
  private func add(_ hearing: SizeHearing, to snapshot: inout Snapshot) {
    for controller in window.everybody {
      let number = recorder.number(of: controller)
      if let deaf = hearing.unheard(presentedBy: controller).map(recorder.number),
        !recorder.abilities[deaf.index].contains(.own)
      {
        snapshot.add(.unheard, of: .controller(number), deaf)
      }
      if hearing.hasHeardTwice(controller), !recorder.abilities[number.index].contains(.own) {
        snapshot.add(.heardTwice, of: .controller(number), nil)
      }
    }
  }

  /// Who lives and is neither in the tree nor kept for later.
  private func outliving(_ nodes: [Snapshot.Node]) -> [ControllerID] {
    guard environment.livingCount != nodes.count else { return [] }
    var stands = [Bool](repeating: false, count: recorder.cast.count)
    for node in nodes { stands[node.controller.index] = true }
    let missing = recorder.members(where: environment.isAlive).filter { !stands[$0.index] }
    guard !missing.isEmpty else { return [] }
    let aside = putAside
    return missing.filter { !aside.contains($0) }
  }

  /// Who is not in the tree because a split view controller in it keeps the column for later, or a
  /// navigation item the search.
  private var putAside: [ControllerID] {
    var aside = window.everybody
    let inTree = aside.count
    var next = 0
    while next < aside.count {
      let controller = aside[next]
      if next >= inTree {
        aside += controller.children
        if let presented = controller.presented { aside.append(presented) }
      }
      if let split = controller as? UISplitViewController {
        if let kept = split.keptSecondary { aside.append(kept) }
        aside += split.columnsAside
      }
      if let search = controller.searchAside, recorder.number(ofBirth: search.birth) != nil {
        aside.append(search)
      }
      next += 1
    }
    return aside[inTree...].map(recorder.number)
  }

  /// The children that a container of an app's own shows, or will show when its view is loaded.
  private func shownChildren(
    of controller: UIViewController, _ abilities: Abilities
  ) -> ArraySlice<UIViewController> {
    guard abilities.contains(.own) else { return [] }
    let visible = controller.visibleChildren
    guard visible.isEmpty, !controller.isViewLoaded else { return visible }
    let branch = (controller as? any BranchContainer)?.selectedChild
    let main = (controller as? any MainChildContainer)?.mainChild
    return [branch ?? main].compactMap { $0 }[...]
  }

  private func add(
    _ controller: UIViewController, _ standing: Standing, at moment: Moment,
    to snapshot: inout Snapshot
  ) {
    let number = recorder.number(of: controller)
    let kind = recorder.cast[number.index].kind
    let abilities = recorder.abilities[number.index]
    let visible = shownChildren(of: controller, abilities)
    let tab = kind == .tabs ? selectedTab(of: controller, showing: visible, abilities) : nil
    var node = Snapshot.Node(number, standing.place)
    node.isOnScreen = standing.isOnScreen
    addLinks(of: controller, standing, to: &node)
    if kind != .content { recorder.noteDelegate(ofContainer: controller, as: number) }
    if standing.style != nil { recorder.noteDelegate(ofPresented: controller) }
    if let selected = tab ?? (abilities.contains(.branches) ? visible.last : nil) {
      node.selected = recorder.number(of: selected)
    }
    snapshot.add(node)
    if kind == .navigation {
      addClaim(.stack, of: number, controller.children[...], to: &snapshot)
    } else if tab != nil {
      snapshot.add(.selection, of: .controller(number), node.selected)
    } else if kind == .split, let split = controller as? UISplitViewController, split.isCollapsed {
      addClaim(.detail, of: number, split.heldDetail, to: &snapshot)
    }
    if moment.mayHideBars, kind != .content, controller.hidesItsBar {
      snapshot.add(.hiddenBar, of: .controller(number), nil)
    }
    if moment.mayShowToolbars, (controller as? UINavigationController)?.hasToolbar == true {
      snapshot.add(.toolbar, of: .controller(number), nil)
    }
    if recorder.mayMakeTouchables {
      addMade(by: controller, as: node, kind, at: moment, to: &snapshot)
    }
    let pages = controller.pagesSoFar
    if !pages.isEmpty {
      addClaim(.named(recorder.word("pages")), of: number, pages[...], to: &snapshot)
    }
    if abilities.contains(.own) {
      addClaim(.visible, of: number, visible, to: &snapshot)
      addDeclarations(of: controller, number, abilities, to: &snapshot)
      addDeeds(of: controller, number, kind, to: &snapshot)
      if moment.isAtRest {
        if kind == .content {
          addStrangers(of: controller, number, to: &snapshot)
          addUntold(of: controller, number, to: &snapshot)
        } else if !abilities.contains(.routes) {
          addAnswers(of: controller, number, to: &snapshot)
        }
      }
    }
  }

  /// Adds what code has made, which no scene names.
  private func addMade(
    by controller: UIViewController, as node: Snapshot.Node, _ kind: ControllerKind,
    at moment: Moment, to snapshot: inout Snapshot
  ) {
    let number = node.controller
    let isCodeMade = recorder.cast[number.index].scene == nil
    if isCodeMade, kind == .content, !controller.children.isEmpty,
      !recorder.abilities[number.index].contains(.own)
    {
      addClaim(.visible, of: number, controller.visibleChildren, to: &snapshot)
    }
    if node.isOnScreen, isCodeMade || recorder.abilities[number.index].contains(.own) {
      recorder.noteTitle(of: controller, as: number)
      addTouchables(of: controller, number, to: &snapshot)
    }
    guard moment.isAtRest else { return }
    if kind != .content || isCodeMade { addStrangers(of: controller, number, to: &snapshot) }
    if kind == .content, isCodeMade { addUntold(of: controller, number, to: &snapshot) }
  }

  /// Adds what code has put before the user, and whether no touch gets through to anything.
  private func addTouchables(
    of controller: UIViewController, _ number: ControllerID, to snapshot: inout Snapshot
  ) {
    let (found, isShut) = controller.touchablesInReach
    for (name, touchable) in named(found, of: controller) {
      snapshot.add(name, touchedOn: number, as: TouchRole(touchable.role))
    }
    let isCovered = isShut || found.isEmpty && controller.coverOfContent == .bare
    if isCovered, !reachesDrawnControl(of: controller) {
      snapshot.add(.untouchable, of: .controller(number), nil)
      let whole = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
      let owner = recorder.number(of: whole)
      if whole.isShownModally, !snapshot.claims(.modal, by: owner) {
        snapshot.add(.modal, of: .controller(owner), nil)
      }
    }
  }

  /// The selected tab; what a registered class answers for it may be something else.
  private func selectedTab(
    of controller: UIViewController, showing visible: ArraySlice<UIViewController>,
    _ abilities: Abilities
  ) -> UIViewController? {
    abilities.contains(.own)
      ? visible.last : (controller as? UITabBarController)?.selectedViewController
  }

  private func addLinks(
    of controller: UIViewController, _ standing: Standing, to node: inout Snapshot.Node
  ) {
    node.parent = number(standing.parent, controller.parentLink)
    node.presenter = number(standing.presenter, controller.presenter)
    node.caller = number(standing.caller, controller.caller)
    node.popoverSource = number(standing.popoverSource, controller.popoverSource)
    node.replaced = number(standing.replaced, controller.replacedViewController)
    node.style = standing.style.map(PresentationStyle.init)
    node.form = standing.form.map(PresentationStyle.init)
    node.isViewLoaded = standing.isViewLoaded
    node.isInTransition = standing.isInTransition
  }

  /// The number of a controller by its birth; the controller itself is asked for only when nobody
  /// has taken it down.
  private func number(
    _ birth: Int?, _ controller: @autoclosure () -> UIViewController?
  ) -> ControllerID? {
    guard let birth else { return nil }
    return recorder.number(ofBirth: birth) ?? controller().map(recorder.number)
  }
}

extension Standing {
  fileprivate var place: Snapshot.Place {
    guard let lister else { return .window }
    return isPresented ? .presented(by: lister) : .child(of: lister)
  }
}

/// What holds for everybody while a snapshot is taken.
///
/// Read once: each access from this module is checked.
private struct Moment {
  let isAtRest: Bool
  let mayHideBars: Bool
  let mayShowToolbars: Bool

  init(in environment: SegueEnvironment) {
    isAtRest = environment.transitionsInFlight == 0 && !environment.isHalted
    mayHideBars = environment.mayHideBars
    mayShowToolbars = environment.mayShowToolbars
  }
}
