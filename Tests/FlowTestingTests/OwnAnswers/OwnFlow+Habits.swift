import FlowModel
import SegueKit
import SegueSimulation

// What many apps do beside their navigation, and what nobody is to blame for.

/// Fades something in whenever it appears.
private final class FadingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UIView.animate(withDuration: 0.3) {}
  }
}

/// Listens to what it stands in, from when it is there.
private final class ListeningController: UIViewController, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UISplitViewControllerDelegate
{
  private var heard = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarController?.delegate = self
    splitViewController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard += 1 }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { heard += 1 }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { true }
}

/// Has one child for good, wherever that is put.
private final class MapController: UIViewController {
  private let map = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(map)
    view.addSubview(map.view)
    map.didMove(toParent: self)
  }
}

/// Says something whenever the window has become narrow.
private final class HintingController: UIViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.horizontalSizeClass == .compact, presentedViewController == nil else {
      return
    }
    present(UIViewController(), animated: true)
  }
}

/// Fills in what its segues lead to before that is shown.
private final class FillingController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.loadViewIfNeeded()
  }
}

/// Answers for every sheet that its segues lead to, and also for what they lead back to.
private final class AnsweringController: UIViewController, UIAdaptivePresentationControllerDelegate
{
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.presentationController?.delegate = self
  }
}

/// Answers for every sheet that it presents.
private final class CountingController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var count = 0

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    count += 1
  }
}

/// Keeps whom it showed before, for when they are wanted again.
private final class KeepingController: UIViewController, MainChildContainer, Declares {
  private var former: [UIViewController] = []

  var mainChild: UIViewController? { children.first }

  var declarations: [Declaration] { [.main(mainChild), .named("former", former)] }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    former.removeAll { $0 === child }
    if let old = mainChild, old !== child {
      former.append(old)
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    if child.parent !== self {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    completion?()
  }
}

/// Makes a plain page in place of whom its segues lead to.
private final class ReplacingController: UIViewController {
  override func segueAction(for selector: Selector) -> SegueAction? {
    { _, _, _ in UIViewController() }
  }
}

/// Closes what it is in when the window becomes narrow.
private final class ClosingController: UIViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.horizontalSizeClass == .compact else { return }
    dismiss(animated: true)
  }
}

extension OwnFlow {
  /// Flows with screens as many apps have them.
  static let habits = [
    OwnFlow(
      "a screen that fades in while a pull is taken back",
      RegisteredClass(FadingController.self) { FadingController() },
      """
      scene A content, class FadingController

      stage regular
        content a

      do present A on a creating b
      do beginSwipeDown b unsettled
      do cancel unsettled
      """),
    OwnFlow(
      "a screen that fades in beside what is not animated",
      RegisteredClass(FadingController.self, declaring: Contract()) { FadingController() },
      """
      scene A content, class FadingController

      stage compact
        A as a

      do present content on a
      do dismiss a unanimated unsettled
      """),
    OwnFlow(
      "a stack that is listened to from the middle of a push",
      RegisteredClass(ListeningController.self) { ListeningController() },
      """
      scene A content, class ListeningController

      stage regular
        nav a
          content b
          A as c

      do pop a
      do push A on a
      """),
    OwnFlow(
      "tabs that a screen unlocks",
      RegisteredClass(ListeningController.self) { ListeningController() },
      """
      scene A tabs, locked
      scene B content, class ListeningController

      stage regular
        A as a
          B as b

      do tapTab b on a
      """),
    OwnFlow(
      "a column that keeps itself out",
      RegisteredClass(ListeningController.self) { ListeningController() },
      """
      scene A content, class ListeningController

      stage regular
        split a
          nav b
          A as c

      do size compact
      """),
    OwnFlow(
      "a child that is taken away and kept",
      RegisteredClass(MapController.self) { MapController() },
      """
      scene A content, class MapController

      stage regular
        content a

      do present A on a creating b c
      do remove c
      """),
    OwnFlow(
      "a hint while columns collapse",
      RegisteredClass(HintingController.self) { HintingController() },
      """
      scene A content, class HintingController

      stage regular
        split a
          nav b
          A as c

      do size compact
      """),
    OwnFlow(
      "a destination that is filled in before it is shown",
      RegisteredClass(FillingController.self, declaring: Contract()) { FillingController() },
      """
      scene A content, class FillingController
      scene B content
      scene C content
      segue A.go show B
      segue B.map embed C

      stage regular
        nav a
          A as b

      do performSegue b.go
      """),
    OwnFlow(
      "a sheet that nobody answers for any more",
      RegisteredClass(AnsweringController.self) { AnsweringController() },
      """
      scene A content, unwinds done, replaced by nav, retained
      scene B content, class AnsweringController
      segue B.go unwind done

      stage compact
        A as a
        presented by a
          B as b

      do performSegue b.go
      do root content creating c
      do present existing a on c
      """),
    OwnFlow(
      "a sheet that is back in the form that its presenter chose",
      RegisteredClass(CountingController.self) { CountingController() },
      """
      scene A content, class CountingController
      scene B content, adapts none

      stage compact
        A as a
        presented by a
          B as b

      do save
      do restore
      """),
    OwnFlow(
      "a sheet that is back in that form, and whose own sheet goes at once",
      RegisteredClass(CountingController.self) { CountingController() },
      """
      scene A content, class CountingController
      scene B content, adapts none
      scene C content
      reaction C viewDidAppear dismisses

      stage compact
        A as a
        presented by a
          B as b
        presented by b
          C as c

      do save
      do restore
      """),
    OwnFlow(
      "a column that is kept with what contains it",
      RegisteredClass(KeepingController.self, childCounts: 1...1, declaring: Contract()) {
        KeepingController()
      },
      """
      scene A content, class KeepingController

      stage compact
        A as a
          split b
            content c
            content d

      do replace content on a
      """),
    OwnFlow(
      "a page in place of another, which asks nobody for what it embeds",
      RegisteredClass(ReplacingController.self) { ReplacingController() },
      """
      scene A content, class ReplacingController
      scene B content
      scene C content
      segue A.go show B, action makes
      segue B.map embed C, action makes

      stage regular
        nav a
          A as b

      do performSegue b.go
      """),
    OwnFlow(
      "columns that are closed while they collapse",
      RegisteredClass(ClosingController.self) { ClosingController() },
      """
      scene A nav, retained
      scene B content, class ClosingController

      stage regular
        content a
        presented by a
          split b
            A as c
            B as d

      do size compact
      """),
  ]
}
