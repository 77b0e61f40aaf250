import SegueKit

// Screens and stacks of an app from which the user finds the way back, or none.

final class DeadEndScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }
}

/// A stack that lets no swipe begin while it pushes.
class SettledSwipeStack: UINavigationController, UINavigationControllerDelegate {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    interactivePopGestureRecognizer?.isEnabled = false
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if viewControllers.count >= swipableCount {
      interactivePopGestureRecognizer?.isEnabled = true
    }
  }

  /// How many pages have to be there for the swipe to be allowed again.
  var swipableCount: Int { 1 }
}

final class SwipelessStack: SettledSwipeStack {
  override var swipableCount: Int { 3 }
}

/// A screen whose button asks the user for a choice.
class AnchoredChoiceScreen: UIViewController {
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    { [unowned self] _ in ask() }
  }

  private func ask() {
    let choice = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    choice.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    anchor(choice)
    present(choice, animated: true)
  }

  func anchor(_ choice: UIAlertController) {
    choice.popoverPresentationController?.sourceView = view
  }
}

final class ChoiceScreen: AnchoredChoiceScreen {
  override func anchor(_ choice: UIAlertController) {}
}
