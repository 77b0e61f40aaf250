import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// Columns of notes in a wide window, and tabs in a narrow one.
private final class Notes: UISplitViewController {
  private let asksOnMenu: Bool
  private let menu = UIViewController()

  init(asksOnMenu: Bool, hasTabs: Bool) {
    self.asksOnMenu = asksOnMenu
    super.init(style: .doubleColumn)
    menu.addButton("Note") { [unowned self] in showNote() }
    menu.addButton("Help") { [unowned self] in ask() }
    setViewController(menu, for: .primary)
    setViewController(note("First"), for: .secondary)
    if hasTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [note("Tab"), UIViewController()]
      setViewController(tabs, for: .compact)
    }
  }

  required override init?(coder: AnyObject) { nil }

  private func showNote() {
    setViewController(note("Next"), for: .secondary)
    show(.secondary)
  }

  private func note(_ title: String) -> UIViewController {
    let note = UIViewController()
    note.title = title
    note.addButton("Help") { [unowned self] in ask() }
    return note
  }

  private func ask() {
    let alert = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .cancel))
    (asksOnMenu ? menu : self).present(alert, animated: true)
  }
}

@Suite struct `An app in columns with names` {
  @Test(arguments: [true, false]) func `holds in wide and narrow windows`(hasTabs: Bool) {
    let report = CodeMadeApp(inColumns: { Notes(asksOnMenu: false, hasTabs: hasTabs) })
      .report(flows: 40)
    #expect(report.findings.map { "\($0.signature)" } == [])
  }

  @Test func `is found to ask where the narrow window shows nothing of it`() {
    let report = CodeMadeApp(inColumns: { Notes(asksOnMenu: true, hasTabs: true) })
      .report(flows: 40)
    #expect(report.findings.map(\.signature.invariant) == ["rule.everything-presented-is-seen"])
  }
}
