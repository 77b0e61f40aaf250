import SegueKit

// Screens and stacks of an app that hide bars, rightly and wrongly.

/// A screen that takes all the room, and gives it back.
class PoliteScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

final class ImmersiveScreen: PoliteScreen {
  override func viewWillDisappear(_ animated: Bool) {}
}

/// A stack without a bar on its first page.
class CoverStack: UINavigationController, UINavigationControllerDelegate {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    setNavigationBarHidden(viewControllers.count < 2, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    setNavigationBarHidden(viewController === viewControllers.first, animated: animated)
  }
}

/// One that looks again when a swipe is taken back.
final class WatchfulStack: CoverStack {
  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(
      navigationController, willShow: viewController, animated: animated)
    transitionCoordinator?.notifyWhenInteractionChanges { [unowned self] context in
      if context.isCancelled {
        setNavigationBarHidden(viewControllers.count < 2, animated: true)
      }
    }
  }
}
