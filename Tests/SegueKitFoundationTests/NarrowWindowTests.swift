import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A list of mails beside the one that is read, in columns that are one in a narrow window.
private final class MailColumns: UISplitViewController, UISplitViewControllerDelegate {
  private let showsColumn: Bool

  /// Makes them; who does not show the column only fills it.
  init(withRow hasRow: Bool, showingColumn showsColumn: Bool) {
    self.showsColumn = showsColumn
    super.init(style: .doubleColumn)
    delegate = self
    let list =
      hasRow ? .screen("Row") { [unowned self] in open("Mail") } : UIViewController()
    setViewController(UINavigationController(rootViewController: list), for: .primary)
    setViewController(
      UINavigationController(rootViewController: UIViewController()), for: .secondary)
  }

  required override init?(coder: AnyObject) { nil }

  func open(_ title: String) {
    guard viewController(for: .primary)?.transitionCoordinator == nil else { return }
    let mail = UIViewController()
    mail.title = title
    setViewController(UINavigationController(rootViewController: mail), for: .secondary)
    if showsColumn { show(.secondary) }
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

@Suite struct `What opens something in a wide window` {
  private let rule: InvariantID = "rule.what-opens-opens-in-narrow-windows"

  @Test(arguments: [true, false])
  func `does so in a narrow one, when it is a row`(showsColumn: Bool) throws {
    let app = CodeMadeApp(inColumns: {
      MailColumns(withRow: true, showingColumn: showsColumn)
    })
    let report = app.report(flows: 24, in: .compact)
    #expect(report.findings.map(\.signature.invariant) == (showsColumn ? [] : [rule]))
    for finding in report.findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap])
      #expect(finding.violation.however.parts.contains(.text("\"Mail\"")))
    }
  }

  @Test(arguments: [true, false])
  func `does so in a narrow one, when it is a link`(showsColumn: Bool) {
    let app = CodeMadeApp(inColumns: {
      MailColumns(withRow: false, showingColumn: showsColumn)
    })
    let link = RegisteredSignal("mail") {
      (UIApplication.shared.keyWindow?.rootViewController as? MailColumns)?.open("Linked")
    }
    let report = app.report(flows: 24, signals: [link], in: .compact)
    let told = report.findings.filter { $0.signature.invariant == rule }
    #expect(told.map { $0.scenario.steps.map(\.kind) } == (showsColumn ? [] : [[.signal]]))
  }
}
