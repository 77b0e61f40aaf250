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

/// Has one of its controllers as a child at a time, as the container of Apple's guide does whose
/// children take turns, and says that it keeps all of them.
private final class CyclingController: UIViewController, Declares {
  private var all: [UIViewController] = []

  var declarations: [Declaration] { [.named("all", all)] }

  override func install(_ children: [UIViewController]) {
    all = children
    show(children.first)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let child = children.first { view.addSubview(child.view) }
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "other" else { return nil }
    return { [unowned self] _ in
      guard let former = children.first, let place = all.firstIndex(of: former) else { return }
      let next = all[(place + 1) % all.count]
      former.willMove(toParent: nil)
      show(next)
      view.addSubview(next.view)
      former.view.removeFromSuperview()
      former.removeFromParent()
    }
  }

  private func show(_ child: UIViewController?) {
    guard let child else { return }
    addChild(child)
    child.didMove(toParent: self)
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
    OwnFlow(
      "what stands in a child that has not had its turn",
      leavingOpen([.calls], CyclingController.self) { CyclingController() },
      """
      scene A content, class CyclingController

      stage regular
        A as a
          content b
          content c
            A as d
              content e

      do background
      """),
    OwnFlow(
      "a child of a column that is put aside",
      leavingOpen([.calls], CyclingController.self) { CyclingController() },
      """
      scene A content, class CyclingController

      stage compact
        split a
          content b
          A as c
            content d
            content e

      do background
      """),
    OwnFlow(
      "a restoration of which one child alone is shown",
      leavingOpen([.calls], CyclingController.self) { CyclingController() },
      """
      scene A content, class CyclingController

      stage regular
        A as a
          content b

      do add content to a
      do save
      do restore
      """),
    OwnFlow(
      "a child that somebody else has shown when its turn comes",
      leavingOpen([.calls], CyclingController.self) { CyclingController() },
      """
      scene A content, class CyclingController
      scene B content, retained
      control A.button fires other

      stage regular
        A as a
          nav b
          B as c

      do present existing c on b as currentContext
      do tap a.button
      """),
  ]
}
