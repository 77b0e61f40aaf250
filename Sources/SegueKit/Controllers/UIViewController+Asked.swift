// What the system would ask a controller about what surrounds it; here there is nothing, and nobody
// asks.

/// How a status bar looks.
///
/// - SeeAlso: UIKit, `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Light, on something dark.
  case lightContent = 1
  /// Dark, on something light.
  case darkContent = 3
}

/// How a status bar comes and goes.
///
/// - SeeAlso: UIKit, `UIStatusBarAnimation`.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}

/// Some of the four sides.
///
/// - SeeAlso: UIKit, `UIRectEdge`.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of sides from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// On the left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// Below.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// On the right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// Everywhere.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// What somebody has said about how a controller lies among bars, and its edit button.
final class ControllerLook {
  var editButton: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var capturesStatusBarAppearance = false
  var providesTransitionStyle = false
  var traitChanges: [TraitChange] = []
  var style = UIUserInterfaceStyle.unspecified
  var traitOverrides = UITraitOverrides()
  /// What the parent says that the traits are.
  var parentsTraits: UITraitCollection?
  var keyCommands: [UIKeyCommand] = []
  var focusGroup: String?
  var trackingName: String?
  var adjustsInsets = true
  var activity: NSUserActivity?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var preferredTransition: UIViewController.Transition?
  var nib: (name: String?, bundle: AnyObject?)
  /// What is said where there is nothing to show, and the view that says it.
  var unavailable: (configuration: (any UIContentConfiguration)?, view: UIView?)
  var scrollViews: [(view: () -> UIScrollView?, edge: NSDirectionalRectEdge)] = []
}

extension UIViewController {
  /// Says that the home indicator should be hidden or shown; there is none.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that the interface may be turned otherwise; nothing is turned.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Says that gestures of the system should wait for others; there are none.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Has everybody asked how the interface may be turned; nothing is turned.
  ///
  /// - SeeAlso: UIKit, `UIViewController.attemptRotationToDeviceOrientation()`.
  public static func attemptRotationToDeviceOrientation() {}

  /// The file that the view would come from, as it was named when the controller was made.
  public final var nibName: String? { barItems.look?.nib.name }

  /// The bundle that the file would be in.
  package final var bundleOfNib: AnyObject? { barItems.look?.nib.bundle }

  /// Whether the insets of scroll views go by the bars; nothing is laid out.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { barItems.look?.adjustsInsets ?? true }
    set { barItems.knownLook().adjustsInsets = newValue }
  }

  /// Says what is scrolled below the bars at some edges, all if none are named; nobody sees them.
  ///
  /// - SeeAlso: UIKit, `UIViewController.setContentScrollView(_:for:)`.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    let look = barItems.knownLook()
    look.scrollViews = look.scrollViews.compactMap { known in
      let left = known.edge.subtracting(edge)
      return left.isEmpty ? nil : (known.view, left)
    }
    if let scrollView { look.scrollViews.append(({ [weak scrollView] in scrollView }, edge)) }
  }

  /// What is scrolled below the bar at an edge, if somebody has said so.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barItems.look?.scrollViews.first { $0.edge.isSuperset(of: edge) }?.view()
  }

  /// The group in which a keyboard moves between views; nobody has one.
  public final var focusGroupIdentifier: String? {
    get { barItems.look?.focusGroup }
    set { barItems.knownLook().focusGroup = newValue }
  }

  /// What the system calls it when it measures how the app runs; nobody measures.
  public final var interactionActivityTrackingBaseName: String? {
    get { barItems.look?.trackingName }
    set { barItems.knownLook().trackingName = newValue }
  }

  /// Adds something that keys do; nobody has any.
  ///
  /// - SeeAlso: UIKit, `UIViewController.addKeyCommand(_:)`.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    barItems.knownLook().keyCommands.append(keyCommand)
  }

  /// Takes away something that keys do.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    barItems.look?.keyCommands.removeAll { $0 === keyCommand }
  }

  /// On which sides the view lies under bars; nothing is laid out.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { barItems.look?.edgesForExtendedLayout ?? .all }
    set { barItems.knownLook().edgesForExtendedLayout = newValue }
  }

  /// Whether the view lies also under bars that nothing shows through; nothing is laid out.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { barItems.look?.extendedLayoutIncludesOpaqueBars ?? false }
    set { barItems.knownLook().extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// How far what is in the view stays away from its sides; nothing is laid out.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { barItems.look?.additionalSafeAreaInsets ?? .zero }
    set { barItems.knownLook().additionalSafeAreaInsets = newValue }
  }

  /// Whether the status bar goes by the controller although it does not cover the screen; there is
  /// none.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { barItems.look?.capturesStatusBarAppearance ?? false }
    set { barItems.knownLook().capturesStatusBarAppearance = newValue }
  }

  /// Whether presentations in the controller's context look as it says; nobody sees them.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { barItems.look?.providesTransitionStyle ?? false }
    set { barItems.knownLook().providesTransitionStyle = newValue }
  }

  /// What stands in the bar below the stack; nobody sees it.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { barItems.look?.toolbarItems }
    set { barItems.knownLook().toolbarItems = newValue }
  }

  /// Changes what stands in the bar below the stack; nobody sees it.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
  }

  /// A button that begins or ends editing when it is touched.
  ///
  /// - SeeAlso: UIKit, `UIViewController.editButtonItem`.
  public final var editButtonItem: UIBarButtonItem {
    if let made = barItems.look?.editButton { return made }
    let link = link()
    let made = UIBarButtonItem(
      primaryAction: UIAction { _ in
        guard let controller = link.target else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    barItems.knownLook().editButton = made
    editingChanged()
    return made
  }

  /// Has the edit button say what it does.
  final func editingChanged() {
    barItems.look?.editButton?.title = isBeingEdited ? "Done" : "Edit"
    barItems.look?.editButton?.style = isBeingEdited ? .done : .plain
  }
}
