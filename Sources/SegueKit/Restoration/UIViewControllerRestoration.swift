/// A class that makes a controller anew when the app is restored.
///
/// - SeeAlso: UIKit, `UIViewControllerRestoration`.
public protocol UIViewControllerRestoration {
  /// What controllers write down, and not Foundation's.
  typealias NSCoder = UIResponder.NSCoder

  /// Makes the controller that had written something down.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers from the root of the window to it.
  ///   - coder: What it has written down.
  /// - Returns: The controller; `nil` leaves it out, with all that it holds.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  /// The class that makes the controller anew, and that nobody else then does.
  ///
  /// - SeeAlso: UIKit, `UIViewController.restorationClass`.
  public final var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { barItems.look?.restorationClass }
    set { barItems.knownLook().restorationClass = newValue }
  }
}
