/// What leads to a page, about which a delegate decides.
///
/// - SeeAlso: WebKit, `WKNavigationAction`.
public final class WKNavigationAction {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  public let navigationType: WKNavigationType
  /// Where the page will be shown: in the whole view.
  public let targetFrame: WKFrameInfo?
  /// Which page asks for it: what the whole view shows.
  public let sourceFrame: WKFrameInfo
  /// Whether it is to be kept in place of being shown; it is not.
  public var shouldPerformDownload: Bool { false }

  /// Says what leads to a load.
  init(for load: WebLoad, in webView: WKWebView) {
    request = load.request
    navigationType = load.type
    let frame = WKFrameInfo(request: load.request, webView: webView)
    targetFrame = frame
    sourceFrame = frame
  }
}

/// Why a page is loaded.
///
/// - SeeAlso: WebKit, `WKNavigationType`.
public enum WKNavigationType: Int, Hashable, Sendable {
  /// For another reason, as that the app loads it.
  case other = -1
  /// The user has touched a link; nobody does.
  case linkActivated = 0
  /// The user has sent a form; nobody does.
  case formSubmitted = 1
  /// The app goes back or forward.
  case backForward = 2
  /// The page is loaded anew.
  case reload = 3
  /// The user has sent a form once more; nobody does.
  case formResubmitted = 4
}

/// A part of a web view in which a page is shown.
///
/// - SeeAlso: WebKit, `WKFrameInfo`.
public final class WKFrameInfo {
  /// Whether it is the whole view; it is.
  public let isMainFrame = true
  /// What is asked for.
  public let request: URLRequest
  /// The view; not kept.
  public private(set) weak var webView: WKWebView?

  /// Makes the whole view.
  init(request: URLRequest, webView: WKWebView) {
    self.request = request
    self.webView = webView
  }
}

/// Whether something that leads to a page may do so.
///
/// - SeeAlso: WebKit, `WKNavigationActionPolicy`.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// What comes is to be kept, and the page is not shown.
  case download
}

/// What has come, about which a delegate decides.
///
/// - SeeAlso: WebKit, `WKNavigationResponse`.
public final class WKNavigationResponse {
  /// What has come: all is well, and it says no more.
  public let response: URLResponse
  /// Whether it is for the whole view; it is.
  public let isForMainFrame = true
  /// Whether it can be shown; it can.
  public let canShowMIMEType = true

  /// Says what has come.
  init(_ response: URLResponse) { self.response = response }
}

/// Whether what has come may be shown.
///
/// - SeeAlso: WebKit, `WKNavigationResponsePolicy`.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// It is to be kept, and is not shown.
  case download
}
