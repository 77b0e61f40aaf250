import FlowFuzzing
import FlowModel
import SegueKit
import SegueKitFoundation
import Testing

/// Writes down what it is asked and told of pages, and lets some through.
private final class Reader: WKNavigationDelegate {
  var policy = WKNavigationActionPolicy.allow
  var responsePolicy = WKNavigationResponsePolicy.allow
  /// What waits for an answer.
  var waiting: [() -> Void] = []
  var answersLater = false
  private(set) var told: [String] = []

  func tell(_ word: String) { told.append(word) }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let page = navigationAction.request.url?.absoluteString.split(separator: "/").last ?? ""
    tell("\(navigationAction.navigationType) \(page)")
    let frame = navigationAction.targetFrame
    if frame?.isMainFrame != true || frame?.webView !== webView { tell("elsewhere") }
    guard answersLater else { return decisionHandler(policy) }
    waiting.append { [policy] in decisionHandler(policy) }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    let code = (navigationResponse.response as? HTTPURLResponse)?.statusCode
    tell("\(code.map { "\($0)" } ?? "file")")
    decisionHandler(responsePolicy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    tell("start")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    tell("commit \(webView.isLoading)")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    tell("finish \(webView.isLoading)")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { tell("fail \((error as NSError).code)") }
}

/// Decides in tasks, and lets pages of one place through.
private final class Gatekeeper: WKNavigationDelegate {
  private(set) var finished = 0

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    navigationAction.request.url?.host == "example.com" ? .allow : .cancel
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
}

@Suite struct `A web view` {
  private let environment = SegueEnvironment()
  private let reader = Reader()
  private let web: WKWebView

  init() {
    web = environment.run { WKWebView(frame: .zero, configuration: WKWebViewConfiguration()) }
    web.navigationDelegate = reader
  }

  private func request(_ page: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://example.com/\(page)")))
  }

  /// Does something and lets it have its turn, and time pass, if it needs any.
  private func passed(time: Bool = true, _ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
      if time { environment.passTime() }
    }
  }

  @Test func `asks in the next turn, and has a page when time has passed`() throws {
    let page = try request("first")
    environment.run {
      web.load(page)
      #expect(reader.told == [] && web.isLoading && web.url == page.url)
      environment.settle()
      #expect(reader.told == ["other first", "start"] && web.title == nil)
      environment.passTime()
    }
    #expect(reader.told.suffix(3) == ["200", "commit true", "finish false"])
    #expect(!web.isLoading && web.estimatedProgress == 1 && web.title == "")
  }

  @Test func `goes back and forward, and loads a page anew`() throws {
    let pages = try ["first", "second"].map(request)
    let root = URL(fileURLWithPath: "/")
    #expect(web.goBack() == nil && web.reload() == nil)
    for page in pages { passed { web.load(page) } }
    #expect(web.canGoBack && !web.canGoForward)
    passed { web.goBack() }
    #expect(web.url == pages[0].url && web.canGoForward && !web.canGoBack)
    passed { web.reload() }
    passed { web.goForward() }
    let ways = reader.told.filter { $0.hasPrefix("back") }
    #expect(ways == ["backForward first", "backForward second"])
    #expect(reader.told.contains("reload first"))
    passed { web.goBack() }
    passed { web.loadFileURL(URL(fileURLWithPath: "/third"), allowingReadAccessTo: root) }
    #expect(web.backForwardList.backList.map(\.url) == [pages[0].url] && !web.canGoForward)
    #expect(reader.told.suffix(3).first == "file")
  }

  @Test func `stays where it is when a page may not be loaded or shown`() throws {
    let (first, second) = (try request("first"), try request("second"))
    passed { web.load(first) }
    reader.policy = .cancel
    passed { web.load(second) }
    #expect(reader.told.last == "other second" && web.url == first.url && !web.isLoading)
    reader.policy = .allow
    reader.responsePolicy = .cancel
    passed { web.load(second) }
    #expect(reader.told.suffix(2) == ["200", "fail 102"] && web.url == first.url)
  }

