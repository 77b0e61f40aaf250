extension UIViewController {
  /// The nearest container of a kind among the parents.
  ///
  /// Who was taken off a stack finds it until that has come to its end: in `viewWillDisappear`, and
  /// not in `viewDidDisappear` any more (undocumented, as apps know it). So it is with the tabs and
  /// columns that the stack stands in. On the way nobody asks for
  /// ``UIViewController/parent``, which a class may answer in its own way.
  ///
  /// - SeeAlso: UIKit, `UIViewController.navigationController` and the two beside it.
  final func nearest<Container: UIViewController>() -> Container? {
    var (top, hasLeft) = (self, false)
    while true {
      var next = top.parentLink
      // Once: who has left may hold that stack by now.
      if next == nil, !hasLeft {
        next = environment.stack(thatLoses: top)
        hasLeft = true
      }
      guard let ancestor = next else { return nil }
      if let container = ancestor as? Container { return container }
      top = ancestor
    }
  }
}

// What the hierarchy is made of: links upwards that never form a circle.
extension UIViewController {
  /// The presenter, or else the parent.
  final var structuralParent: UIViewController? { presenter ?? parentLink }

  /// Whether it was told that it will get a parent, and not yet that it has.
  ///
  /// Of an override that does not call `super` nothing is known.
  package final var awaitsParent: Bool { byHand.awaitsParent }

  /// Whether it was told that it will lose its parent, and nothing since.
  package final var awaitsLossOfParent: Bool { byHand.awaitsLossOfParent }

  /// Whether the controller already is a child, presented or the root of a window.
  final var hasPlace: Bool { parentLink != nil || presenter != nil || windowLink != nil }

  final func isSelfOrStructuralAncestor(of other: UIViewController) -> Bool {
    var ancestor: UIViewController? = other
    while let candidate = ancestor {
      if candidate === self { return true }
      ancestor = candidate.structuralParent
    }
    return false
  }

  /// Whether a controller may become a child of this one.
  ///
  /// - SeeAlso: UIKit, `UIViewControllerHierarchyInconsistency`.
  final func canContain(_ child: UIViewController) -> Bool {
    child.presenter == nil && child.windowLink == nil
      && !child.isSelfOrStructuralAncestor(of: self)
  }
}

// Every change of a list of children goes through these.
extension UIViewController {
  /// Puts a controller among the children; it leaves its old parent first.
  ///
  /// Only what the child itself is told can go between; a child that finds another place there
  /// stays in it.
  final func insert(_ child: UIViewController, at index: Int) {
    child.leave()
    child.willMove(toParent: self)
    guard !environment.isHalted, child.parentLink == nil, canContain(child) else { return }
    children.insert(child, at: min(index, children.count))
    child.parentLink = self
    child.byHand.awaitsDeparture = false
    child.byHand.isForwarded = !shouldAutomaticallyForwardAppearanceMethods
    child.appearance.hasArrived = !child.appearance.state.isOn
    child.appearance.hasLeft = false
    childDidArrive(child)
  }

  /// Puts a controller at a place among the children; one that is a child moves there and is told
  /// nothing.
  final func place(_ child: UIViewController, at index: Int) {
    if child.parentLink === self {
      guard let old = children.firstIndex(where: { $0 === child }) else { return }
      children.remove(at: old)
      children.insert(child, at: min(index, children.count))
    } else {
      insert(child, at: index)
      if child.parentLink === self { child.didMove(toParent: self) }
    }
  }

  /// Leaves the parent, if there is one, and tells nobody but the parent.
  final func leave() {
    guard let parent = parentLink else { return }
    parentLink = nil
    appearance.isInPlace = false
    // Nobody's code has put the view there, so nobody's takes it out.
    if appearance.isPutInPlace { ownView?.leave(forPlaceIn: nil) }
    appearance.isOnItsWayOut = false
    appearance.hasArrived = false
    appearance.hasLeft = appearance.state != .disappeared
    guard let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    parent.children.remove(at: index)
    parent.childDidLeave(self)
  }

  /// Tells that ``visibleChildren`` is not what it was: what comes on screen loads its view, and
  /// who comes and goes is told.
  public final func setNeedsVisibleChildrenUpdate() {
    appearance.namesVisibleChildren = true
    environment.updateAppearance()
  }

  /// Whether it has told so far that ``visibleChildren`` is not what it was.
  package final var namesVisibleChildren: Bool { appearance.namesVisibleChildren }

  /// Has the class take the children that it begins with: no change of the tree that anybody hears
  /// of.
  package final func begin(with firstChildren: [UIViewController]) {
    environment.making(self) { install(firstChildren) }
  }

  /// Gives a controller that was just made its children, with their views in its own; nobody is
  /// told but they.
  final func installAll(_ newChildren: [UIViewController]) {
    for child in newChildren where canContain(child) {
      insert(child, at: children.count)
      guard child.parentLink === self else { continue }
      child.appearance.isInPlace = hasViewsInPlace
      child.didMove(toParent: self)
    }
  }

  final func addLast(_ child: UIViewController) {
    guard !environment.isHalted else { return }
    guard canContain(child) else { return environment.misuse(.inconsistentHierarchy, child) }
    // What moves from parent to parent is seen where it was until its view moves, too.
    let isSeen = child.parentLink != nil && child.appearance.state.isOn
    insert(child, at: children.count)
    guard child.parentLink === self else { return }
    child.appearance.isInPlace = isSeen
    environment.observeChange(of: self, .added(child, to: self))
    environment.updateAppearance()
  }

  final func leaveForGood() {
    guard let parent = parentLink else { return }
    leave()
    // Code that goes on after a misuse, until nobody is left, comes to its end.
    guard !environment.isHalted else { return }
    environment.observeChange(of: parent, .removed(self, from: parent))
    environment.updateAppearance()
    didMove(toParent: nil)
  }

  /// Whether all of some controllers are children or may become that; the first that may not is a
  /// misuse.
  final func mayContain(_ controllers: [UIViewController]) -> Bool {
    for controller in controllers where controller.parentLink !== self && !canContain(controller) {
      environment.misuse(.inconsistentHierarchy, controller)
      return false
    }
    return true
  }

  /// Takes away the children that are not among the new ones, and puts those in their places; who
  /// stays is told nothing.
  ///
  /// - Returns: Who was taken away. The caller sees to it that they are told
  ///   `didMove(toParent: nil)`, when others have been told of the change.
  @discardableResult
  final func exchangeChildren(for newChildren: [UIViewController]) -> [UIViewController] {
    let removed = children(missingFrom: newChildren)
    for child in removed { child.willMove(toParent: nil) }
    for child in removed where child.parentLink === self { child.leave() }
    for (index, child) in newChildren.enumerated() { place(child, at: index) }
    return removed
  }

  private final func children(missingFrom others: [UIViewController]) -> [UIViewController] {
    children.filter { child in !others.contains { $0 === child } }
  }

  /// Takes away the children that are not among the new ones, adds those in order, and tells them
  /// and those that stay, each by the methods that a class may override.
  final func replaceChildren(with newChildren: [UIViewController]) {
    guard !environment.isHalted, mayContain(newChildren) else { return }
    let removed = children(missingFrom: newChildren)
    environment.withOneUpdate {
      for child in removed {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      for child in newChildren {
        addChild(child)
        if child.parentLink === self { child.didMove(toParent: self) }
      }
    }
  }
}
