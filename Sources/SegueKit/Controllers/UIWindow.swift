/// The root of everything that is shown.
///
/// - SeeAlso: UIKit, `UIWindow.rootViewController`.
open class UIWindow: UIView {
  private let environment = SegueEnvironment.current
  private var root: UIViewController?

  /// Makes a window without a root.
  public override init() { super.init() }

  deinit {
    root?.windowLink = nil
    environment.abandonDetachedTransitions()
  }

  /// The controller whose tree the window shows.
  ///
  /// A controller that has a parent, is presented or is the root of another window cannot be the
  /// root (undocumented; reading chosen by this project).
  public final var rootViewController: UIViewController? {
    get { root }
    set {
      guard !environment.isHalted, newValue !== root else { return }
      if let newValue, newValue.hasPlace {
        return environment.misuse(.inconsistentHierarchy, newValue)
      }
      root?.windowLink = nil
      root = newValue
      newValue?.windowLink = self
      loadVisibleViews()
    }
  }

  /// Loads the view of every controller that is on screen, from the root down.
  final func loadVisibleViews() {
    guard let root, !environment.isHalted else { return }
    var unloaded: [UIViewController] = []
    root.collectUnloaded(into: &unloaded)
    for controller in unloaded { controller.loadViewIfNeeded() }
  }
}

extension UIViewController {
  /// The window that leads to this controller.
  package final var window: UIWindow? {
    var top = self
    while let above = top.structuralParent { top = above }
    return top.windowLink
  }

  /// Whether the controller is visible and neither it nor an ancestor is covered by a
  /// presentation of its own.
  package final var isOnScreen: Bool {
    presented == nil && isShown { $0.presented == nil }
  }

  /// Whether every container on the way to the window shows what leads here, covered or not.
  final var hasViewInWindow: Bool { isShown { _ in true } }

  private final func isShown(by counts: (UIViewController) -> Bool) -> Bool {
    var controller = self
    while true {
      if let parent = controller.parentLink {
        guard counts(parent), parent.shows(controller) else { return false }
        controller = parent
      } else if let presenter = controller.presenter {
        controller = presenter
      } else {
        return controller.windowLink != nil
      }
    }
  }

  private final func shows(_ child: UIViewController) -> Bool {
    visibleChildren.contains { $0 === child }
  }

  // A controller that presents is covered with all that it contains.
  fileprivate final func collectUnloaded(into unloaded: inout [UIViewController]) {
    if let presented { return presented.collectUnloaded(into: &unloaded) }
    if !isViewLoaded { unloaded.append(self) }
    for child in visibleChildren { child.collectUnloaded(into: &unloaded) }
  }
}
