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
    snapshot.delays = environment.delayedNumbers
    snapshot.meanwhileCount = environment.meanwhileCount
    snapshot.isInBackground = environment.isInBackground
    snapshot.hasSavedState = environment.application.hasSavedState
    snapshot.interacting = environment.interactingController.map(recorder.number)
    snapshot.isGestureHeld = environment.holdsGesture
    snapshot.size = SizeClass(window.sizeClass)
    let moment = Moment(in: environment)
    window.visitTree { add($0, $1, at: moment, to: &snapshot) }
    let inVain = environment.takeClosingsInVain()
    let isShownAnew = environment.takeShownAnew()
    if recorder.mayMakeTouchables, moment.isAtRest {
      addStrangersInWindow(to: &snapshot)
      addCaptivity(to: &snapshot)
      if isShownAnew, let front = snapshot.nodes.last(where: \.isOnScreen)?.controller {
        snapshot.add(.shownAnew, of: .controller(front), nil)
      }
      for controller in environment.busyControllers {
        snapshot.add(.busy, of: .controller(recorder.number(of: controller)), nil)
      }
      for controller in inVain where controller.window != nil {
        snapshot.add(.closesNobody, of: .controller(recorder.number(of: controller)), nil)
      }
    }
    if let hearing = recorder.sizeHearing { add(hearing, to: &snapshot) }
    // What is done once is over when time has passed, and lets go of whom it keeps.
    if moment.isAtRest, !environment.hasDelayedAnswer {
      snapshot.outliving = outliving(snapshot.nodes)
    }
    return snapshot
  }

  /// Adds who was presented and has not heard that the window gets another width, and who has heard
  /// it twice.
  ///
  /// Of classes of an app's own nobody knows what they have heard.
  private func add(_ hearing: SizeHearing, to snapshot: inout Snapshot) {
    for controller in window.everybody {
      let number = recorder.number(of: controller)
      if let deaf = hearing.unheard(presentedBy: controller).map(recorder.number),
        !recorder.isRegistered(deaf)
      {
        snapshot.add(.unheard, of: .controller(number), deaf)
      }
      if hearing.hasHeardTwice(controller), !recorder.isRegistered(number) {
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

  private func add(
    _ controller: UIViewController, _ place: TreePlace, at moment: Moment,
    to snapshot: inout Snapshot
  ) {
    let subject = SnapshotSubject(controller, in: recorder)
    let visible = shownChildren(of: subject, onScreen: place.isOnScreen)
    let node = addNode(of: subject, place, showing: visible, to: &snapshot)
    addHouseClaims(of: subject, selecting: node.selected, at: moment, to: &snapshot)
    if recorder.mayMakeTouchables {
      addMade(by: subject, onScreen: node.isOnScreen, at: moment, to: &snapshot)
    }
    addPages(of: subject, to: &snapshot)
    if subject.isRegistered {
      addOwnClaims(of: subject, showing: visible, at: moment, to: &snapshot)
    }
  }

  /// The children that a container of an app's own shows, or will show when its view is loaded or
  /// comes on screen: until then one that shows them by their views may keep these out of its own.
  private func shownChildren(
    of subject: SnapshotSubject, onScreen isOnScreen: Bool
  ) -> ArraySlice<UIViewController> {
    guard subject.isRegistered else { return [] }
    let controller = subject.controller
    let visible = controller.visibleChildren
    let mayBeOut = !isOnScreen && !controller.namesVisibleChildren
    guard visible.isEmpty, !controller.isViewLoaded || mayBeOut else { return visible }
    let branch = (controller as? any BranchContainer)?.selectedChild
    let main = (controller as? any MainChildContainer)?.mainChild
    return [branch ?? main].compactMap { $0 }[...]
  }

  /// Adds where a controller stands, and which child it has in front.
  private func addNode(
    of subject: SnapshotSubject, _ place: TreePlace,
    showing visible: ArraySlice<UIViewController>, to snapshot: inout Snapshot
  ) -> Snapshot.Node {
    let controller = subject.controller
    let selected = selectedChild(of: subject, showing: visible)
    var node = Snapshot.Node(subject.number, place.inSnapshot)
    node.isOnScreen = place.isOnScreen
    addLinks(of: controller, place, to: &node)
    if subject.kind != .content {
      recorder.noteDelegate(ofContainer: controller, as: subject.number)
    }
    if place.style != nil {
      recorder.noteDelegate(ofPresented: controller)
      recorder.noteKeeping(inPresented: controller)
    }
    if let selected { node.selected = recorder.number(of: selected) }
    snapshot.add(node)
    return node
  }

  /// The child in front of tabs or branches; what tabs of a registered class answer for it may be
  /// something else.
  private func selectedChild(
    of subject: SnapshotSubject, showing visible: ArraySlice<UIViewController>
  ) -> UIViewController? {
    if subject.kind == .tabs, !subject.isRegistered {
      return (subject.controller as? UITabBarController)?.selectedViewController
    }
    return subject.kind == .tabs || subject.abilities.contains(.branches) ? visible.last : nil
  }

  private func addLinks(
    of controller: UIViewController, _ place: TreePlace, to node: inout Snapshot.Node
  ) {
    node.parent = number(place.parent, controller.parentLink)
    node.presenter = number(place.presenter, controller.presenter)
    node.caller = number(place.caller, controller.caller)
    node.popoverSource = number(place.popoverSource, controller.popoverSource)
    node.replaced = number(place.replaced, controller.replacedViewController)
    node.style = place.style.map(PresentationStyle.init)
    node.form = place.form.map(PresentationStyle.init)
    node.isViewLoaded = place.isViewLoaded
    node.isInTransition = place.isInTransition
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

extension TreePlace {
  fileprivate var inSnapshot: Snapshot.Place {
    guard let lister else { return .window }
    return isPresented ? .presented(by: lister) : .child(of: lister)
  }
}
