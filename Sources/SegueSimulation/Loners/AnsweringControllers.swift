import SegueKit

/// Implements every unwind action, and performs its own as well.
final class EagerController: UIViewController {
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? { { _ in } }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
}

/// Hides the back button and the tab bar, whatever it is told.
final class BarHidingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
}

/// Lets an unwind search the controller of the scene `Stranger`, which stands nowhere.
final class StrangerController: UIViewController {
  private lazy var stranger = storyboard?.instantiateViewController(withIdentifier: "Stranger")

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    stranger.map { [$0] } ?? []
  }
}
