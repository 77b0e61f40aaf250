import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A box with a page that code puts into it, in one way or another.
private final class Box: UIViewController {
  /// What the box does to have the page as a child.
  enum Manner: CaseIterable {
    case all, allButTheEnd, nothing
  }

  private let manner: Manner
  private var page: UIViewController?

  init(_ manner: Manner) {
    self.manner = manner
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController.screen("Page") {}
    if manner == .all || manner == .allButTheEnd { addChild(page) }
    view.addSubview(page.view)
    if manner == .all { page.didMove(toParent: self) }
    self.page = page
  }
}

extension Box.Manner {
  /// What is to be found, by invariant and clause.
  fileprivate var breaks: String? {
    switch self {
    case .all: nil
    case .allButTheEnd: "container.children-are-told-of-parents arrival"
    case .nothing: "container.views-come-with-their-controllers withoutParent"
    }
  }
}

@Suite struct `A container that code makes` {
  @Test(arguments: Box.Manner.allCases)
  fileprivate func `has its children as children, and tells them so`(manner: Box.Manner) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Open") { [unowned stack] in
          stack.pushViewController(Box(manner), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 60)
    #expect(
      report.findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
        == manner.breaks.map { [$0] } ?? [])
    #expect(report.findings.allSatisfy { $0.signature.culprit == .declared("Box") })
    guard let told = manner.breaks?.prefix(while: { $0 != " " }) else { return }
    #expect(!report.reach.premises.vacuous.contains(InvariantID(String(told))))
  }
}