  @Test func `waits for who decides later, and cuts off what another page takes the place of`()
    throws
  {
    let (first, second) = (try request("first"), try request("second"))
    reader.answersLater = true
    passed { web.load(first) }
    #expect(reader.told == ["other first"] && web.isLoading)
    passed(time: false) { reader.waiting.forEach { $0() } }
    #expect(reader.told.last == "start")
    reader.answersLater = false
    passed(time: false) { web.load(second) }
    #expect(reader.told.suffix(3) == ["fail -999", "other second", "start"])
    passed { web.stopLoading() }
    #expect(reader.told.last == "fail -999" && !web.isLoading && web.url == nil)
  }

  @Test func `asks in a task whom decides there`() throws {
    let keeper = Gatekeeper()
    let other = URLRequest(url: try #require(URL(string: "https://example.org")))
    web.navigationDelegate = keeper
    let page = try request("first")
    passed { web.load(other) }
    #expect(keeper.finished == 0 && web.url == nil)
    passed { web.load(page) }
    #expect(keeper.finished == 1 && web.url == page.url)
  }

  @Test func `shows what the app has in hand, and says that nothing came of scripts`() {
    passed {
      web.loadHTMLString("<p>Hello</p>", baseURL: nil)
      web.evaluateJavaScript("document.title") { [reader] result, error in
        reader.tell("script \(result == nil && error == nil)")
      }
      Task { [web, reader] in
        let result = try await web.evaluateJavaScript("1 + 1")
        reader.tell("task \(result == nil)")
      }
      #expect(reader.told == [])
    }
    #expect(web.url?.absoluteString == "about:blank")
    let first = Set(reader.told.prefix(4))
    #expect(first == ["other about:blank", "start", "script true", "task true"])
    #expect(reader.told.suffix(2) == ["commit true", "finish false"])
  }

  @Test func `has nothing that the user can touch, but what the app puts into it`() {
    environment.run {
      let screen = UIViewController()
      let window = UIWindow()
      screen.view.addSubview(web)
      window.rootViewController = screen
      environment.settle()
      #expect(screen.touchables.map(\.title) == [])
      web.scrollView.refreshControl = UIRefreshControl()
      #expect(screen.touchables.map(\.title) == ["refresh"])
    }
  }

  @Test(arguments: [true, false])
  func `keeps who hears what pages tell`(isCareful: Bool) {
    let findings = CodeMadeApp { Help { ListeningPage(isCareful: isCareful) } }
      .report(flows: 60).findings
    #expect(
      findings.map(\.signature.invariant)
        == (isCareful ? [] : ["memory.removed-controllers-are-released"]))
  }

  @Test(arguments: [true, false])
  func `finds out who tells of a page when the user has gone`(looks: Bool) {
    let findings = CodeMadeApp { Help { SignInPage(looks: looks) } }.report(flows: 60).findings
    let rule: InvariantID = "rule.everything-presented-is-seen"
    #expect(findings.map(\.signature.invariant) == (looks ? [] : [rule]))
  }
}

/// A stack whose first screen leads to a page.
private final class Help: UINavigationController {
  init(page: @escaping () -> UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Help") { [unowned self] in pushViewController(page(), animated: true) }
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

/// A page that hears what it is told from within; it may end that when it goes.
private final class ListeningPage: UIViewController, WKScriptMessageHandler {
  private let web = WKWebView()
  private let isCareful: Bool

  init(isCareful: Bool) {
    self.isCareful = isCareful
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    web.configuration.userContentController.add(self, name: "app")
    view.addSubview(web)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isCareful else { return }
    web.configuration.userContentController.removeScriptMessageHandler(forName: "app")
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {}
}

/// A page that says when it is there; it is kept until then, and may not look whether it is seen.
private final class SignInPage: UIViewController, WKNavigationDelegate {
  private let web = QuietWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let looks: Bool

  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func loadView() { view = web }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    web.navigationDelegate = self
    web.load(URLRequest(url: URL(fileURLWithPath: "/sign-in")))
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { _ = self.view }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    guard transitionCoordinator == nil, !looks || view.window != nil else { return }
    let alert = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .cancel))
    present(alert, animated: true)
  }
}

/// A web view of an app's own.
private final class QuietWebView: WKWebView {
  override init(frame: CGRect, configuration: WKWebViewConfiguration) {
    configuration.mediaTypesRequiringUserActionForPlayback = .all
    super.init(frame: frame, configuration: configuration)
  }

  required init?(coder: NSCoder) { nil }
}
