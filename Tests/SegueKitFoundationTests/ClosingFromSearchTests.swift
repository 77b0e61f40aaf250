import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A list of cities that is searched, and left when one is chosen.
private final class CityPicker: UITableViewController {
  private let search = UISearchController(searchResultsController: nil)
  private let asksPresenter: Bool

  init(asksPresenter: Bool) {
    self.asksPresenter = asksPresenter
    super.init(style: .plain)
    title = "Cities"
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let stack = navigationController, !stack.isBeingDismissed, !stack.isBeingPresented else {
      return
    }
    if asksPresenter {
      stack.presentingViewController?.dismiss(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

@Suite struct `A list that is left when something is chosen` {
  @Test(arguments: [true, false])
  func `is left from its search, too`(asksPresenter: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("City") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          let picker = CityPicker(asksPresenter: asksPresenter)
          let sheet = UINavigationController(rootViewController: picker)
          sheet.modalPresentationStyle = .fullScreen
          stack.present(sheet, animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 80)
    let rule: InvariantID = "rule.what-closes-closes-from-a-search"
    #expect(report.findings.map(\.signature.invariant) == (asksPresenter ? [] : [rule]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.count == 5 })
    #expect(report.findings.allSatisfy { $0.signature.culprit == .declared("CityPicker") })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
