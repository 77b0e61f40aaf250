import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A map with two panels, of which one is open at a time.
private final class MapPage: UIViewController {
  private let forgets: Bool
  private var panel: UIViewController?
  private var open: Set<String> = []

  /// Makes one, which forgets that a panel was open when the other one takes its place, or not.
  init(forgetting forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["Layers", "Legend"] { addButton(title) { [unowned self] in toggle(title) } }
  }

  private func toggle(_ title: String) {
    let isOpen = open.remove(title) != nil
    if let panel, !isOpen || panel.title == title { takeAway(panel) }
    guard !isOpen else { return }
    open.insert(title)
    let panel = UIViewController()
    panel.title = title
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    self.panel = panel
  }

  private func takeAway(_ panel: UIViewController) {
    panel.willMove(toParent: nil)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
    self.panel = nil
    if forgets, let title = panel.title { open.remove(title) }
  }
}

@Suite struct `A panel that another one has pushed aside` {
  @Test(arguments: [true, false])
  func `is opened by its button again`(forgets: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: MapPage(forgetting: forgets))
    }
    let report = app.report(flows: 24)
    let rule: InvariantID = "rule.what-did-something-does-so"
    #expect(report.findings.map(\.signature.invariant) == (forgets ? [] : [rule]))
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
