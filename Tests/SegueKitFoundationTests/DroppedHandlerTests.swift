import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A list with one button behind each row, and something that it does.
private final class SwipedList: UITableViewController {
  enum Doing { case nothing, calling, asking, deleting }

  private let doing: Doing
  private var items = ["Tea", "Milk"]

  init(doing: Doing) {
    self.doing = doing
    super.init(style: .plain)
  }

  required override init?(coder: AnyObject) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Do") { [unowned self] _, _, done in
      act(on: indexPath, done)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func act(on place: IndexPath, _ done: @escaping (Bool) -> Void) {
    switch doing {
    case .nothing: break
    case .calling: done(true)
    case .asking:
      let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in done(true) })
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      present(alert, animated: true)
    case .deleting:
      items.remove(at: place.row)
      tableView.deleteRows(at: [place], with: .automatic)
    }
  }
}

/// Decides about no page.
private final class UndecidedScreen: UIViewController, WKNavigationDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    web.navigationDelegate = self
    view.addSubview(web)
    web.load(URLRequest(url: URL(fileURLWithPath: "/")))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {}
}

/// Decides a number of times about each page that the user asks for, and what comes of it.
private final class DecidingScreen: UIViewController, WKNavigationDelegate {
  private let counts: (actions: Int, responses: Int)

  init(actions: Int, responses: Int) {
    counts = (actions, responses)
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    web.navigationDelegate = self
    view.addSubview(web)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help",
      primaryAction: UIAction { _ in web.load(URLRequest(url: URL(fileURLWithPath: "/"))) })
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    for _ in 0..<counts.actions { decisionHandler(.allow) }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) {
    for _ in 0..<counts.responses { decisionHandler(.cancel) }
  }
}

/// Hears what was chosen on its icon, and does not say so.
private final class ForgetfulDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { window?.rootViewController?.navigationItem.title = shortcutItem.localizedTitle }
}

@Suite struct `A completion handler` {
  private func findings(_ doing: SwipedList.Doing) -> [Finding] {
    CodeMadeApp { UINavigationController(rootViewController: SwipedList(doing: doing)) }
      .report(flows: 24).findings
  }

  @Test func `of a swiped row has to be called`() throws {
    let finding = try #require(findings(.nothing).first)
    #expect(finding.signature.invariant == "rule.handlers-are-called")
    #expect(finding.scenario.steps.map(\.kind) == [.tap])
    #expect(findings(.calling).isEmpty)
  }

  @Test func `may be kept, until nobody can call it any more`() throws {
    let finding = try #require(findings(.asking).first)
    #expect(finding.signature.invariant == "rule.handlers-are-called")
    #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap])
  }

  @Test func `is not missed by a row that is gone`() { #expect(findings(.deleting).isEmpty) }

  @Test func `of a page has to be called`() throws {
    let app = CodeMadeApp { UINavigationController(rootViewController: UndecidedScreen()) }
    let finding = try #require(app.report(flows: 24).findings.first)
    #expect(finding.signature.invariant == "rule.handlers-are-called")
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2)])
  func `of a page is called once`(actions: Int, responses: Int) {
    let app = CodeMadeApp {
      UINavigationController(
        rootViewController: DecidingScreen(actions: actions, responses: responses))
    }
    let findings = app.report(flows: 24).findings
    #expect(
      findings.map(\.signature.invariant)
        == (actions + responses > 2 ? ["obligation.legal-steps-raise-nothing"] : []))
    // The first time that the user asks for help.
    #expect(findings.allSatisfy { $0.scenario.steps.first?.kind == .tap })
  }

  @Test func `of a shortcut has to be called`() throws {
    let signal = RegisteredSignal("shortcut") {
      UIApplication.shared.receive(
        UIApplicationShortcutItem(type: "new", localizedTitle: "New order"))
    }
    let report = CodeMadeApp { ForgetfulDelegate() }.report(flows: 24, signals: [signal])
    let finding = try #require(report.findings.first)
    #expect(finding.signature.invariant == "rule.handlers-are-called")
    #expect(finding.scenario.steps.map(\.kind) == [.signal])
  }
}
