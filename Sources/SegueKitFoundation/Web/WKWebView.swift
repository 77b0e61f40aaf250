/// A view that shows a page of the web, which nobody loads: it has no words, and the user can touch
/// nothing in it.
///
/// Who decides about a page is asked in the next turn of the main queue, and the page is there when
/// a step has let time pass; the user may be elsewhere by then. No load fails but one that another
/// one or ``stopLoading()`` cuts off, and one that is not allowed to go on.
///
/// - SeeAlso: WebKit, `WKWebView`.
open class WKWebView: UIView {
  /// How it was to be.
  public final let configuration: WKWebViewConfiguration
  /// Who is asked and told of pages; not kept.
  public weak final var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what a page asks for; not kept, and no page asks.
  public weak final var uiDelegate: (any WKUIDelegate)?
  /// What the page can be moved in.
  public final let scrollView = UIScrollView()
  /// The pages that were shown.
  public final let backForwardList = WKBackForwardList()
  /// What the page is called: nothing; `nil` until one is there.
  public internal(set) final var title: String?
  /// How much of a page is there, between 0 and 1.
  public internal(set) final var estimatedProgress = 0.0
  /// Whether a swipe leads to other pages; nobody swipes.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a link can be looked at; there are none.
  open var allowsLinkPreview = true
  /// As what it loads pages; nobody asks.
  open var customUserAgent: String?
  /// Whether tools can look into it; none do.
  open var isInspectable = false
  /// How large the page is; nobody sees it.
  open var pageZoom = 1.0
  /// The colour below the page; nobody sees it.
  open var underPageBackgroundColor: UIColor?

  /// What is being loaded, from the call on.
  final var load: WebLoad?

  /// Makes a view in some way.
  ///
  /// - SeeAlso: WebKit, `WKWebView.init(frame:configuration:)`.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  /// Makes a view, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  /// Makes a view in the usual way.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes a view without room, in the usual way.
  public convenience init() { self.init(frame: .zero) }

  /// Where the page lies that is loaded or shown.
  ///
  /// - SeeAlso: WebKit, `WKWebView.url`.
  open var url: URL? { load?.request.url ?? backForwardList.currentItem?.url }

  /// Whether a page is being loaded.
  ///
  /// - SeeAlso: WebKit, `WKWebView.isLoading`.
  open var isLoading: Bool { load != nil }

  /// Whether all of the page came in secret; it did where its link says so.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }

  // MARK: Loading

  /// Loads a page.
  ///
  /// - Returns: What its delegate is told with.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    begin(WebLoad(of: request, type: .other))
  }

  /// Loads a page that somebody has in hand; nobody reads it.
  ///
  /// - Returns: What its delegate is told with.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(WebLoad(ofPageInHand: baseURL))
  }

  /// Loads what somebody has in hand; nobody reads it.
  ///
  /// - Returns: What its delegate is told with.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(WebLoad(ofPageInHand: baseURL))
  }

  /// Loads a file.
  ///
  /// - Returns: What its delegate is told with.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Loads the page anew.
  ///
  /// - Returns: What its delegate is told with; `nil` when there is no page.
  @discardableResult
  open func reload() -> WKNavigation? {
    backForwardList.currentItem.flatMap { begin(WebLoad(of: $0, type: .reload)) }
  }

  /// Loads the page anew, whatever is known of it.
  ///
  /// - Returns: What its delegate is told with; `nil` when there is no page.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Loads no more.
  open func stopLoading() { breakOff() }

  // MARK: Going back

  /// Whether there is a page before this one.
  open var canGoBack: Bool { backForwardList.backItem != nil }

  /// Whether there is a page after this one.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Goes to the page before this one.
  ///
  /// - Returns: What its delegate is told with; `nil` when there is no such page.
  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }

  /// Goes to the page after this one.
  ///
  /// - Returns: What its delegate is told with; `nil` when there is no such page.
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }

  /// Goes to a page that was shown.
  ///
  /// - Returns: What its delegate is told with; `nil` when it is not in the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.holds(item) ? begin(WebLoad(of: item, type: .backForward)) : nil
  }
}
