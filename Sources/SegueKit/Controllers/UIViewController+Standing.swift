/// Where a controller stands, as it answers itself; others are told by their births.
package struct Standing {
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
  /// The style in which it is presented.
  package let style: UIModalPresentationStyle?
  /// The form in which it is shown when it is presented.
  package let form: UIModalPresentationStyle?
  /// Whether its view is loaded.
  package let isViewLoaded: Bool
  /// Whether a transition of its own is in flight.
  package let isInTransition: Bool
}

extension UIViewController {
  /// Where the controller stands, for who looks at everybody after every step.
  ///
  /// From another module each link would be read in an access of its own, which is checked.
  package final var standing: Standing {
    let parent = parentLink
    let isPresented = presentation != nil || parent?.presentation != nil
    return Standing(
      parent: parent?.birth, presenter: presenter?.birth, caller: caller?.birth,
      popoverSource: isPresented ? popoverSource?.birth : nil,
      replaced: replacedViewController?.birth, style: presentation?.presentationStyle,
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
