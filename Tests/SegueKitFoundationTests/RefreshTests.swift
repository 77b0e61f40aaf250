import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A list that can be pulled to be loaded anew, by a request that fails the second time.
private final class NewsScreen: UITableViewController {
  private let forgets: Bool
  private var hasFailed = false

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
    watch()
  }

  /// Something that waits all the time.
  private func watch() {
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
  }

  private func load() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.answer() }
  }

  private func answer() {
    defer { hasFailed.toggle() }
    if hasFailed, forgets { return }
    refreshControl?.endRefreshing()
  }
}

@Suite struct `A list that is loaded anew` {
  @Test(arguments: [true, false])
  func `says that it loads until it has`(forgets: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: NewsScreen(forgets: forgets))
    }
    let findings = app.report(flows: 200).findings
    #expect(findings.map(\.signature.invariant) == (forgets ? ["rule.refreshing-ends"] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.count == 4 })
  }
}
