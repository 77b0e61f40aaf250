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

/// A class that may show, select and dismiss of its own accord, and has declared everything else.
private func acting<Own: UIViewController>(
  _ own: Own.Type, _ make: @escaping @Sendable () -> Own
) -> RegisteredClass {
  RegisteredClass(own, declaring: Contract(leavingOpen: [.show]), make: make)
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
  ]
}
