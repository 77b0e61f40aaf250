import FlowModel
import SegueKit
import SegueSimulation

/// Presents one after the other, whatever it is handed, with its completion.
private final class QueueController: UIViewController {
  private var waiting: [(UIViewController, (() -> Void)?)] = []

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else {
      return waiting.append((viewControllerToPresent, completion))
    }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag) { [self] in
      completion?()
      showNext()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showNext()
  }

  private func showNext() {
    guard !waiting.isEmpty, presentedViewController == nil, viewIfLoaded?.window != nil else {
      return
    }
    let (next, completion) = waiting.removeFirst()
    super.present(next, animated: true, completion: completion)
  }
}

extension OwnFlow {
  /// Flows in which a screen shows later what it was handed.
  static let queues = [
    queue(
      "that holds itself",
      """
      stage regular
        A as a
        presented by a
          content b

      do present existing a on a
      do root content
      """),
    queue(
      "that holds what was dismissed meanwhile",
      """
      stage regular
        A as a
        presented by a
          content b
            content c

      do present existing c on a
      do root content
      """),
    queue(
      "that has waited since the stage",
      """
      stage regular
        A as a
        presented by a
          content b
        presented by a
          content c

      do dismiss a
      """),
    queue(
      "for whom another one has shown meanwhile",
      """
      scene B content, retained

      stage regular
        A as a
        presented by a
          content b
        presented by a
          B as c

      do present existing c on b
      do dismiss a
      """),
    queue(
      "for whom has a place meanwhile",
      """
      scene B content, retained

      stage regular
        A as a
        presented by a
          nav b
        presented by a
          B as c

      do push existing c on b
      do dismiss a
      """),
    queue(
      "for whom a segue has brought, and has a place meanwhile",
      """
      scene B content, retained
      segue A.go present B

      stage regular
        A as a
        presented by a
          nav b

      do performSegue a.go creating c
      do push existing c on b
      do dismiss a
      """),
    queue(
      "for whom is new, and has a place meanwhile",
      """
      scene B content, retained

      stage regular
        A as a
        presented by a
          content b

      do present B on a creating c
      do add existing c to a
      do dismiss a
      """),
    queue(
      "for whom was the root meanwhile",
      """
      scene B content, retained

      stage regular
        B as b
          A as a
        presented by b
          content c
        presented by a
          B as d

      do root existing d
      do root existing b
      """),
  ]

  private static func queue(_ description: String, _ text: String) -> OwnFlow {
    OwnFlow(
      "a queue \(description)",
      RegisteredClass(QueueController.self) { QueueController() },
      "scene A content, class QueueController\n\n\(text)")
  }
}
