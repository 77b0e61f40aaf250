import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A shop in which a link may come wherever the user is.
private final class LinkedShop: UINavigationController {
  /// What it does with a link.
  enum Way: CaseIterable {
    /// It closes what is open, and shows what the link leads to.
    case follows
    /// It looks how many screens there were before it has gone home.
    case countsFirst
    /// It closes a sheet, and forgets the link.
    case closesSheet
    /// It takes one item for another one.
    case mistakes
  }

  private let way: Way

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
    let home = UIViewController.screen("Item") { [unowned self] in push(1) }
    home.addButton("Filter") { [unowned self] in filter() }
    viewControllers = [home]
  }

  required override init?(coder: AnyObject) { nil }

  private func filter() {
    let filter = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
    filter.title = "Filter"
    present(filter, animated: true)
  }

  private func push(_ number: Int) {
    guard transitionCoordinator == nil else { return }
    let item = ItemScreen()
    item.title = "Item \(number)"
    pushViewController(item, animated: true)
  }

  func receive() {
    let count = viewControllers.count
    let isSheetOpen = presentedViewController != nil
    if way == .mistakes, topViewController is ItemScreen { return }
    if topViewController?.title == "Item 2", !isSheetOpen { return }
    dismiss(animated: false)
    if way == .closesSheet, isSheetOpen { return }
    popToRootViewController(animated: false)
    if way == .countsFirst, count > 1 { return }
    push(2)
  }
}

private final class ItemScreen: UIViewController {}

@Suite struct `A link that comes where the user has opened something` {
  /// What is wrong in a flow through the shop.
  private func rules(
    _ way: LinkedShop.Way, _ steps: [String], asking relation: Relation
  ) throws -> [InvariantID] {
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? LinkedShop)?.receive()
    }
    return try CodeMadeApp(contract: .undeclared) { LinkedShop(way) }
      .judgement(of: steps, creating: ["home"], signals: [link], asking: [relation])
      .violations.map(\.signature.invariant)
  }

  @Test(arguments: LinkedShop.Way.allCases, ["Item", "Filter"])
  fileprivate func `leads where it leads at home`(way: LinkedShop.Way, control: String) throws {
    let isLost =
      way == .countsFirst && control == "Item" || way == .closesSheet && control == "Filter"
    let steps = ["tap home.\(control) creating s", "signal link creating o"]
    #expect(
      try rules(way, steps, asking: .signalsLeadThereFromElsewhere)
        == (isLost ? ["rule.signals-lead-there-from-elsewhere"] : []))
  }

  @Test(arguments: LinkedShop.Way.allCases)
  fileprivate func `is not taken for what is open`(way: LinkedShop.Way) throws {
    let steps = ["tap home.Item creating s", "signal link creating o", "back app"]
    #expect(
      try rules(way, steps, asking: .signalsGetThroughWhatIsOpen)
        == (way == .mistakes ? ["rule.signals-get-through-what-is-open"] : []))
  }
}

extension UITabBarController {
  /// The tabs of the app.
  fileprivate static var inFront: Self? {
    (UIApplication.shared.keyWindow?.rootViewController as? UINavigationController)?
      .viewControllers.first as? Self
  }
}

/// Orders that are shown when their tab is loaded, or whenever a link comes.
private final class OrderTabs: UITabBarController {
  private let comesOnce: Bool
  private let orders = UINavigationController()

  init(comingOnce comesOnce: Bool) {
    self.comesOnce = comesOnce
    super.init(nibName: nil, bundle: nil)
    let shop = UINavigationController(rootViewController: UIViewController())
    shop.title = "Shop"
    orders.title = "Orders"
    viewControllers = [shop, orders]
  }

  required override init?(coder: AnyObject) { nil }

  func receive() {
    selectedIndex = 1
    let isFirst = orders.viewControllers.isEmpty
    if isFirst { orders.viewControllers = [UIViewController()] }
    guard isFirst || !comesOnce, !(orders.topViewController is OrderScreen) else { return }
    orders.pushViewController(OrderScreen(), animated: false)
  }
}

private final class OrderScreen: UIViewController {}

@Suite struct `A link to an order` {
  @Test(arguments: [true, false])
  func `shows it a second time, too`(comesOnce: Bool) throws {
    let app = CodeMadeApp(inTabs: { OrderTabs(comingOnce: comesOnce) })
    let link = RegisteredSignal("link") { OrderTabs.inFront?.receive() }
    let judgement = try app.judgement(
      of: ["signal link creating list o", "back orders", "signal link"],
      creating: ["tabs", "shop", "home", "orders"], signals: [link])
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (comesOnce ? ["rule.what-opens-opens-again"] : []))
  }
}

/// Tabs, one of which comes with a signal, in front of the others.
private final class GrowingTabs: UITabBarController {
  private let keepsPlace: Bool

  /// - Parameter keepsPlace: Whether it selects the tab of that number again.
  init(keepingPlace keepsPlace: Bool) {
    self.keepsPlace = keepsPlace
    super.init(nibName: nil, bundle: nil)
    showPages("Shop", "Orders", "Me")
  }

  required override init?(coder: AnyObject) { nil }

  func receive() {
    guard let pages = viewControllers, pages.count == 3 else { return }
    let place = selectedIndex
    let sale = UIViewController()
    sale.title = "Sale"
    viewControllers = [sale] + pages
    if keepsPlace { selectedIndex = place }
  }
}

@Suite struct `A tab that comes while the user is in another one` {
  @Test(arguments: [true, false])
  func `leaves them there`(keepsPlace: Bool) {
    let app = CodeMadeApp(inTabs: { GrowingTabs(keepingPlace: keepsPlace) })
    let sale = RegisteredSignal("sale") {
      GrowingTabs.inFront?.receive()
    }
    let report = app.report(flows: 24, signals: [sale])
    let rule: InvariantID = "rule.new-tabs-leave-the-user-there"
    #expect(report.findings.map(\.signature.invariant) == (keepsPlace ? [rule] : []))
    #expect((report.reach.premises[rule] ?? 0) > 0)
  }
}

/// A stack with a folder that is popped when it hears that it is gone.
private final class FolderStack: UINavigationController {
  private let popsTop: Bool
  private let folder: UIViewController

  /// - Parameter popsTop: Whether it pops whatever is on top, and not down to the folders.
  init(poppingTop popsTop: Bool) {
    self.popsTop = popsTop
    folder = UIViewController()
    super.init(nibName: nil, bundle: nil)
    folder.title = "Folder"
    folder.addButton("File") { [unowned self] in
      let file = UIViewController()
      file.title = "File"
      pushViewController(file, animated: true)
    }
    viewControllers = [
      .screen("Folder") { [unowned self] in pushViewController(folder, animated: true) }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func receive() {
    guard viewControllers.contains(folder) else { return }
    if popsTop {
      popViewController(animated: true)
    } else {
      popToRootViewController(animated: true)
    }
  }
}

@Suite struct `A signal that a folder is gone` {
  @Test(arguments: [true, false])
  func `closes the folder, whatever is above it`(popsTop: Bool) throws {
    let signal = RegisteredSignal("gone") {
      (UIApplication.shared.keyWindow?.rootViewController as? FolderStack)?.receive()
    }
    let judgement = try CodeMadeApp(contract: .undeclared) { FolderStack(poppingTop: popsTop) }
      .judgement(
        of: ["tap folders.Folder creating folder", "tap folder.File creating file", "signal gone"],
        creating: ["folders"], signals: [signal], asking: [.signalsLeadThereFromElsewhere])
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (popsTop ? ["rule.signals-lead-there-from-elsewhere"] : []))
  }
}
