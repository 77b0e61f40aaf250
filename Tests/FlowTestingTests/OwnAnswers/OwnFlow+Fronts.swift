import FlowModel
import SegueKit
import SegueSimulation

// Containers that have another child in front of their own accord.

/// A drawer that is closed in a wide window and open in a narrow one.
private final class WideDrawer: UIViewController, BranchContainer {
  private weak var selected: UIViewController?

  var selectedChild: UIViewController? { children.first { $0 === selected } ?? children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self {
      selected = child
      setNeedsVisibleChildrenUpdate()
    }
    completion?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    selected = traitCollection.horizontalSizeClass == .regular ? children.first : children.last
    setNeedsVisibleChildrenUpdate()
  }

  override var visibleChildren: ArraySlice<UIViewController> { only(selectedChild) }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { select(subsequentVC, animated: false, completion: nil) }
}

/// A splash that gives way to what the app shows as soon as it has been seen.
private final class SplashPanel: UIViewController, MainChildContainer {
  private var isOver = false

  var mainChild: UIViewController? { children.first }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let former = mainChild
    guard former !== child else {
      completion?()
      return
    }
    former?.willMove(toParent: nil)
    addChild(child)
    if isViewLoaded { view.addSubview(child.view) }
    former?.viewIfLoaded?.removeFromSuperview()
    former?.removeFromParent()
    child.didMove(toParent: self)
    completion?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOver else { return }
    isOver = true
    setMainChild(UIViewController(), animated: false, completion: nil)
  }
}

/// A login that closes itself when it is done, and has whoever presents it go on.
private final class SignInController: UIViewController {
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "done" else { return nil }
    return { [unowned self] _ in
      let stack = presentingViewController as? UINavigationController
      dismiss(animated: true) {
        stack?.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      }
    }
  }
}

extension OwnFlow {
  /// Flows in which a container goes from one child to another by itself, or a screen goes on to
  /// another one.
  static let fronts = [
    OwnFlow(
      "a login that goes on when it has been dismissed",
      RegisteredClass(SignInController.self, declaring: Contract()) { SignInController() },
      """
      scene A content
      scene B content
      scene G content, class SignInController
      segue A.go show B
      control G.done fires done

      stage regular
        nav n
          A as a
        presented by n
          G as g

      do tap g.done creating b
      """),
    OwnFlow(
      "a drawer that closes with the width",
      drawer,
      """
      scene A content, class WideDrawer

      stage regular
        A as a selecting c
          content b
          content c

      do size compact
      do size regular
      """),
    OwnFlow(
      "a drawer that opens with the width, where a view loads that embeds something",
      drawer,
      """
      scene A content, class WideDrawer, holds B B
      scene B content
      scene C content
      segue B.go embed C

      stage regular
        content a

      do present A on a
      do size compact
      do size regular
      """),
    OwnFlow(
      "a splash that is over while it is given something",
      splash,
      """
      scene A content, class SplashPanel, holds B
      scene B content

      stage regular
        content a

      do present A on a creating b unsettled
      do replace content on b
      """),
    OwnFlow(
      "a splash that is over while it is given what it shows",
      splash,
      """
      scene A content, class SplashPanel, holds B
      scene B content

      stage regular
        content a

      do present A on a creating b c unsettled
      do replace existing c on b
      """),
  ]

  private static let drawer = RegisteredClass(
    WideDrawer.self, childCounts: 2...2, declaring: Contract(leavingOpen: [.adapts])
  ) { WideDrawer() }

  private static let splash = RegisteredClass(
    SplashPanel.self, childCounts: 1...1, declaring: Contract(leavingOpen: [.appearing])
  ) { SplashPanel() }
}
