import FlowModel
import SegueKit
import SegueSimulation

// Screens that are right and do something of their own accord, of which no other is to blame.

/// Has a page in its place when it has loaded, which takes a while.
private final class LoadingController: UIViewController {
  private var isLoading = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isLoading else { return }
    isLoading = true
    UIView.animate(withDuration: 1, animations: {}) { [weak self] _ in
      guard let self, let stack = navigationController, stack.topViewController === self,
        stack.transitionCoordinator == nil
      else { return }
      stack.setViewControllers(
        stack.viewControllers.dropLast() + [UIViewController()], animated: true)
    }
  }
}

/// Takes itself out of the stack when it has been left.
private final class PassingOnceController: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    navigationController?.viewControllers.removeAll { $0 === self }
  }
}

/// Makes a stack the window's root when what it has prepared is done.
private final class SigningInController: UIViewController {
  private var isDone = false

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { isDone = true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isDone, let window = view.window, presentedViewController == nil else { return }
    isDone = false
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
  }
}

/// Presents what a new user has to go through, once.
private final class WelcomingController: UIViewController {
  private var isFirst = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFirst, presentedViewController == nil else { return }
    isFirst = false
    let tour = UINavigationController(rootViewController: UIViewController())
    tour.modalPresentationStyle = .formSheet
    tour.isModalInPresentation = true
    present(tour, animated: true)
  }
}

/// Covers itself while the app is in the background.
private final class HidingController: UIViewController, UIApplicationDelegate {
  private weak var cover: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.delegate = self
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil else { return }
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    self.cover = cover
    present(cover, animated: false)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    if let cover, cover.presentedViewController == nil { cover.dismiss(animated: false) }
  }
}

/// Takes the stack that it was shown in home when it leaves.
private final class EndingController: UIViewController {
  private weak var home: UINavigationController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    home = navigationController
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { home?.popToRootViewController(animated: false) }
  }
}

/// Lends its child while it cannot be seen, and takes it back.
private final class LendingController: UIViewController, Declares {
  private var lent: UIViewController?

  var declarations: [Declaration] { [.named("lent", lent.map { [$0] } ?? [])] }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let child = lent, child.parent == nil else { return }
    addChild(child)
    child.didMove(toParent: self)
    lent = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard lent == nil, let child = children.first else { return }
    lent = child
    child.willMove(toParent: nil)
    child.removeFromParent()
  }
}

/// Shows what its children are to show in a stack beside them.
private final class ColumnsController: UIViewController {
  override var overriddenActions: [Selector] { [.show] }

  override func show(_ viewController: UIViewController, sender: Any?) {
    let stack = children.lazy.compactMap { $0 as? UINavigationController }.first
    stack?.pushViewController(viewController, animated: true)
  }
}

/// A class that may show, select and dismiss of its own accord, and has declared everything else.
private func acting<Own: UIViewController>(
  _ own: Own.Type, childCounts: ClosedRange<Int> = 0...0, _ make: @escaping @Sendable () -> Own
) -> RegisteredClass {
  RegisteredClass(
    own, childCounts: childCounts, declaring: Contract(leavingOpen: [.show]), make: make)
}

extension OwnFlow {
  /// Flows in which a class does something while somebody else is asked.
  static let deeds = [
    OwnFlow(
      "a screen that is exchanged when there is nothing to pop",
      acting(LoadingController.self) { LoadingController() },
      """
      scene A content, class LoadingController

      stage regular
        nav a
          A as b
          content c

      do pop a unsettled
      do pop a
      """),
    OwnFlow(
      "a screen that has left when there is nothing to pop",
      acting(PassingOnceController.self) { PassingOnceController() },
      """
      scene A content, class PassingOnceController

      stage regular
        nav a
          A as b

      do present content on a as fullScreen unsettled
      do pop a
      """),
    OwnFlow(
      "a root that somebody made before the app was launched anew",
      acting(SigningInController.self) { SigningInController() },
      """
      scene A content, class SigningInController
      scene B content
      segue A.go embed B

      stage regular
        content a

      do save
      do present A on a unsettled
      do restore
      """),
    OwnFlow(
      "a tour that a new user cannot leave",
      acting(WelcomingController.self) { WelcomingController() },
      """
      scene A content, class WelcomingController

      stage regular
        content a

      do present A on a creating b c
      do swipeDown c
      """),
    OwnFlow(
      "a cover in the background",
      acting(HidingController.self) { HidingController() },
      """
      scene A content, class HidingController

      stage regular
        A as a

      do background
      do foreground
      """),
    OwnFlow(
      "a cover that is taken off for a link",
      acting(HidingController.self) { HidingController() },
      """
      scene A content, class HidingController

      stage regular
        A as a

      do background
      do open A
      """),
    OwnFlow(
      "a sheet that the delegate of the app does not make anew",
      acting(HidingController.self) { HidingController() },
      """
      scene A content, class HidingController

      stage regular
        A as a
        presented by a
          content b

      do save
      do restore
      """),
    OwnFlow(
      "a child that is taken back in another root",
      acting(LendingController.self, childCounts: 0...1) { LendingController() },
      """
      scene A content, retained
      scene B content, class LendingController

      stage regular
        A as a
          B as b
            A as c

      do root content
      do root existing c
      do root existing a
      """),
    OwnFlow(
      "a second touch beside what the first one has shown",
      acting(ColumnsController.self, childCounts: 0...2) { ColumnsController() },
      """
      scene A content, class ColumnsController
      scene B content
      segue B.go show B
      control B.button fires B.go

      stage regular
        A as a
          B as b
          nav c

      do tap b.button unsettled
      do tap b.button
      """),
    OwnFlow(
      "a column that goes home while it collapses",
      acting(EndingController.self) { EndingController() },
      """
      scene A content, class EndingController

      stage regular
        split a
          nav b
            content c
              split d
                content e
                A as f
          content g

      do size compact
      """),
  ]
}
