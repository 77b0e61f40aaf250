/// What an app puts into pages, and who hears of them: all is kept, and no page tells anything.
///
/// - SeeAlso: WebKit, `WKUserContentController`.
open class WKUserContentController {
  /// What is put into pages.
  public private(set) final var userScripts: [WKUserScript] = []
  private var listeners: [(name: String, listener: any WKScriptMessageHandler)] = []

  /// Makes one with nothing in it.
  public init() {}

  /// Puts something into all pages.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Puts nothing into pages any more.
  open func removeAllUserScripts() { userScripts = [] }

  /// Has somebody hear what pages tell under a name; kept until it is removed, as in WebKit.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    listeners.append((name, scriptMessageHandler))
  }

  /// Has nobody hear what pages tell under a name.
  open func removeScriptMessageHandler(forName name: String) {
    listeners.removeAll { $0.name == name }
  }

  /// Has nobody hear what pages tell.
  open func removeAllScriptMessageHandlers() { listeners = [] }
}

/// What is put into pages; nobody reads it.
///
/// - SeeAlso: WebKit, `WKUserScript`.
open class WKUserScript {
  /// What is done.
  public let source: String
  /// When it is done.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is done in the whole view alone.
  public let isForMainFrameOnly: Bool

  /// Makes one.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// When something is done in a page.
///
/// - SeeAlso: WebKit, `WKUserScriptInjectionTime`.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// Before anything of it is there.
  case atDocumentStart
  /// When all of it is there.
  case atDocumentEnd
}

/// Who hears what pages tell.
///
/// - SeeAlso: WebKit, `WKScriptMessageHandler`.
public protocol WKScriptMessageHandler: AnyObject {
  /// A page tells something; none does.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page tells; none does.
///
/// - SeeAlso: WebKit, `WKScriptMessage`.
public final class WKScriptMessage {
  /// What it tells.
  public let body: Any
  /// Under which name.
  public let name: String
  /// Which part of the view.
  public let frameInfo: WKFrameInfo
  /// In which view; not kept.
  public var webView: WKWebView? { frameInfo.webView }

  /// Makes what the whole of a view tells.
  package init(body: Any, name: String, frame: WKFrameInfo) {
    self.body = body
    self.name = name
    frameInfo = frame
  }
}
