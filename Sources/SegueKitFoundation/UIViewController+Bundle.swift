extension UIViewController {
  /// The bundle of the file that the view would come from, as it was named when the controller was
  /// made.
  ///
  /// - SeeAlso: UIKit, `UIViewController.nibBundle`.
  public final var nibBundle: Bundle? { bundleOfNib as? Bundle }
}
