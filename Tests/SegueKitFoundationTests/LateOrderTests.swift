import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A page that shows an order when it has been loaded.
private final class ShopPage: UIViewController {
  /// What the page asks for before it pushes the order.
  enum Care: CaseIterable { case none, isShown, isInStack }

  private let care: Care
  private var isLoading = false

  init(care: Care) {
    self.care = care
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Order") { page, stack in page.load(for: stack) }
    addButton("Settings") { _, stack in
      guard stack.transitionCoordinator == nil else { return }
      stack.pushViewController(UIViewController(), animated: true)
    }
  }

  private func addButton(
    _ title: String, action: @escaping (ShopPage, UINavigationController) -> Void
  ) {
    let action = UIAction(title: title) { [unowned self] _ in
      navigationController.map { action(self, $0) }
    }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }

  private func load(for stack: UINavigationController) {
    guard !isLoading else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self, weak stack, care] in
      self?.isLoading = false
      guard let stack, stack.transitionCoordinator == nil else { return }
      let isWanted =
        switch care {
        case .none: true
        case .isShown: self.map { stack.topViewController === $0 } == true
        case .isInStack: self != nil
        }
      if isWanted { stack.pushViewController(UIViewController(), animated: true) }
    }
  }
}

@Suite struct `An order that is loaded` {
  @Test(arguments: ShopPage.Care.allCases)
  fileprivate func `is pushed where it was asked for`(care: ShopPage.Care) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Shop") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(ShopPage(care: care), animated: true)
        }
      ]
      return stack
    }
    let rule: InvariantID = "rule.late-answers-open-where-they-were-asked"
    let report = app.report(flows: 72)
    let told = report.findings.filter { $0.signature.invariant == rule }
    let expected: [Clause] =
      switch care {
      case .none: ["ahead", "behind"]
      case .isInStack: ["ahead"]
      case .isShown: []
      }
    #expect(told.map(\.signature.clause).sorted { $0.text < $1.text } == expected)
    #expect(report.findings.count == told.count)
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
