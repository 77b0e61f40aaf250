import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A list that can be pulled to be loaded anew; each row leads to settings.
private final class Inbox: UITableViewController {
  enum Doing {
    /// It ends when it is loaded.
    case ending
    /// The second time it fails, which an alert tells, and does not end.
    case failing
    /// It fails so, and ends then.
    case failingWell
    /// It ends only in sight.
    case endingInSight
    /// It takes longer where it is out of sight, and ends.
    case waiting
    /// The settings take away what is pulled.
    case takenAway
  }

  private let doing: Doing
  private var count = 0

  init(_ doing: Doing) {
    self.doing = doing
    super.init(style: .plain)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [unowned self] _ in after(1) { $0.answer() } }, for: .valueChanged)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard navigationController?.topViewController === self else { return }
    let settings = UIViewController.screen("Offline") { [unowned self] in
      if doing == .takenAway { refreshControl = nil }
    }
    navigationController?.pushViewController(settings, animated: true)
  }

  private func after(_ seconds: Double, _ act: @escaping (Inbox) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in self.map(act) }
  }

  private func answer() {
    count += 1
    switch doing {
    case .failing where count.isMultiple(of: 2): tell()
    case .failingWell where count.isMultiple(of: 2):
      tell()
      refreshControl?.endRefreshing()
    case .endingInSight where view.window == nil: break
    case .waiting where view.window == nil: after(5) { $0.answer() }
    default: refreshControl?.endRefreshing()
    }
  }

  private func tell() {
    guard view.window != nil, presentedViewController == nil,
      navigationController?.transitionCoordinator == nil
    else { return }
    let alert = UIAlertController(title: "No network", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// A screen that loads something, and forgets to stop when the answer comes while it is covered.
private final class Cart: UIViewController {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
    addButton("Load") { [unowned self] in load() }
    addButton("Terms") { [unowned self] in
      guard navigationController?.topViewController === self else { return }
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  private func load() {
    indicator.startAnimating()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, !forgets || navigationController?.topViewController === self else { return }
      indicator.stopAnimating()
    }
  }
}

@Suite struct `What loads while the user is elsewhere` {
  /// What is broken in a flow of an app with one screen in a stack.
  private func invariants(
    _ steps: [String], of make: @escaping @Sendable () -> UIViewController
  ) throws -> [InvariantID] {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: make())
    }
    let judgement = try app.judgement(of: steps, creating: ["e"])
    #expect(!judgement.trace.events.contains { $0.what == .declined(.noSuchControl) })
    return judgement.violations.map(\.signature.invariant)
  }

  @Test(arguments: [Inbox.Doing.failing, .failingWell])
  fileprivate func `ends also when an alert tells that it has failed`(doing: Inbox.Doing) throws {
    let steps = [
      "tap e.refresh", "settle", "tap e.refresh", "settle creating a", "tap a.OK",
    ]
    let invariants = try invariants(steps) { Inbox(doing) }
    #expect(invariants == (doing == .failing ? ["rule.refreshing-ends"] : []))
  }

  @Test(arguments: [Inbox.Doing.endingInSight, .ending])
  fileprivate func `ends also when it has loaded out of sight`(doing: Inbox.Doing) throws {
    let steps = ["tap e.refresh", "tap e.row-0-0", "settle", "back app"]
    let invariants = try invariants(steps) { Inbox(doing) }
    #expect(invariants == (doing == .endingInSight ? ["rule.refreshing-ends"] : []))
  }

  @Test func `may take longer out of sight`() throws {
    let steps = ["tap e.refresh", "tap e.row-0-0", "wait", "back app"]
    #expect(try invariants(steps) { Inbox(.waiting) } == [])
    #expect(try invariants(steps + ["settle"]) { Inbox(.waiting) } == [])
  }

  @Test func `may be taken away elsewhere`() throws {
    let steps = [
      "tap e.refresh", "tap e.row-0-0 creating s", "tap s.Offline", "back app", "settle",
    ]
    #expect(try invariants(steps) { Inbox(.takenAway) } == [])
  }

  @Test(arguments: [true, false])
  func `stops turning as it did in sight`(forgets: Bool) throws {
    let steps = [
      "tap e.Load", "settle", "tap e.Load", "tap e.Terms", "settle", "back app",
    ]
    let invariants = try invariants(steps) { Cart(forgets: forgets) }
    #expect(invariants == (forgets ? ["rule.indicators-stop-again"] : []))
  }
}
