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

  /// Loads the view unless it is loaded, and with it what the embed segues lead to.
  public final func loadViewIfNeeded() {
    guard !isViewLoaded, !environment.isHalted else { return }
    isViewLoaded = true
    loadView()
    performEmbedSegues()
    guard !environment.isHalted else { return }
    environment.observe(.loaded(self))
    viewDidLoad()
  }

  private final func own(_ view: UIView) {
    view.owner = link()
    ownView = view
  }
}
