/// How a web view is to be; nobody looks.
///
/// - SeeAlso: WebKit, `WKWebViewConfiguration`.
open class WKWebViewConfiguration {
  /// What pages may.
  open var preferences = WKPreferences()
  /// What each page may.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// What is put into pages, and who hears of them.
  open var userContentController = WKUserContentController()
  /// What is kept of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Who shows pages.
  open var processPool = WKProcessPool()
  /// As what app pages are loaded.
  open var applicationNameForUserAgent: String?
  /// Whether films are shown in their place.
  open var allowsInlineMediaPlayback = false
  /// Whether films go on in a little window.
  open var allowsPictureInPictureMediaPlayback = true
  /// What plays only when the user touches it.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether nothing is drawn until all is there.
  open var suppressesIncrementalRendering = false
  /// Whether links to pages are loaded in secret.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether a page only goes to where the app says.
  open var limitsNavigationsToAppBoundDomains = false

  /// Makes the usual one.
  public init() {}
}

/// What plays only when the user touches it.
///
/// - SeeAlso: WebKit, `WKAudiovisualMediaTypes`.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What can be heard.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// What can be seen.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Who shows pages; one is like the other.
///
/// - SeeAlso: WebKit, `WKProcessPool`.
public final class WKProcessPool {
  /// Makes one.
  public init() {}
}

/// What is kept of pages: nothing.
///
/// - SeeAlso: WebKit, `WKWebsiteDataStore`.
public final class WKWebsiteDataStore: Sendable {
  private static let lasting = WKWebsiteDataStore(isPersistent: true)

  /// Whether it is kept when the app ends.
  public let isPersistent: Bool

  private init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The one of all views.
  public static func `default`() -> WKWebsiteDataStore { lasting }

  /// One that is kept as long as somebody needs it.
  public static func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false)
  }
}
