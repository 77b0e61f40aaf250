import FlowFuzzing
import FlowModel
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// The container of the README: two children, of which one can be seen.
final class Flipper: UIViewController, BranchContainer {
  private var isFlipped = false

  var selectedChild: UIViewController? { isFlipped ? children.last : children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    isFlipped = child === children.last
    setNeedsVisibleChildrenUpdate()
    completion?()
  }

  override var visibleChildren: ArraySlice<UIViewController> {
    isFlipped ? children.suffix(1) : children.prefix(1)
  }

  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {
    if next.parent === self { select(next, animated: true, completion: nil) }
  }
}

@Suite struct `A container of one's own` {
  @Test func `is tried when its class is registered`() {
    let flipper = RegisteredClass(Flipper.self, childCounts: 2...2) { Flipper() }
    let report = expectFlowsHold(on: SegueSimulation(registering: [flipper]), runs: 500)
    #expect(report.reach.events[.opened] > 0)
  }
}
