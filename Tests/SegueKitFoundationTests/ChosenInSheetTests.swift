import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A list with a sheet in which something can be chosen, which leads to its details.
private final class ChoiceList: UIViewController {
  private let waitsToAppear: Bool
  private var isChosen = false

  init(waitsToAppear: Bool) {
    self.waitsToAppear = waitsToAppear
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(.button("Choose") { [unowned self] in present(sheet(), animated: true) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isChosen { showDetails() }
  }

  private func sheet() -> UIViewController {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.view.addSubview(
      .button("First") { [unowned self, unowned sheet] in
        guard !sheet.isBeingDismissed else { return }
        if waitsToAppear {
          isChosen = true
          sheet.dismiss(animated: true)
        } else {
          sheet.dismiss(animated: true) { [unowned self] in showDetails() }
        }
      })
    return sheet
  }

  private func showDetails() {
    isChosen = false
    let details = UIViewController()
    details.title = "Details"
    navigationController?.pushViewController(details, animated: true)
  }
}

extension UIView {
  /// A button that does something.
  fileprivate static func button(_ title: String, action: @escaping () -> Void) -> UIView {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }
}

@Suite struct `A choice in a sheet` {
  @Test(arguments: [true, false], [true, false])
  func `leads where it leads when the sheet covers everything`(
    waitsToAppear: Bool, showsCards: Bool
  ) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: ChoiceList(waitsToAppear: waitsToAppear))
    }
    let report = app.report(flows: 40, in: .compact, showingCards: showsCards)
    let findings = report.findings
    let id: InvariantID = "rule.sheets-lead-where-covers-lead"
    #expect(findings.map(\.signature.invariant) == (waitsToAppear ? [id] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.filter { $0.kind == .tap }.count == 2 })
    #expect(try #require(report.reach.premises[id]) > 0)
  }

  @Test func `in a wide window is the same with and without cards`() {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: ChoiceList(waitsToAppear: false))
    }
    #expect(app.report(flows: 40, showingCards: true).findings.isEmpty)
  }
}
