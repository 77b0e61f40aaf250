/// Whether an interface is light or dark; here it is light.
///
/// - SeeAlso: UIKit, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Nobody says.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

extension UITraitCollection {
  /// Whether the interface is light or dark: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// How fine the screen is.
  public var displayScale: Double { UIScreen.main.scale }

  /// Whether colours look otherwise than before; they never do.
  ///
  /// - SeeAlso: UIKit, `UITraitCollection.hasDifferentColorAppearance(comparedTo:)`.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { false }
}

extension UIScreen {
  /// How fine it is.
  public var scale: Double { 2 }
}

extension UIViewController {
  /// Whether the controller would like to be light or dark; nobody sees it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { barItems.look?.style ?? .unspecified }
    set { barItems.knownLook().style = newValue }
  }
}

extension UIView {
  /// Whether the view would like to be light or dark; nobody sees it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { knownLook?.style ?? .unspecified }
    set { look.style = newValue }
  }

  /// The traits of the controller in whose view it is; nothing is said of one in none.
  ///
  /// - SeeAlso: UIKit, `UIView.traitCollection`.
  public final var traitCollection: UITraitCollection {
    nearestController?.traitCollection ?? UITraitCollection(ofWindow: .unspecified)
  }
}
