import SegueKit
import SegueSimulation

// Drawers that are wrong in one way each.

final class RootlessDrawer: DrawerController, Declares {
  private var lost: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    guard parent == nil && presentingViewController == nil else { return }
    lost = children
    for child in lost {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  var declarations: [Declaration] { [.children(lost + children)] }
}

final class SlidingDrawer: DrawerController {
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue(
      identifier: identifier, source: fromViewController, destination: toViewController
    ) { [self] in
      select(toViewController, animated: true, completion: nil)
    }
  }
}

final class DelegatingDrawer: DrawerController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    guard completion != nil, let presentingViewController, !presentsForeignFlow else {
      return super.dismiss(animated: flag, completion: completion)
    }
    presentingViewController.dismiss(animated: flag, completion: completion)
  }

  /// Whether what it presents comes from another storyboard, as what an intermediate flow shows.
  private var presentsForeignFlow: Bool {
    guard let presented = presentedViewController,
      let origin = (presented.children.first ?? presented).storyboard
    else { return false }
    return origin !== storyboard
  }
}

final class SecretiveDrawer: DrawerController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).filter { $0 === selectedChild }
  }
}

final class ForgetfulDrawer: DrawerController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    super.setMainChild(child, animated: animated, completion: isOpen ? completion : nil)
  }
}

final class FleetingDrawer: DrawerController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isOpen, presentedViewController?.isBeingPresented == true, let mainChild else { return }
    select(mainChild, animated: false, completion: nil)
  }
}

final class JealousDrawer: DrawerController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if presentedViewController != nil { dismiss(animated: false) }
    super.setMainChild(child, animated: animated, completion: completion)
  }
}

final class DeputingDrawer: DrawerController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let selectedChild else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    selectedChild.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

final class TraitlessDrawer: DrawerController {
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
