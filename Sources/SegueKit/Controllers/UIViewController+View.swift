// The view, of which nothing is modelled but that it is loaded.
extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; asking for it loads it.
  ///
  /// Who asks for it before a segue is prepared, loads it too early, as in UIKit.
  ///
  /// - SeeAlso: UIKit, `UIViewController.view`.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      if let ownView { return ownView }
      let made = UIView()
      own(made)
      return made
    }
    set { if let newValue { own(newValue) } }
  }

  /// The view if it is loaded.
  ///
  /// - SeeAlso: UIKit, `UIViewController.viewIfLoaded`.
  public final var viewIfLoaded: UIView? { isViewLoaded ? view : nil }

  private final func own(_ view: UIView) {
    view.owner = link()
    ownView = view
  }
}
