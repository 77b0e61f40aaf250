import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// Tabs of which the second one is selected when something has been loaded for it.
private final class LoadingTabs: UITabBarController, UITabBarControllerDelegate {
  private let looks: Bool
  private var choiceCount = 0

  /// - Parameter looks: Whether it looks whether the user has gone elsewhere meanwhile.
  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    showPages("Feed", "Map", "Me")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    choiceCount += 1
    let choice = choiceCount
    guard viewController === viewControllers?[1], selectedIndex != 1 else { return true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, !looks || choice == choiceCount else { return }
      selectedIndex = 1
    }
    return false
  }
}

@Suite struct `A tab that is selected when it has been loaded` {
  @Test(arguments: [true, false])
  func `takes nobody away who has gone elsewhere`(looks: Bool) throws {
    let app = CodeMadeApp(inTabs: { LoadingTabs(looks: looks) })
    let report = app.report(flows: 56)
    let id: InvariantID = "rule.late-answers-leave-the-tab"
    #expect(report.findings.map(\.signature.invariant) == (looks ? [] : [id]))
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}
