import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// The part of a home that says who is logged in.
private final class HeaderPage: UIViewController {}

/// A home that makes its header anew whenever it appears.
private final class HeadedHome: UIViewController {
  private var header: HeaderPage?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [unowned self] in
      guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
      stack.pushViewController(UIViewController(), animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    header?.willMove(toParent: nil)
    header?.view.removeFromSuperview()
    header?.removeFromParent()
    let header = HeaderPage()
    addChild(header)
    view.addSubview(header.view)
    header.didMove(toParent: self)
    self.header = header
  }
}

@Suite struct `A header that is made anew at each appearance` {
  @Test func `is nobody whom the user misses`() {
    let app = CodeMadeApp(inTabs: {
      let tabs = UITabBarController()
      tabs.showPages("Home", "Profile")
      let home = UINavigationController(rootViewController: HeadedHome())
      home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      tabs.viewControllers?[0] = home
      return tabs
    })
    let report = app.report(flows: 64)
    #expect(report.findings.map(\.signature.invariant) == [])
    for rule in ["rule.tabs-keep-their-place", "rule.screens-below-stay-as-they-are"] {
      #expect(report.reach.premises[InvariantID(rule)] ?? 0 > 0, "\(rule)")
    }
  }
}

/// A strip with one page, a stack, that is made anew when the strip appears again, or stays.
private final class PageStrip: UIViewController {
  private let remakes: Bool

  init(remaking remakes: Bool) {
    self.remakes = remakes
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard remakes || children.isEmpty else { return }
    for page in children {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    let page = UINavigationController()
    let first = UIViewController.screen("Next") { [unowned self, unowned page] in
      page.pushViewController(nextScreen, animated: true)
    }
    first.title = "First"
    page.viewControllers = [first]
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private var nextScreen: UIViewController {
    let screen = UIViewController.screen("Cover") { [unowned self] in
      let cover = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
      cover.modalPresentationStyle = .fullScreen
      present(cover, animated: true)
    }
    screen.title = "Next"
    return screen
  }
}

@Suite struct `A strip of pages to which the user comes back` {
  @Test(arguments: [true, false])
  func `shows how far they were`(remakes: Bool) throws {
    let app = CodeMadeApp {
      let stack = UINavigationController(rootViewController: PageStrip(remaking: remakes))
      stack.isNavigationBarHidden = true
      return stack
    }
    let judgement = try app.judgement(
      of: ["tap first.Next creating next", "tap next.Cover creating cover", "tap cover.Close"],
      creating: ["strip", "page", "first"])
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (remakes ? ["rule.screens-below-stay-as-they-are"] : []))
  }
}
