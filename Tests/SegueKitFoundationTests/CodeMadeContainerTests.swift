import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A box with a page that code puts into it, and tells so or not.
private final class Box: UIViewController {
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController.screen("Page") {}
    addChild(page)
    view.addSubview(page.view)
    if !forgets { page.didMove(toParent: self) }
  }
}

@Suite struct `A container that code makes` {
  @Test(arguments: [true, false])
  func `tells its children that they have come`(forgets: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Open") { [unowned stack] in
          stack.pushViewController(Box(forgets: forgets), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 100)
    let told: InvariantID = "container.children-are-told-of-parents"
    #expect(report.findings.map(\.signature.invariant) == (forgets ? [told] : []))
    #expect(report.findings.map(\.signature.culprit) == (forgets ? [.declared("Box")] : []))
    #expect(report.reach.premises.vacuous.contains(told) == false)
  }
}
