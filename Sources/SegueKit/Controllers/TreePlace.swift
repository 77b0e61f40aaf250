/// Where a controller stands in the tree, as it answers itself; others are told by their births.
package struct TreePlace {
  /// Who lists it, by the place in the order in which the tree is gone through; `nil` for the root.
  package let lister: Int?
  /// Whether it is listed as what is presented, and not as a child.
  package let isPresented: Bool
  /// Whether it is visible and neither it nor an ancestor is covered by a presentation of its own.
  package let isOnScreen: Bool
  /// Its parent.
  package let parent: Int?
  /// Who presents it itself.
  package let presenter: Int?
  /// The controller on which its presentation was asked for.
  package let caller: Int?
  /// The source of the popover segue by which it is presented.
  package let popoverSource: Int?
  /// The controller in whose place it is presented.
  package let replaced: Int?
  /// The style in which it is presented; of a custom one, the style that covers the same.
  package let style: UIModalPresentationStyle?
  /// The form in which it is shown when it is presented.
  package let form: UIModalPresentationStyle?
  /// Whether its view is loaded.
  package let isViewLoaded: Bool
  /// Whether a transition of its own is in flight.
  package let isInTransition: Bool
}

extension UIViewController {
  /// Goes through this controller and those below it, counting them.
  fileprivate final func visitTree(
    below lister: Int?, isPresented: Bool = false, isVisible: Bool, count: inout Int,
    _ visit: (UIViewController, TreePlace) -> Void
  ) {
    let presented = presented
    let isOnScreen = isVisible && presented == nil
    let number = count
    count += 1
    visit(self, place(below: lister, isPresented: isPresented, isOnScreen: isOnScreen))
    let visible = isOnScreen ? visibleChildren : []
    for child in children {
      let isVisible = visible.contains { $0 === child }
      child.visitTree(below: number, isVisible: isVisible, count: &count, visit)
    }
    presented?.visitTree(
      below: number, isPresented: true, isVisible: isVisible, count: &count, visit)
  }

  private final func place(below lister: Int?, isPresented: Bool, isOnScreen: Bool) -> TreePlace {
    let parent = parentLink
    let mayHaveSource = presentation != nil || parent?.presentation != nil
    return TreePlace(
      lister: lister, isPresented: isPresented, isOnScreen: isOnScreen, parent: parent?.birth,
      presenter: presenter?.birth, caller: caller?.birth,
      popoverSource: mayHaveSource ? popoverSource?.birth : nil,
      replaced: replacedViewController?.birth, style: presentation?.actingStyle,
      form: presentation?.form, isViewLoaded: isViewLoaded, isInTransition: isInTransition)
  }

  /// Finds the first controller for which something holds: this one, in what it contains, in what
  /// it presents.
  package final func first(where matches: (UIViewController) -> Bool) -> UIViewController? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return presented?.first(where: matches)
  }
}

extension UIWindow {
  /// Goes through the window's tree in preorder: a controller, what it contains, what it presents.
  ///
  /// For who looks at everybody after every step. From another module each link would be read in an
  /// access of its own, which is checked.
  package final func visitTree(_ visit: (UIViewController, TreePlace) -> Void) {
    var count = 0
    rootViewController?.visitTree(below: nil, isVisible: true, count: &count, visit)
  }

  /// The controllers in the window's tree, layer by layer.
  package final var everybody: [UIViewController] {
    var all: [UIViewController] = []
    all.reserveCapacity(environment.livingCount)
    if let root = rootViewController { all.append(root) }
    var next = 0
    while next < all.count {
      all.append(contentsOf: all[next].children)
      if let presented = all[next].presented { all.append(presented) }
      next += 1
    }
    return all
  }
}
