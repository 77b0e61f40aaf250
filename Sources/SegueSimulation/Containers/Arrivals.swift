import SegueKit

/// The screens on their way to the top of a router's stack, and who asked for them.
struct Arrivals {
  typealias Completion = (RouteOutcome) -> Void

  private struct Arrival {
    weak var screen: UIViewController?
    let completion: Completion
  }

  private var all: [Arrival] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func expect(_ screen: UIViewController, completion: @escaping Completion) {
    all.append(Arrival(screen: screen, completion: completion))
  }

  /// Forgets who asked last for a screen that does not come.
  mutating func withdraw(_ screen: UIViewController) -> Completion? {
    all.lastIndex { $0.screen === screen }.map { all.remove(at: $0).completion }
  }

  /// Takes out those whose screen is shown, or is in the stack no more, with what became of it.
  mutating func take(
    shown: UIViewController, in stack: UINavigationController
  ) -> [(Completion, RouteOutcome)] {
    let done = all.filter { $0.screen === shown || $0.screen?.parent !== stack }
    all.removeAll { $0.screen === shown || $0.screen?.parent !== stack }
    let isThere = shown.parent === stack
    return done.map { ($0.completion, isThere && $0.screen === shown ? .shown : .superseded) }
  }
}
