import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// Two pages with a button for each above them.
private final class PagedScreen: UIViewController {
  private let pages = [FirstPage(), SecondPage()]
  private let beginsAnew: Bool

  init(beginsAnew: Bool) {
    self.beginsAnew = beginsAnew
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, page) in zip(["One", "Two"], pages) {
      let action = UIAction(title: title) { [unowned self] _ in turn(to: page) }
      view.addSubview(UIButton(primaryAction: action))
    }
    turn(to: pages[0])
  }

  private func turn(to page: UIViewController) {
    guard children != [page] else { return }
    for former in children {
      former.willMove(toParent: nil)
      former.view.removeFromSuperview()
      former.removeFromParent()
    }
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if beginsAnew { turn(to: pages[0]) }
  }
}

private class FirstPage: UIViewController {}
private final class SecondPage: FirstPage {}

/// A screen around tabs that it makes anew for each width.
private final class WidthScreen: UIViewController {
  private var tabs = UITabBarController()
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTabs(0)
  }

  private func showTabs(_ index: Int) {
    tabs.willMove(toParent: nil)
    tabs.viewIfLoaded?.removeFromSuperview()
    tabs.removeFromParent()
    tabs = UITabBarController()
    tabs.viewControllers = [FirstPage(), SecondPage()]
    tabs.selectedIndex = index
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    showTabs(forgets ? 0 : tabs.selectedIndex)
  }
}

/// Two screens side by side, of which the first one is let go in a compact window.
private final class TwinScreen: UIViewController {
  private let twins = [FirstPage(), SecondPage()]
  private let takesBack: Bool

  init(takesBack: Bool) {
    self.takesBack = takesBack
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let log = UIAction(title: "Log") { _ in }
    view.addSubview(UIButton(primaryAction: log))
    for twin in twins { take(twin) }
  }

  private func take(_ twin: UIViewController) {
    addChild(twin)
    view.addSubview(twin.view)
    twin.didMove(toParent: self)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    if newCollection.horizontalSizeClass == .regular {
      if takesBack { take(twins[0]) }
    } else if twins[0].parent === self {
      twins[0].willMove(toParent: nil)
      twins[0].view.removeFromSuperview()
      twins[0].removeFromParent()
    }
  }
}

/// A stack whose note is a sheet in a wide window and lies on the stack in a narrow one.
private final class NotesController: UINavigationController {
  private let note = SecondPage()
  private let losesNote: Bool

  init(losesNote: Bool) {
    self.losesNote = losesNote
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Note") { [unowned self] in showNote(in: traitCollection) }]
  }

  required override init?(coder: AnyObject) { nil }

  private func showNote(in traits: UITraitCollection) {
    guard transitionCoordinator == nil, !viewControllers.contains(note) else { return }
    if traits.horizontalSizeClass == .compact { return pushViewController(note, animated: true) }
    let sheet = UINavigationController(rootViewController: note)
    sheet.modalPresentationStyle = .formSheet
    present(sheet, animated: true)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    guard newCollection.horizontalSizeClass == .compact,
      let sheet = presentedViewController as? UINavigationController
    else { return }
    dismiss(animated: false)
    guard !losesNote else { return }
    sheet.setViewControllers([], animated: false)
    pushViewController(note, animated: false)
  }
}

@Suite struct `A sheet in a window that gets narrow` {
  @Test(arguments: [true, false])
  func `may go where its screen moves onto the stack`(losesNote: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { NotesController(losesNote: losesNote) }
    // That it stays there when the window gets wide again is told of both.
    let told = app.report(flows: 24).findings.map(\.signature.invariant)
    let expected: [InvariantID] = losesNote ? ["rule.another-width-closes-no-screen"] : []
    #expect(told.filter { $0 != .changesNothing } == expected)
  }
}

@Suite struct `Another width and back` {
  @Test(arguments: [true, false])
  func `may bring children back in another order`(takesBack: Bool) {
    let app = CodeMadeApp {
      UINavigationController(rootViewController: TwinScreen(takesBack: takesBack))
    }
    let found = app.report(flows: 40).findings.map(\.signature.invariant)
    #expect(found.contains(.changesNothing) == !takesBack)
    #expect(found.isEmpty == takesBack)
  }

  @Test(arguments: [true, false])
  func `finds out who begins anew`(beginsAnew: Bool) {
    let app = CodeMadeApp {
      UINavigationController(rootViewController: PagedScreen(beginsAnew: beginsAnew))
    }
    let findings = app.report(flows: 40).findings
    #expect(findings.map(\.signature.invariant) == (beginsAnew ? [.changesNothing] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap] })
  }

  @Test(arguments: [true, false])
  func `finds out who makes others that do not know where the user was`(forgets: Bool) {
    let app = CodeMadeApp {
      UINavigationController(rootViewController: WidthScreen(forgets: forgets))
    }
    let findings = app.report(flows: 60).findings
    #expect(findings.map(\.signature.invariant) == (forgets ? [.showsTheSame] : []))
    #expect(findings.map { $0.scenario.steps.map(\.kind) } == (forgets ? [[.tapTab]] : []))
  }
}

extension InvariantID {
  fileprivate static let changesNothing: Self = "rule.another-width-and-back-changes-nothing"
  fileprivate static let showsTheSame: Self = "rule.another-width-and-back-shows-the-same"
}
