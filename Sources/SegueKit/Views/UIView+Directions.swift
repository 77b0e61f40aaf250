// In which direction a view is read, and whether it is dimmed behind others; nobody sees either.
extension UIView {
  /// Whether it is mirrored where people read from right to left; nobody does.
  ///
  /// - SeeAlso: UIKit, `UIView.semanticContentAttribute`.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { knownLook?.semanticContentAttribute ?? .unspecified }
    set { look.semanticContentAttribute = newValue }
  }

  /// In which direction it is read: from left to right, unless the app has forced another one.
  ///
  /// - SeeAlso: UIKit, `UIView.effectiveUserInterfaceLayoutDirection`.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// How the colour of what can be touched is dimmed.
  ///
  /// - SeeAlso: UIKit, `UIView.tintAdjustmentMode`.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { knownLook?.tintAdjustmentMode ?? .automatic }
    set { look.tintAdjustmentMode = newValue }
  }

  /// How the colour of what can be touched is dimmed.
  ///
  /// - SeeAlso: UIKit, `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As that of the view that it is in.
    case automatic
    /// Not at all.
    case normal
    /// As behind an alert.
    case dimmed
  }
}

/// Whether a view is mirrored where people read from right to left.
///
/// - SeeAlso: UIKit, `UISemanticContentAttribute`.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// It is.
  case unspecified
  /// It is not, for it plays something.
  case playback
  /// It is not, for it has to do with places.
  case spatial
  /// It is never read but from left to right.
  case forceLeftToRight
  /// It is never read but from right to left.
  case forceRightToLeft
}

/// In which direction something is read.
///
/// - SeeAlso: UIKit, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
