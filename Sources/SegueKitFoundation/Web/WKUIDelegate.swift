/// Who shows what a page asks for: other windows and questions; no page asks.
///
/// - SeeAlso: WebKit, `WKUIDelegate`.
public protocol WKUIDelegate: AnyObject {
  /// A page is to be shown in a window of its own.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closes its window.
  func webViewDidClose(_ webView: WKWebView)
  /// A page tells the user something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// A page asks the user whether they mean it.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  /// A page asks the user for words.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
  /// It is not.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}

  /// Tells nobody.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// They do not.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// There are none.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
}

/// How the window of a page is to be; there is none.
///
/// - SeeAlso: WebKit, `WKWindowFeatures`.
public final class WKWindowFeatures {}
