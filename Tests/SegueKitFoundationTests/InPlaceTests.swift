import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A wizard that shows one page in the place of another, and says so by words alone.
private final class WizardPage: UIViewController {
  private let words = UILabel()
  private let isStuck: Bool
  private var page = 0

  /// Makes one, which turns its pages, or does nothing at all.
  init(isStuck: Bool) {
    self.isStuck = isStuck
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(words)
    addButton("Next") { [unowned self] in turn(by: 1) }
    addButton("Back") { [unowned self] in turn(by: -1) }
  }

  private func turn(by count: Int) {
    guard !isStuck else { return }
    page = max(0, page + count)
    words.text = "Page \(page)"
    if page == 6, !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }
}

@Suite struct `A page that comes in the place of another` {
  @Test(arguments: [true, false])
  func `is something that comes of a touch`(isStuck: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Begin") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          stack.present(WizardPage(isStuck: isStuck), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 40)
    #expect(report.findings.isEmpty != isStuck)
    #expect(report.reach.code?.touchedInVain.isEmpty != isStuck)
  }
}
