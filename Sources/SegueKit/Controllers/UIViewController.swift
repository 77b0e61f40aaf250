/// A view controller: something that is shown, contains others and presents others.
///
/// Every member that an app overrides is here; what they do by default is in the extensions.
/// Of views there is what controllers depend on: whose they are, and in which view.
///
/// The stored links are not checked for exclusivity; no access to one calls out while it lasts.
///
/// - SeeAlso: UIKit, `UIViewController`.
open class UIViewController: UIResponder {
  /// What UIKit keeps in globals, as it was current when the controller was made.
  package final let environment: SegueEnvironment
  /// How many controllers the environment had made before this one.
  package final let birth: Int
  /// A name for people.
  open var title: String? { didSet { titleDidChange() } }
  /// What a storyboard has given to the controller.
  @exclusivity(unchecked) final var origin = StoryboardOrigin()
  /// The controllers that this one contains, in order.
  @exclusivity(unchecked) public internal(set) final var children: [UIViewController] = []
  /// Whether the view is loaded.
  @exclusivity(unchecked) public internal(set) final var isViewLoaded = false
  /// How the controller is shown when it is presented; setting it meanwhile is warned of, and is
  /// for the next time.
  @exclusivity(unchecked) open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { warnOfLateStyle() }
  }
  /// Whether context styles that start at this controller or below it cover its place.
  ///
  /// True by default for navigation and tab bar controllers (the latter undocumented; a reading).
  @exclusivity(unchecked) open var definesPresentationContext = false
  /// Whether the user is kept from leaving the presentation that the controller stands in.
  ///
  /// It counts while it can be seen, also in a container. Code may dismiss at any time.
  @exclusivity(unchecked) open var isModalInPresentation = false
  /// Who is asked for the animators of the controller's own presentation; not kept.
  @exclusivity(unchecked)
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The name under which the controller is saved, and by which a storyboard makes it anew.
  @exclusivity(unchecked) public final var restorationIdentifier: String?

  /// Whom the controller presents, and by whom and how it is presented.
  @exclusivity(unchecked) final var presentationLinks = PresentationLinks()
  @exclusivity(unchecked) package internal(set) final unowned var parentLink: UIViewController?
  @exclusivity(unchecked) final unowned var windowLink: UIWindow?
  /// The collapsed split view controller that keeps it for the time when it expands.
  final var keeperLink: ControllerLink?
  @exclusivity(unchecked) final var ownLink: ControllerLink?
  @exclusivity(unchecked) final var ownView: UIView?
  final var barItems = BarItems()
  @exclusivity(unchecked) final var stackMovements = 0
  final var isBeingEdited = false
  /// Where the view of the controller stands on its way to the screen and back.
  @exclusivity(unchecked) final var appearance = AppearanceRecord()
  /// What its container tells it by hand.
  @exclusivity(unchecked) final var byHand = ForwardingByHand()

  /// Makes a controller without children; its view comes from no nib.
  public init(nibName: String?, bundle: AnyObject?) {
    environment = SegueEnvironment.current
    birth = environment.births.add()
    if nibName != nil || bundle != nil { barItems.keepNib(nibName, in: bundle) }
  }

  /// Makes a controller without children, as a storyboard does: never fails, and reads nothing.
  public init?(coder: AnyObject) {
    environment = SegueEnvironment.current
    birth = environment.births.add()
  }

  /// Makes a controller without children.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    clearBacklinks()
    environment.births.bury(birth)
  }

  // MARK: Views
  /// Draws what a storyboard says; an override sets ``view`` and does not call `super`.
  open func loadView() { drawView() }
  /// Called once, when the view has been loaded and what it embeds is in place; does nothing.
  open func viewDidLoad() {}
  /// Called before the view comes on screen; does nothing.
  ///
  /// A container is called before its children, here and in the other three.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after ``viewWillAppear(_:)``, when the view is in place; does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come on screen; does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes from the screen; does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone from the screen; does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view is laid out, when it comes and when it is to be again; does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called when the view is laid out, and what is in it is not yet; does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called before the view is first laid out, and when what it shows is out of date; does nothing.
  open func updateProperties() {}
  /// Called when constraints are to be made anew; nobody calls it, for nothing moves by them.
  open func updateViewConstraints() {}
  /// Called when the margins of the view become others; they never do.
  open func viewLayoutMarginsDidChange() {}
  /// Called when bars come further into the view; they never do.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when what is said where there is nothing to show may be something else; does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Who is asked after the controller: the view that its own is in, or else who holds it.
  open override var next: UIResponder? { nextOutwards }
  /// Called when there is little memory, which there never is; does nothing.
  open func didReceiveMemoryWarning() {}
  // MARK: What surrounds it; there is nothing, and nobody asks
  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that the status bar should look otherwise.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator may be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether the home indicator may be hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// On which sides gestures of the system wait for the app's own.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says on which sides they do.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keys stay when nobody is first responder any more; as a form they do.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the interface may be turned: as on a tablet, every way.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// How the interface is turned when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  // MARK: Editing
  /// Whether what is shown can be edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    editingChanged()
  }
  // MARK: Forwarding
  /// Whether children that are shown are told of their appearance by themselves; yes.
  ///
  /// A container that answers no tells them with the next two. It is asked when a child is added.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells this child, and whom it shows, that it will appear or disappear, for such containers.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }
  /// Tells this child, and whom it shows, that it has appeared or disappeared.
  open func endAppearanceTransition() { endByHand() }
  // MARK: Bars
  /// What a navigation bar shows of the controller; made when it is asked for.
  open var navigationItem: UINavigationItem { barItems.navigationItem(titled: title) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller; made when it is asked for.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(titled: title) }
    set { barItems.tabBarItem = newValue }
  }

  /// Whether no tab bar can be touched while it is in the selected stack, whatever lies above it.
  ///
  /// - SeeAlso: UIKit: "the bottom bar remains hidden until the view controller is popped".
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed { environment.uses.hiddenBars = true } }
  }
  // MARK: Segues
  /// Whether a segue that a control asked for should be performed; yes.
  ///
  /// `performSegue` does not ask. A segue without an identifier asks with an empty one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called on the owner of a segue before it is performed; does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// What makes the destination of a segue in place of the storyboard; `nil` for no such method.
  ///
  /// The one place where a class says which it has; UIKit finds an `IBSegueAction` by its selector.
  open func segueAction(for selector: Selector) -> SegueAction? { nil }

  /// Performs the first of its own segues that has the identifier; without one it is a misuse.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performOwnSegue(withIdentifier: identifier, sender: sender)
  }

  // MARK: Showing
  /// Of ``Selector/show`` and ``Selector/showDetail`` those that the class overrides, as it says.
  open var overriddenActions: [Selector] { [] }
  /// The nearest controller, from this one up, that overrides the action and can perform it.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { nearestOverriding(action, sender: sender) }

  /// Has the nearest container that knows how show a controller; without one, presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    showByTarget(.show, viewController, sender: sender)
  }

  /// Has the nearest container that knows how show a detail; without one, presents it.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    showByTarget(.showDetail, viewController, sender: sender)
  }

  // MARK: Presenting
  /// What this controller presents, or else what its nearest ancestor does.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one, or else its nearest ancestor.
  open var presentingViewController: UIViewController? { nearestPresenter }
  /// How it looks when the controller is presented; nobody sees it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Presents a controller from this one or from the ancestor that the style calls for.
  ///
  /// The presentation is linked at once and in flight until it settles; then the completion runs.
  /// A presentation that is refused runs none.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentFromHere(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presents, or else what it stands in.
  ///
  /// Everything above goes as well. The links stay until the dismissal settles; then the
  /// completion runs, as it does when there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissFromHere(animated: flag, completion: completion)
  }

  // MARK: Adapting
  /// How much room the controller would like to have; nobody gives it any.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }

  /// Called when a child would like to have other room; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when what fits in a child is another size, which nobody works out; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// How much room a child has; as much as there is.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the width of the window changes; tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, with: coordinator) }

  /// Called before the traits of the window change; tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, with: coordinator) }

  /// Called after the width of the window has changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What the traits of a child are in place of its parent's, where something is said.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.barItems.look?.parentsTraits }

  /// Called on the primary column when a split view controller collapses, to take the secondary
  /// one; does nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called on the primary column when a split view controller expands, to give a secondary one
  /// back; has none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Containing
  /// The container of this controller; never what presents it.
  open var parent: UIViewController? { parentLink }
  /// The nearest navigation controller among the parents.
  open var navigationController: UINavigationController? { nearest() }
  /// The nearest tab bar controller among the parents.
  open var tabBarController: UITabBarController? { nearest() }
  /// The nearest split view controller among the parents.
  open var splitViewController: UISplitViewController? { nearest() }
  /// Makes a controller the last child; it leaves its old parent first.
  ///
  /// The caller then adds its view and tells it `didMove(toParent:)`, as in UIKit.
  open func addChild(_ childController: UIViewController) { addLast(childController) }
  /// Leaves the parent; the caller tells the child `willMove(toParent: nil)` before, as in UIKit.
  open func removeFromParent() { leaveForGood() }

  /// Exchanges the views of two children, and says when that is over.
  ///
  /// Both stay children. Who comes and who goes is told at both ends, unless by hand. The changes
  /// are made at once; the duration, in seconds, and the options are not looked at.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: Double, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(
      of: fromViewController, toViewController, animations: animations, completion: completion)
  }

  /// Called before the controller gets a parent or loses it; whoever overrides it calls `super`.
  open func willMove(toParent parent: UIViewController?) { byHand.noteAnnouncement(of: parent) }
  /// Called after the controller got a parent or lost it; whoever overrides it calls `super`.
  open func didMove(toParent parent: UIViewController?) { byHand.noteMove() }

  // MARK: Unwinding
  /// What the class does for an unwind action, or `nil` when it does not implement it.
  ///
  /// The one place where a class says which it implements. UIKit finds them by their selectors.
  open func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? { nil }

  /// Whether it performs an unwind action: it implements it and is not the source itself.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? ())
  }
  /// The same as it was spelled before, asked by the other; without a sender it is handed nothing.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { fromViewController !== self && unwindAction(for: action) != nil }

  /// The children that an unwind may search, in search order: all but the one with the source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children(without: childContaining(source))
  }

  /// Called on each controller on the way of an unwind, to show the next one there; does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The segue object that a container of an app's own makes for an unwind that ends with it; none.
  ///
  /// Asked of the destination when that presents something, and otherwise of its parent. What it
  /// returns is performed in place of the segue that the storyboard declares. It is deprecated;
  /// that it is still asked, and whose, is undocumented; reading chosen by this project.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }

  // MARK: Restoring
  /// Writes down what the controller needs to be shown again as it is; does nothing.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what an earlier controller in the same place has written down; does nothing.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when everybody has been restored; does nothing.
  open func applicationFinishedRestoringState() {}

  // MARK: For containers of an app's own
  /// Takes the children that the controller's scene holds, or those that it begins with.
  ///
  /// Called once, before the controller is shown; a container that keeps them in places of its own
  /// overrides it. UIKit has embed segues and `awakeFromNib()`.
  open func install(_ newChildren: [UIViewController]) { installAll(newChildren) }

  /// The children whose views are in its own, to be seen when it can be, the one in front last.
  ///
  /// A container that does without views overrides this, and calls
  /// ``setNeedsVisibleChildrenUpdate()`` where in UIKit it adds and removes them.
  open var visibleChildren: ArraySlice<UIViewController> { childrenInView }

  /// Whether the views of the children that it begins with are in its own from then on.
  var hasViewsInPlace: Bool { true }
  /// Whom somebody may have at hand to be shown again: the pages that it has ever had.
  package var pagesSoFar: [UIViewController] { [] }
  /// Called when the window may have another width; puts the columns side by side or into one.
  func fitColumns(_ sizeClass: UIUserInterfaceSizeClass) {}
  /// Called when its own dismissal has begun, and when it has ended, before views hear of that.
  func dismissalDidGoOn(hasEnded: Bool) {}
  /// Called when a child has arrived.
  func childDidArrive(_ child: UIViewController) {}
  /// Called when a child has left, whoever took it.
  func childDidLeave(_ child: UIViewController) {}
}
