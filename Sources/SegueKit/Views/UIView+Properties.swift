// When views and controllers bring what they show up to date: before they are first laid out, when
// code asks, and when everything settles. What they have read meanwhile nobody watches.
extension UIView {
  /// Has what it shows brought up to date when everything settles.
  ///
  /// - SeeAlso: UIKit, `UIView.setNeedsUpdateProperties()`.
  public final func setNeedsUpdateProperties() {
    guard !awaitsProperties else { return }
    awaitsProperties = true
    SegueEnvironment.current.viewsToLayOut.append(LaterView(view: self))
  }

  /// Brings what it shows up to date now, if that may be out of date.
  ///
  /// - SeeAlso: UIKit, `UIView.updatePropertiesIfNeeded()`.
  public final func updatePropertiesIfNeeded() {
    guard awaitsProperties, !SegueEnvironment.current.isHalted else { return }
    awaitsProperties = false
    updateProperties()
  }
}

extension UIViewController {
  /// Has what it shows brought up to date when everything settles.
  ///
  /// - SeeAlso: UIKit, `UIViewController.setNeedsUpdateProperties()`.
  public final func setNeedsUpdateProperties() {
    guard !appearance.awaitsProperties else { return }
    appearance.awaitsProperties = true
    if isViewLoaded { environment.viewsToLayOut.append(LaterView(view: view)) }
  }

  /// Brings what it shows up to date now, if that may be out of date.
  ///
  /// - SeeAlso: UIKit, `UIViewController.updatePropertiesIfNeeded()`.
  public final func updatePropertiesIfNeeded() {
    guard appearance.awaitsProperties, !environment.isHalted else { return }
    appearance.awaitsProperties = false
    updateProperties()
  }
}
