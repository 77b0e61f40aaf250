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

/// Closes what it presents before there is less room, and says so when there is.
final class ClosingAheadController: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard size.width < 500, presentedViewController != nil else { return }
    dismiss(animated: true)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, presentedViewController == nil else { return }
      present(UIViewController(), animated: true)
    }
  }
}

/// Shows all its children only while there is much room.
final class SidebarController: UIViewController {
  private var isWide = true

  override var visibleChildren: ArraySlice<UIViewController> {
    isWide ? children[...] : children.suffix(1)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.isWide = newCollection.horizontalSizeClass == .regular
      self?.setNeedsVisibleChildrenUpdate()
    })
  }
}
