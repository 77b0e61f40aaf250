import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A screen that loads something, and in every second time fails.
private final class Loader: UIViewController {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let stopsWhenItFails: Bool
  private var loadCount = 0

  init(stopsWhenItFails: Bool) {
    self.stopsWhenItFails = stopsWhenItFails
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
    let load = UIAction(title: "Load") { [unowned self] _ in self.load() }
    view.addSubview(UIButton(type: .system, primaryAction: load))
  }

  private func load() {
    indicator.startAnimating()
    loadCount += 1
    let fails = loadCount == 2
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, !fails || stopsWhenItFails else { return }
      indicator.stopAnimating()
    }
  }
}

/// A screen in which the user starts and stops what turns.
private final class Scanner: UIViewController {
  private let indicator = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(indicator)
    let start = UIAction(title: "Scan") { [unowned self] _ in indicator.startAnimating() }
    let stop = UIAction(title: "Stop") { [unowned self] _ in indicator.stopAnimating() }
    for action in [start, stop] {
      view.addSubview(UIButton(type: .system, primaryAction: action))
    }
  }
}

@Suite struct `An activity indicator` {
  private let id: InvariantID = "rule.indicators-stop-again"

  @Test(arguments: [true, false])
  func `stops also when something fails`(stops: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: Loader(stopsWhenItFails: stops))
    }
    let report = app.report(flows: 40)
    #expect(report.findings.map(\.signature.invariant) == (stops ? [] : [id]))
    #expect(report.findings.allSatisfy { (2...4).contains($0.scenario.steps.count) })
    #expect(try #require(report.reach.premises[id]) > 0)
  }

  @Test func `may turn until the user stops it`() {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: Scanner())
    }
    #expect(app.report(flows: 40).findings.isEmpty)
  }
}
