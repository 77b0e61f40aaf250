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

/// A photo that hides the bar of its stack while it is in front, with comments on the next screen.
private final class PhotoScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Comments") { [unowned self] in
      guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
      stack.pushViewController(
        .screen("Home") { [unowned stack] in stack.popToRootViewController(animated: true) },
        animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isNavigationBarHidden = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Its comments hide the bar too: only whoever leaves for the feed finds it again.
    if isMovingFromParent { navigationController?.isNavigationBarHidden = false }
  }
}

/// A feed of photos, which shows the bar whenever it comes, or relies on its photos.
private final class FeedScreen: UIViewController {
  private let isTidy: Bool

  init(isTidy: Bool) {
    self.isTidy = isTidy
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Photo") { [unowned self] in
      guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
      stack.pushViewController(PhotoScreen(), animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isTidy { navigationController?.isNavigationBarHidden = false }
  }
}

@Suite struct `A bar that a touch hides` {
  @Test(arguments: [true, false])
  func `comes back when the user goes home from a screen above`(isTidy: Bool) {
    let app = CodeMadeApp { UINavigationController(rootViewController: FeedScreen(isTidy: isTidy)) }
    let findings = app.report(flows: 24).findings
    let rule: InvariantID = "rule.bars-that-a-touch-hides-come-back"
    #expect(findings.map(\.signature.invariant) == (isTidy ? [] : [rule]))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .tap])
      #expect(finding.violation.however == "it is hidden")
    }
  }

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
    let findings = app.report(flows: 24).findings
    let rule: InvariantID = "rule.bars-that-a-touch-hides-come-back"
    #expect(findings.map(\.signature.invariant) == (isTidy ? [] : [rule]))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .back])
    }
  }
}
