/// The bar above a stack: whether the user can touch it; nobody sees it.
///
/// - SeeAlso: UIKit, `UINavigationBar`.
open class UINavigationBar: UIView {
  final var stack: ControllerLink?
  final var looks = BarLooks<UINavigationBarAppearance>()
  /// Whether titles are large; nobody sees it.
  open var prefersLargeTitles = false
  /// Whether something shows through; nobody sees it.
  open var isTranslucent = true
  /// Its colour; nobody sees it.
  open var barTintColor: UIColor?

  /// Makes the bar of a stack that is given this class; makes a plain one.
  ///
  /// A class of an app's own overrides it where there is no UIKit, for nobody else knows which of
  /// its initializers it has. UIKit makes one with `init(frame:)`.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.init(navigationBarClass:toolbarClass:)`.
  open class func barOfStack() -> UINavigationBar { UINavigationBar() }

  /// What it shows of the stack, bottom first.
  ///
  /// - SeeAlso: UIKit, `UINavigationBar.items`; that of a navigation controller cannot be set.
  public final var items: [UINavigationItem]? { stack?.target?.children.map(\.navigationItem) }
  /// Who is asked when the user touches the back button: the stack, if it conforms; another one
  /// cannot be set.
  ///
  /// - SeeAlso: UIKit, `UINavigationBar.delegate`: it must not be changed for the bar of a
  ///   navigation controller.
  open var delegate: (any UINavigationBarDelegate)? {
    get { stack == nil ? listener : stack?.target as? any UINavigationBarDelegate }
    set {
      guard let stack = stack?.target else { return listener = newValue }
      stack.environment.misuse(.changesManagedBar, stack)
    }
  }

  private weak final var listener: (any UINavigationBarDelegate)?

  /// What it shows of the top.
  public final var topItem: UINavigationItem? { stack?.target?.children.last?.navigationItem }
  /// What it shows of what lies below the top.
  public final var backItem: UINavigationItem? {
    stack?.target?.children.dropLast().last?.navigationItem
  }
}

/// Who is asked when the user touches the back button: a stack of an app's own class that conforms.
///
/// - SeeAlso: UIKit, `UINavigationBarDelegate`.
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the bar may go back from what it shows; if not, nothing happens.
  ///
  /// Of what code pops nobody asks (undocumented; reading chosen by this project).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

/// The bar below a stack, or one that an app puts into a view; nobody sees it.
///
/// - SeeAlso: UIKit, `UIToolbar`.
open class UIToolbar: UIView {
  final var looks = BarLooks<UIToolbarAppearance>()
  /// Makes the bar below a stack that is given this class; makes a plain one.
  ///
  /// A class of an app's own overrides it, as that of a ``UINavigationBar`` does.
  open class func barOfStack() -> UIToolbar { UIToolbar() }
  override var touchablesInBar: [Touchable]? { ownTouchables }
  /// What stands in it.
  open var items: [UIBarButtonItem]?
  /// Changes what stands in it.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether something shows through; nobody sees it.
  open var isTranslucent = true
  /// Its colour; nobody sees it.
  open var barTintColor: UIColor?
}

/// The bars of a stack, once somebody has asked for one.
final class NavigationBars {
  let bar: UINavigationBar
  let toolbar: UIToolbar
  let recognizer = UIScreenEdgePanGestureRecognizer()
  var isToolbarHidden = true
  var hidesBarsOnSwipe = false
  var hidesBarsOnTap = false

  init(
    of stack: UINavigationController, _ bar: UINavigationBar? = nil, _ toolbar: UIToolbar? = nil
  ) {
    self.bar = bar ?? UINavigationBar()
    self.toolbar = toolbar ?? UIToolbar()
    self.bar.stack = stack.link()
    recognizer.edges = .left
  }
}

extension UINavigationController {
  final var bars: NavigationBars {
    if let knownBars { return knownBars }
    let made = NavigationBars(of: self)
    knownBars = made
    return made
  }

  /// The bar; where it is hidden or disabled the user finds no back button.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.navigationBar`.
  public final var navigationBar: UINavigationBar { bars.bar }

  /// The bar below the stack; where it is hidden or disabled the user finds no buttons there.
  public final var toolbar: UIToolbar { bars.toolbar }

  /// Whether there is no bar below the stack, as at first.
  public final var isToolbarHidden: Bool {
    get { knownBars?.isToolbarHidden ?? true }
    set {
      bars.isToolbarHidden = newValue
      if !newValue { environment.uses.toolbars = true }
    }
  }

  /// Shows or hides the bar below the stack.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.setToolbarHidden(_:animated:)`.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether a swipe in what is shown hides the bars; nobody swipes there.
  public final var hidesBarsOnSwipe: Bool {
    get { knownBars?.hidesBarsOnSwipe ?? false }
    set { bars.hidesBarsOnSwipe = newValue }
  }

  /// Whether a tap in what is shown hides the bars; nobody taps there.
  public final var hidesBarsOnTap: Bool {
    get { knownBars?.hidesBarsOnTap ?? false }
    set { bars.hidesBarsOnTap = newValue }
  }
}
