import FlowModel
import SegueKit

extension SegueSimulation.Run {
  /// The tree and the claims as they are now.
  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.inFlightCount = environment.transitionsInFlight
    snapshot.isInBackground = environment.isInBackground
    snapshot.hasSavedState = environment.application.hasSavedState
    snapshot.interacting = environment.interactingController.map(recorder.number)
    snapshot.size = SizeClass(window.sizeClass)
    if let root = window.rootViewController {
      add(root, at: .window, isVisible: true, to: &snapshot)
    }
    if snapshot.inFlightCount == 0 && !environment.isHalted {
      let living = recorder.members(where: environment.isAlive)
      let everybodyStands = living.count == snapshot.nodes.count
      let missing = everybodyStands ? [] : living.filter { !snapshot.contains($0) }
      snapshot.outliving = missing.isEmpty ? [] : missing.filter { !putAside.contains($0) }
    }
    return snapshot
  }

  /// Who is not in the tree because a split view controller in it keeps the column for later.
  private var putAside: [ControllerID] {
    var aside: [UIViewController] = everybody()
    let inTree = aside.count
    var next = 0
    while next < aside.count {
      let controller = aside[next]
      if next >= inTree {
        aside += controller.children
        if let presented = controller.presented { aside.append(presented) }
      }
      if let kept = (controller as? UISplitViewController)?.keptSecondary { aside.append(kept) }
      next += 1
    }
    return aside[inTree...].map(recorder.number)
  }

  private func add(
    _ controller: UIViewController, at place: Snapshot.Place, isVisible: Bool,
    to snapshot: inout Snapshot
  ) {
    let isOnScreen = isVisible && controller.presented == nil
    let number = recorder.number(of: controller)
    var node = Snapshot.Node(number, place)
    node.isOnScreen = isOnScreen
    addLinks(of: controller, to: &node)
    let index = snapshot.add(node)
    addClaim(of: controller, number, to: &snapshot)
    let visible = controller.visibleChildren
    for child in controller.children {
      let isVisible = isOnScreen && visible.contains { $0 === child }
      add(child, at: .child(of: index), isVisible: isVisible, to: &snapshot)
    }
    if let presented = controller.presented {
      add(presented, at: .presented(by: index), isVisible: isVisible, to: &snapshot)
    }
  }

  private func addLinks(of controller: UIViewController, to node: inout Snapshot.Node) {
    node.parent = controller.parent.map(recorder.number)
    node.presenter = controller.presenter.map(recorder.number)
    node.caller = controller.caller.map(recorder.number)
    node.popoverSource = controller.popoverSource.map(recorder.number)
    if let presentation = controller.presentation {
      node.style = PresentationStyle(presentation.presentationStyle)
      node.form = PresentationStyle(presentation.form)
      node.replaced = controller.replacedViewController.map(recorder.number)
    }
    node.isViewLoaded = controller.isViewLoaded
    node.isInTransition = controller.isInTransition
    let selected =
      selected(of: controller, node.controller) ?? front(of: controller, node.controller)
    node.selected = selected.map(recorder.number)
  }

  private func addClaim(
    of controller: UIViewController, _ number: ControllerID, to snapshot: inout Snapshot
  ) {
    if recorder.cast[number.index].kind == .navigation {
      snapshot.add(.stack, of: .controller(number), controller.children.map(recorder.number))
    } else if let selected = selected(of: controller, number) {
      snapshot.add(.selection, of: .controller(number), [recorder.number(of: selected)])
    }
    addDeclarations(of: controller, number, to: &snapshot)
  }

  // The kind is known, and cheaper to look at than the class.
  private func selected(of controller: UIViewController, _ number: ControllerID)
    -> UIViewController?
  {
    guard recorder.cast[number.index].kind == .tabs else { return nil }
    return (controller as? UITabBarController)?.selectedViewController
  }
}
