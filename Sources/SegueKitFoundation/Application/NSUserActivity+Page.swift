/// The sort of activity of a user who reads a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
  /// The page of the web that shows the same.
  ///
  /// - SeeAlso: Foundation, `NSUserActivity.webpageURL`.
  public final var webpageURL: URL? {
    get { page as? URL }
    set { page = newValue }
  }
}
