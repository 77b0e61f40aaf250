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
}

extension UIViewController {
  /// Says that the home indicator should be hidden or shown; there is none.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that the interface may be turned otherwise; nothing is turned.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

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
