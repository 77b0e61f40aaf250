/// A stack of controllers, of which the top one can be seen.
///
/// - SeeAlso: UIKit, `UINavigationController`.
open class UINavigationController: UIViewController {
  /// Who is told what the stack shows, and asked for its animators; not kept.
  @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)?

  /// How far the delegate has heard of who is shown when the stack first comes on screen.
  @exclusivity(unchecked) final var firstShowing = FirstShowing.ahead

  @exclusivity(unchecked) private var hidesBar = false
  /// The bars, once somebody has asked for one.
  final var knownBars: NavigationBars?

  /// Makes a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: AnyObject?) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  /// Makes a navigation controller with an empty stack, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Makes a navigation controller with one controller at the bottom.
  ///
  /// What cannot be pushed cannot be the root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    setRoot(rootViewController)
  }

  /// Makes a navigation controller with an empty stack and bars of an app's own.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar above, made by ``UINavigationBar/barOfStack()``;
  ///     without one, and for any other class, it is a plain one.
  ///   - toolbarClass: The class of the bar below, made by ``UIToolbar/barOfStack()``.
  /// - SeeAlso: UIKit, `UINavigationController.init(navigationBarClass:toolbarClass:)`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    guard navigationBarClass != nil || toolbarClass != nil else { return }
    knownBars = NavigationBars(
      of: self, (navigationBarClass as? UINavigationBar.Type)?.barOfStack(),
      (toolbarClass as? UIToolbar.Type)?.barOfStack())
  }

  /// What lets the user swipe back.
  ///
  /// While it is disabled they cannot. Its delegate is asked before they do. At first it has one of
  /// the house, which keeps the swipe away where there is no back button; an app that sets another
  /// one, or none, answers for that itself. A class that answers something else here has the swipe
  /// begin as before (both undocumented; readings chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UINavigationController.interactivePopGestureRecognizer`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { bars.recognizer }

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { children.last }

  /// What can be seen: what is presented, or else the top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? children.last
  }

  /// Tells the delegate, the first time, who will be shown.
  ///
  /// - SeeAlso: UIKit, `UINavigationControllerDelegate.navigationController(_:willShow:animated:)`;
  ///   that it is from here, and not again when the stack comes back, is undocumented; reading
  ///   chosen by this project.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tellWhoWillBeFirst(animated: animated)
  }

  /// Tells the delegate, the first time, who is shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellWhoIsFirst(animated: animated)
  }

  /// Puts a controller on top.
  ///
  /// The stack changes at once, also while another change is in flight, which is warned of. A
  /// controller that is in the stack (the header comment of the method disagrees), a navigation
  /// or split view controller, and one with a place that it cannot leave are misuses.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !environment.isHalted, mayPush(viewController) else { return }
    warnOfNesting()
    let former = children
    insert(viewController, at: children.count)
    guard viewController.parentLink === self else { return }
    environment.observeChange(of: self, .pushed(viewController, on: self))
    beginChange(from: former, animated: animated)
    if viewController.parentLink === self { viewController.didMove(toParent: self) }
  }

  /// Takes the top off the stack; the root stays.
  ///
  /// - Returns: What was taken off, or `nil` when there is only the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard !environment.isHalted else { return nil }
    guard children.count > 1 else {
      environment.noteClosingInVain(by: self)
      return nil
    }
    return pop(toIndex: children.count - 2, animated: animated).first
  }

  /// Takes off everything above a controller of the stack.
  ///
  /// - Returns: What was taken off, bottom first; `nil` after a misuse.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard !environment.isHalted else { return nil }
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      environment.misuse(.popsToForeign, viewController)
      return nil
    }
    if index == children.count - 1 { environment.noteClosingInVain(by: self) }
    return pop(toIndex: index, animated: animated)
  }

  /// Takes off everything above the root.
  ///
  /// - Returns: What was taken off, bottom first, or `nil` when there is only the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard !environment.isHalted, children.count > 1 else { return nil }
    return pop(toIndex: 0, animated: animated)
  }

  /// Replaces the stack; a controller in both the old and the new one stays.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !environment.isHalted, mayStack(viewControllers) else { return }
    warnOfNesting()
    let former = children
    exchangeChildren(for: viewControllers)
    environment.observeChange(of: self, .stackReplaced(self))
    beginChange(from: former, animated: animated)
  }

  /// Whether there is no navigation bar.
  ///
  /// Setting it calls ``setNavigationBarHidden(_:animated:)`` (undocumented; reading chosen by this
  /// project).
  ///
  /// - SeeAlso: UIKit, `UINavigationController.isNavigationBarHidden`.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.setNavigationBarHidden(_:animated:)`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    if hidden { environment.uses.hiddenBars = true }
  }

  /// The override of `show`, which pushes.
  open override var overriddenActions: [Selector] { Self.overridden }

  private static let overridden: [Selector] = [.show]

  /// Pushes the controller.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: environment.areAnimationsEnabled)
  }

  /// The stack from top to bottom, without the one with the source.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children(without: childContaining(source)).reversed()
  }

  /// Pops to the next controller when it is in the stack.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard subsequentVC.parentLink === self else { return }
    popToViewController(subsequentVC, animated: environment.areAnimationsEnabled)
  }

  /// Puts the secondary column on top of the stack; a navigation controller is nested in it.
  ///
  /// A split view controller cannot stand in a stack and is not taken.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard !environment.isHalted, !(secondaryViewController is UISplitViewController),
      canContain(secondaryViewController)
    else { return }
    insert(secondaryViewController, at: children.count)
    if secondaryViewController.parentLink === self {
      secondaryViewController.didMove(toParent: self)
    }
  }

  /// Gives back what the stack took when the split view controller collapsed, or the detail that
  /// was shown last in the meantime, if it is still there.
  ///
  /// What lies above it stays in the stack (undocumented; reading chosen by this project).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard !environment.isHalted, let detail = splitViewController.detail,
      detail.parentLink === self
    else { return nil }
    detail.willMove(toParent: nil)
    detail.leave()
    return detail
  }

  /// The one child that can be seen.
  open override var visibleChildren: ArraySlice<UIViewController> { children.suffix(1) }

  override var hasViewsInPlace: Bool { false }

  override func childDidLeave(_ child: UIViewController) {
    environment.finishPop(of: self)
  }
}

extension UINavigationController {
  /// Makes a controller the bottom of a new stack; what cannot be pushed is a misuse.
  package func setRoot(_ controller: UIViewController) {
    guard !environment.isHalted, mayPush(controller) else { return }
    install([controller])
  }

  private func pop(toIndex index: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(children[(index + 1)...])
    let top = children[index]
    if !removed.isEmpty { warnOfNesting() }
    let former = children
    for child in removed.reversed() { child.willMove(toParent: nil) }
    for child in removed.reversed() where child.parentLink === self { child.leave() }
    environment.observeChange(of: self, .popped(self, to: top))
    if !removed.isEmpty { beginChange(from: former, animated: animated) }
    return removed
  }

  /// Warns of a change of the stack while another one is in flight; the user's is finished then.
  ///
  /// - SeeAlso: UIKit, the messages about nested animations that `pushViewController` logs.
  private func warnOfNesting() {
    environment.finishPop(of: self)
    if stackMovements > 0 { environment.observe(.warned(.nestedTransition, self)) }
  }
}
