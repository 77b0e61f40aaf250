import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A shop in which the settings may be open when a link comes.
private final class OpenShop: UINavigationController {
  /// What it does with a link that comes then.
  enum Way: CaseIterable {
    case forgets, remembers, showsAbove, goesBack
  }

  private let way: Way
  private var hasLink = false

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Settings") { [unowned self] in open() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func open() {
    let settings = UIViewController.screen("Close") { [unowned self] in
      dismiss(animated: true) {
        if self.hasLink { self.follow() }
      }
    }
    settings.modalPresentationStyle = .fullScreen
    present(settings, animated: true)
  }

  func receive() {
    guard let presentedViewController, !presentedViewController.isBeingDismissed else {
      return follow()
    }
    switch way {
    case .forgets: return
    case .remembers: hasLink = true
    case .showsAbove: presentedViewController.present(order, animated: true)
    case .goesBack: dismiss(animated: true) { self.follow() }
    }
  }

  private func follow() {
    hasLink = false
    pushViewController(order, animated: true)
  }

  private var order: UIViewController {
    let order = UIViewController()
    order.title = "Order"
    return order
  }
}

@Suite struct `A link that comes while something is open` {
  @Test(arguments: OpenShop.Way.allCases)
  private func `is followed then, or when that is closed`(way: OpenShop.Way) throws {
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? OpenShop)?.receive()
    }
    let steps = [
      "tap home.Settings creating s", "signal link creating o", "tap s.Close creating p",
    ]
    let judgement = try CodeMadeApp(contract: .undeclared) { OpenShop(way) }.judgement(
      of: steps, creating: ["home"], signals: [link], asking: [.signalsGetThroughWhatIsOpen])
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (way == .forgets ? ["rule.signals-get-through-what-is-open"] : []))
  }

  @Test(arguments: [true, false])
  func `is followed in a search, or when that has ended`(forgets: Bool) throws {
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? SearchedShop)?.receive()
    }
    let app = CodeMadeApp(contract: .undeclared) { SearchedShop(forgets: forgets) }
    let steps = ["tap list.search creating q", "signal link creating o", "tap q.search-cancel"]
    let judgement = try app.judgement(
      of: steps, creating: ["list"], signals: [link], asking: [.signalsGetThroughWhatIsOpen])
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (forgets ? ["rule.signals-get-through-what-is-open"] : []))
  }
}

/// A shop whose list can be searched; it may forget a link that comes meanwhile.
private final class SearchedShop: UINavigationController {
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    let list = UIViewController()
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.definesPresentationContext = true
    viewControllers = [list]
  }

  required override init?(coder: AnyObject) { nil }

  func receive() {
    guard let list = topViewController, !forgets || list.presentedViewController == nil else {
      return
    }
    list.dismiss(animated: false)
    let order = UIViewController()
    order.title = "Order"
    pushViewController(order, animated: true)
  }
}
