/// What pages may; nobody looks.
///
/// - SeeAlso: WebKit, `WKPreferences`.
open class WKPreferences {
  /// How small words may be.
  open var minimumFontSize = 0.0
  /// Whether pages may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether pages may do anything.
  open var javaScriptEnabled = true
  /// Whether the user is warned of pages that lie.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether a part of a page may fill the screen.
  open var isElementFullscreenEnabled = false

  /// Makes the usual ones.
  public init() {}
}

/// What one page may; nobody looks.
///
/// - SeeAlso: WebKit, `WKWebpagePreferences`.
open class WKWebpagePreferences {
  /// Whether it may do anything.
  open var allowsContentJavaScript = true
  /// For what device it is shown.
  open var preferredContentMode = ContentMode.recommended

  /// Makes the usual ones.
  public init() {}

  /// For what device a page is shown.
  ///
  /// - SeeAlso: WebKit, `WKWebpagePreferences.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    /// For the one at hand.
    case recommended
    /// For a telephone.
    case mobile
    /// For a desk.
    case desktop
  }
}
