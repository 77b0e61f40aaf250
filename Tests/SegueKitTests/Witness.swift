import SegueKit

/// What witnesses write down, in order.
final class Testimony {
  var lines: [String] = []
}

/// A page that writes down what it is told of its view, and what its transition coordinator says.
final class Witness: Page {
  private let testimony: Testimony

  init(_ title: String, _ testimony: Testimony) {
    self.testimony = testimony
    super.init(title)
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  private func note(_ callback: String) {
    let words = transitionCoordinator.map { " " + $0.summary } ?? ""
    testimony.lines.append("\(title ?? "?") \(callback)" + words)
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Who comes and goes, and how it stands with the user.
  var summary: String {
    let names = [UITransitionContextViewControllerKey.from, .to].map {
      viewController(forKey: $0)?.title ?? "nobody"
    }
    let state = [(isInteractive, "interactive"), (isCancelled, "cancelled")].filter(\.0).map(\.1)
    return (["\(names[0])-\(names[1])"] + state).joined(separator: " ")
  }
}

extension Testimony {
  /// Writes down what is done alongside a transition, and how it ends.
  func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    coordinator?.notifyWhenInteractionChanges { [self] in lines.append("changed \($0.summary)") }
    coordinator?.animate(alongsideTransition: { [self] in lines.append("alongside \($0.summary)") })
    {
      [self] in lines.append("completion \($0.summary)")
    }
  }
}
