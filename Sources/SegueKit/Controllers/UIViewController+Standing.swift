/// Where a controller stands and who it is linked to, as it answers itself.
package struct Standing {
  /// Its parent.
  package let parent: UIViewController?
  /// Who presents it itself.
  package let presenter: UIViewController?
  /// What it presents itself.
  package let presented: UIViewController?
  /// The controller on which its presentation was asked for.
  package let caller: UIViewController?
  /// The source of the popover segue by which it is presented.
  package let popoverSource: UIViewController?
  /// The controller in whose place it is presented.
  package let replaced: UIViewController?
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
    Standing(
      parent: parentLink, presenter: presenter, presented: presented, caller: caller,
      popoverSource: popoverSource, replaced: replacedViewController,
      style: presentation?.presentationStyle, form: presentation?.form,
      isViewLoaded: isViewLoaded, isInTransition: isInTransition)
  }
}

extension UIWindow {
  /// The controllers in the window's tree, layer by layer.
  package final var everybody: [UIViewController] {
    var all: [UIViewController] = []
    all.reserveCapacity(shown.count + 8)
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
