import FlowModel
import SegueKit
import SegueSimulation

// Screens that keep somebody, and may.

/// Gives what is put between by itself, of no scene.
private final class LoginController: UIViewController, IntermediateActionSegueDelegate {
  func intermediateViewController(for segue: IntermediateActionSegue) -> UIViewController? {
    UIViewController()
  }

  func intermediateStyle(for segue: IntermediateActionSegue) -> IntermediateActionSegue.Style {
    .modal
  }
}

/// Keeps one screen that it pushes whenever that stands nowhere.
private final class DetailController: UIViewController {
  private lazy var detail = UIViewController()

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "more" else { return nil }
    return { [unowned self] _ in
      guard detail.parent == nil, detail.presentingViewController == nil else { return }
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}

/// Keeps one screen that it presents whenever that stands nowhere.
private final class HelpController: UIViewController {
  private lazy var help = UIViewController()

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "more" else { return nil }
    return { [unowned self] _ in
      if help.presentingViewController == nil { present(help, animated: true) }
    }
  }
}

/// Takes off what it presents when it is covered.
private final class CoveredController: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dismiss(animated: false)
  }
}

/// A class that has declared everything but this.
private func leavingOpen<Own: UIViewController>(
  _ open: [Contract.Facet], _ own: Own.Type, _ make: @escaping @Sendable () -> Own
) -> RegisteredClass {
  RegisteredClass(own, declaring: Contract(leavingOpen: open), make: make)
}

extension OwnFlow {
  /// Flows in which a class keeps somebody.
  static let keepers = [
    OwnFlow(
      "a destination that waits for a login of no scene",
      leavingOpen([], LoginController.self) { LoginController() },
      """
      scene A content, class LoginController
      segue A.go custom A, via A

      stage regular
        A as a

      do performSegue a.go
      """),
    OwnFlow(
      "a source that has left while a login of no scene is open",
      leavingOpen([], LoginController.self) { LoginController() },
      """
      scene A content, class LoginController
      segue A.go custom A, via A

      stage regular
        nav a
          content b
          A as c

      do performSegue c.go
      do pop a
      """),
    OwnFlow(
      "a screen of a class's own that is pushed again and again",
      leavingOpen([.show], DetailController.self) { DetailController() },
      """
      scene A content, class DetailController
      control A.button fires more

      stage regular
        A as a
        presented by a
          nav b
            A as c

      do tap c.button
      do pop b
      """),
    OwnFlow(
      "what stands in a screen that is presented again and again",
      leavingOpen([.show], HelpController.self) { HelpController() },
      """
      scene A content, class HelpController
      control A.button fires more

      stage regular
        A as a

      do tap a.button creating b
      do add content to b
      do dismiss a
      """),
    OwnFlow(
      "what has come into what the app retains, and has left in the next step",
      leavingOpen([.appearing], CoveredController.self) { CoveredController() },
      """
      scene A content, class CoveredController
      scene B nav, retained

      stage regular
        content a
          A as b
        presented by a
          B as c
            A as d

      do push existing b on c unsettled
      do dismiss a
      """),
  ]
}
