/// Where an unwind comes from, for a container that is asked which children it may search.
///
/// - SeeAlso: UIKit, `UIStoryboardUnwindSegueSource`.
public final class UIStoryboardUnwindSegueSource {
  /// The controller that is left.
  public let source: UIViewController
  /// The action that is looked for.
  public let unwindAction: Selector
  /// What asked for the unwind.
  public let sender: Any?
  /// The controllers that the search has climbed, the source left out.
  var path: [UIViewController] = []

  init(_ source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
  }
}

extension UIViewController {
  /// The child through which the search has come up to this controller, or `nil`.
  ///
  /// - SeeAlso: UIKit, `UIViewController.childContaining(_:)`.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    if let place = source.path.lastIndex(where: { $0 === self }) {
      for earlier in source.path[..<place].reversed() {
        if let child = child(leadingTo: earlier) { return child }
      }
    }
    return source.source.parentLink === self ? source.source : nil
  }

  /// The child that is or contains a controller.
  final func child(leadingTo controller: UIViewController) -> UIViewController? {
    var candidate: UIViewController? = controller
    while let child = candidate {
      if child.parentLink === self { return child }
      candidate = child.parentLink
    }
    return nil
  }

  final func children(without child: UIViewController?) -> [UIViewController] {
    guard let child else { return children }
    return children.filter { $0 !== child }
  }
}
