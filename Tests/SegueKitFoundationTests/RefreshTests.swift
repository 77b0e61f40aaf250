import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A list that can be pulled to be loaded anew, by a request that fails the second time.
///
/// A pull that comes while it is being loaded for the first time joins that.
private final class NewsScreen: UITableViewController {
  private let forgets: Bool
  private var isLoading = false
  private var hasAnswered = false

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(style: .plain)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl()
    control.addAction(UIAction { [unowned self] _ in load() }, for: .valueChanged)
    refreshControl = control
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Archive", primaryAction: UIAction { _ in })
    watch()
    load()
  }

  /// Something that waits all the time.
  private func watch() {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
  }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.answer() }
  }

  private func answer() {
    isLoading = false
    defer { hasAnswered = true }
    if hasAnswered, forgets { return }
    refreshControl?.endRefreshing()
  }
}

@Suite struct `A list that is loaded anew` {
  @Test(arguments: [true, false])
  func `says that it loads until it has`(forgets: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: NewsScreen(forgets: forgets))
    }
    let findings = app.report(flows: 40).findings
    #expect(findings.map(\.signature.invariant) == (forgets ? ["rule.refreshing-ends"] : []))
    let steps: [Step.Kind] = [.settle, .tap, .settle]
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == steps })
    #expect(findings.allSatisfy { $0.violation.expected.parts.contains(.text("refresh")) })
  }
}
