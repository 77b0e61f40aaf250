import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// An album that hides the tabs while something is selected in it.
private final class AlbumScreen: UIViewController {
  private let isTidy: Bool
  private var isSelecting = false

  /// Makes one, which shows the tabs again when it goes, or forgets to.
  init(isTidy: Bool) {
    self.isTidy = isTidy
    super.init(nibName: nil, bundle: nil)
    title = "Album"
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Select") { [unowned self] in
      isSelecting.toggle()
      tabBarController?.tabBar.isHidden = isSelecting
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isTidy { tabBarController?.tabBar.isHidden = isSelecting }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isTidy { tabBarController?.tabBar.isHidden = false }
  }
}

@Suite struct `A bar that a touch hides` {
  @Test(arguments: [true, false])
  func `comes back when the screen is left`(isTidy: Bool) {
    let app = CodeMadeApp(inTabs: {
      let tabs = UITabBarController()
      let albums = UINavigationController()
      albums.title = "Albums"
      albums.viewControllers = [
        .screen("Album") { [unowned albums] in
          guard albums.transitionCoordinator == nil else { return }
          albums.pushViewController(AlbumScreen(isTidy: isTidy), animated: true)
        }
      ]
      tabs.viewControllers = [albums, UIViewController()]
      return tabs
    })
    let findings = app.report(flows: 60).findings
    let rule: InvariantID = "rule.bars-that-a-touch-hides-come-back"
    #expect(findings.map(\.signature.invariant) == (isTidy ? [] : [rule]))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .back])
    }
  }
}
