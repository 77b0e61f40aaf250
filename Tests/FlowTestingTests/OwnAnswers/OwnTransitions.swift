import SegueKit

// Screens and stacks that are right and go by the coordinators of their transitions.

/// Stops what it does when it goes, and takes it up again when it does not go after all.
final class ResumingController: UIViewController {
  private var isRunning = true

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isRunning = false
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.isRunning = true }
    }
  }
}

/// Asks the user why they have not gone after all.
final class WonderingController: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      guard context.isCancelled, let self, presentedViewController == nil else { return }
      present(UIViewController(), animated: true)
    }
  }
}

/// Goes one step further back when the user lets go of a swipe.
final class HurryingStack: UINavigationController, UINavigationControllerDelegate {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
      if !context.isCancelled { self?.popViewController(animated: animated) }
    }
  }
}

/// Counts who has left it, as coordinators of an app do.
final class CountingStack: UINavigationController, UINavigationControllerDelegate {
  private var departures = 0

  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let former = transitionCoordinator?.viewController(forKey: .from),
      !viewControllers.contains(former)
    else { return }
    departures += 1
  }
}
