/// One load of a page, by which a delegate knows it again.
///
/// - SeeAlso: WebKit, `WKNavigation`.
public final class WKNavigation: Hashable {
  /// How the page is to be loaded; as ever.
  public var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }

  /// Makes one.
  init() {}

  /// Whether both are the same load.
  public static func == (one: WKNavigation, other: WKNavigation) -> Bool { one === other }

  /// Hashes which load it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
