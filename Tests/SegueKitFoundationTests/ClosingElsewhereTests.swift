import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// How a screen's one button closes it.
private enum Closing: CaseIterable {
  /// It dismisses, which closes no pushed screen.
  case dismisses
  /// It pops, which closes no root.
  case pops
  /// It pops to whoever lies below, or to the root where nobody does.
  case popsToFormer
  /// It does what brings the screen away where it stands.
  case asItStands
}

/// Something that is shown in a list's stack, and in a sheet with a stack of its own.
private final class ItemScreen: UIViewController {
  private let closing: Closing

  init(closing: Closing) {
    self.closing = closing
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Delete") { [unowned self] _ in close() }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }

  private func close() {
    guard transitionCoordinator == nil else { return }
    let isRoot = navigationController?.viewControllers.first === self
    switch closing {
    case .dismisses: dismiss(animated: true)
    case .pops: navigationController?.popViewController(animated: true)
    case .popsToFormer:
      guard let stack = navigationController else { return }
      let place = stack.viewControllers.firstIndex(of: self) ?? 0
      stack.popToViewController(stack.viewControllers[max(place - 1, 0)], animated: true)
    case .asItStands where isRoot: dismiss(animated: true)
    case .asItStands: navigationController?.popViewController(animated: true)
    }
  }
}

@Suite struct `A screen that is shown in two ways` {
  @Test(arguments: Closing.allCases)
  fileprivate func `is closed by its button in both`(closing: Closing) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let list = UIViewController()
      let stack = UINavigationController(rootViewController: list)
      let ways = [
        UIAction(title: "Open") { [unowned stack] _ in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(ItemScreen(closing: closing), animated: true)
        },
        UIAction(title: "Peek") { [unowned stack] _ in
          let item = ItemScreen(closing: closing)
          item.title = "New item"
          let sheet = UINavigationController(rootViewController: item)
          sheet.modalPresentationStyle = .formSheet
          stack.present(sheet, animated: true)
        },
      ]
      for way in ways { list.view.addSubview(UIButton(type: .system, primaryAction: way)) }
      return stack
    }
    let report = app.report(flows: 176)
    let id: InvariantID = "rule.what-closes-closes-elsewhere"
    #expect(report.findings.map(\.signature.invariant) == (closing == .asItStands ? [] : [id]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.count == 4 })
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}
