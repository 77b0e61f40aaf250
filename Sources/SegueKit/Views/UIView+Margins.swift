// How far what is in a view stays away from its sides; nothing is laid out.
extension UIView {
  /// The margins on the four sides; 8 points on each until somebody says otherwise.
  ///
  /// - SeeAlso: UIKit, `UIView.layoutMargins`; of the view of a controller UIKit has more on the
  ///   left and right, and the bars besides.
  public final var layoutMargins: UIEdgeInsets {
    get { knownLook?.margins ?? ViewLook.usualMargins }
    set { look.margins = newValue }
  }

  /// The same margins by the direction in which one reads, which is from left to right.
  ///
  /// - SeeAlso: UIKit, `UIView.directionalLayoutMargins`.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// The part of it within the margins, for constraints; nothing is laid out.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let guide = knownLook?.marginsGuide { return guide }
    let made = UILayoutGuide()
    look.marginsGuide = made
    return made
  }
}

// How large a view would be.
extension UIView {
  /// The size of which as little as possible is asked for.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size of which as much as possible is asked for.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
