import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack whose screen shows another one by its view.
private final class ZoomingStack: UINavigationController {
  enum Way: CaseIterable {
    /// In the window, and nobody keeps the controller.
    case inWindow
    /// Beside the view of the screen, and the stack keeps the controller.
    case besideTheScreen
    /// Beside the view of the screen while it grows, and then presented.
    case presentedInTheEnd
  }

  private let way: Way
  private var kept: UIViewController?

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Photo") { [unowned self] in zoom() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func zoom() {
    // Its view lies over the button until it is presented.
    guard way == .presentedInTheEnd || presentedViewController == nil && kept == nil else { return }
    let photo = UIViewController.screen("Share") {}
    let room = way == .inWindow ? view.window : topViewController?.view.superview
    if let screen = topViewController?.view, screen.superview === room {
      room?.insertSubview(photo.view, aboveSubview: screen)
    } else {
      room?.addSubview(photo.view)
    }
    if way != .inWindow { kept = photo }
    photo.view.alpha = 0
    UIView.animate(withDuration: 0.2) {
      photo.view.alpha = 1
    } completion: { [weak self] _ in
      guard let self, way == .presentedInTheEnd else { return }
      kept = nil
      present(photo, animated: false)
    }
  }
}

@Suite struct `A screen whose view is shown` {
  @Test(arguments: ZoomingStack.Way.allCases)
  private func `is told of where it has no place in the tree`(way: ZoomingStack.Way) {
    let app = CodeMadeApp(contract: .undeclared) { ZoomingStack(way) }
    let found = app.report(flows: 40).findings.map(\.signature.invariant)
    #expect(
      found
        == (way == .presentedInTheEnd ? [] : ["container.views-come-with-their-controllers"]))
  }
}
