/// What stands between a presented controller and whoever presents it: it looks after the style and
/// the form in which the presentation is shown.
///
/// It belongs to the controller that is or will be presented; ask that one for it, before or
/// after the presentation, to become its delegate.
///
/// A style for wide windows is shown in another form in a compact one, full screen unless the
/// delegate says otherwise or sheets are cards there, see ``SegueEnvironment/showsCards``. The
/// controller's own style stays as it is.
///
/// - SeeAlso: UIKit, `UIPresentationController`.
open class UIPresentationController {
  /// Who is asked how the presentation adapts, and asked and told when the user leaves it; not
  /// kept.
  @exclusivity(unchecked)
  public weak final var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style in which the controller was presented; before that, in which it would be.
  @exclusivity(unchecked)
  public internal(set) final var presentationStyle: UIModalPresentationStyle
  /// The form in which the presentation is shown.
  @exclusivity(unchecked)
  package internal(set) final var form: UIModalPresentationStyle
  /// The size class that the form is for.
  @exclusivity(unchecked)
  final var sizeClass = UIUserInterfaceSizeClass.unspecified
  /// The controller that was asked to be presented, whatever is shown in its place.
  @exclusivity(unchecked)
  final var presentedLink: ControllerLink
  /// Who is presented: that controller, or what is shown in its place; `nil` before.
  @exclusivity(unchecked)
  final var shownLink: ControllerLink?
  /// Who presents; kept only for a custom presentation, which is told when it has gone.
  @exclusivity(unchecked)
  final var presenterLink: ControllerLink?
  /// The source of the popover segue that the presentation comes from.
  @exclusivity(unchecked)
  final var popoverSourceLink: ControllerLink?
  /// Which one it is of all, counted from one; zero before it has begun.
  @exclusivity(unchecked)
  final var number = 0
  /// Where it takes place, once somebody has asked.
  @exclusivity(unchecked)
  final var place: TransitionPlace?

  /// What the traits of the presented controller are in place of the window's; only a width counts,
  /// and the form of the presentation goes by the window.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.overrideTraitCollection`.
  open var overrideTraitCollection: UITraitCollection? {
    get { saidTraits }
    set {
      guard let presented = shownLink?.target else { return saidTraits = newValue }
      presented.tellingOfTraits { saidTraits = newValue }
    }
  }

  @exclusivity(unchecked) private final var saidTraits: UITraitCollection?

  /// Makes one for a controller that is to be presented.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller; not kept.
  ///   - presentingViewController: Who presents it; that is found when it is presented.
  /// - SeeAlso: UIKit, `UIPresentationController.init(presentedViewController:presenting:)`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedLink = presentedViewController.link()
    presentationStyle = presentedViewController.modalPresentationStyle.resolved
    form = presentationStyle
  }

  /// The controller that was asked to be presented; when what is shown in its place has let go of
  /// it, that, and when both are gone, an empty one.
  ///
  /// UIKit keeps it; here whoever still has the presentation controller keeps nobody.
  public final var presentedViewController: UIViewController {
    presentedLink.target ?? shownLink?.target ?? nobody
  }

  /// Who stands for a controller that is gone.
  private final lazy var nobody = UIViewController()

  /// The controller that presents, or that has presented what has gone; before the presentation the
  /// presented one itself.
  public final var presentingViewController: UIViewController {
    shown.presenter ?? presenterLink?.target ?? shown
  }

  /// The controller that stands in the tree for the presentation, which may be a replacement.
  final var shown: UIViewController { shownLink?.target ?? presentedViewController }

  /// Who answers for the presentation: its delegate, or else whoever answers for the controller.
  final var answering: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? presentedLink.target?.presentationLinks.usualDelegate
  }

  /// The form that the presentation takes in a compact window unless the delegate says otherwise;
  /// `none` for styles that do not adapt.
  ///
  /// Where sheets are cards a sheet stays what it is, and a popover becomes a form sheet.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.adaptivePresentationStyle`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    guard presentationStyle.adapts else { return .none }
    return switch presentedLink.target {
    case is UIAlertController: .overFullScreen
    case is UIActivityViewController: .pageSheet
    case _ where !presentedViewController.environment.showsCards: .fullScreen
    default: presentationStyle == .popover ? .formSheet : .none
    }
  }

  /// Whether a custom presentation covers the screen, not the nearest context; yes.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.shouldPresentInFullscreen`.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the presenter is taken away; that of a custom presentation is not.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.shouldRemovePresentersView`.
  open var shouldRemovePresentersView: Bool { presentationStyle.replacesPresenter }

  /// Called on that of a custom presentation before the controller comes; does nothing.
  ///
  /// What moves alongside asks the presented controller for its transition coordinator.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.presentationTransitionWillBegin()`.
  open func presentationTransitionWillBegin() {}

  /// Called on that of a custom presentation when the controller has come, or has not after all;
  /// does nothing.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.presentationTransitionDidEnd(_:)`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called on that of a custom presentation before the controller goes; does nothing.
  ///
  /// When a whole tower goes, each is called, the topmost first (undocumented; reading chosen by
  /// this project).
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.dismissalTransitionWillBegin()`.
  open func dismissalTransitionWillBegin() {}

  /// Called on that of a custom presentation when the controller has gone, or has not after all;
  /// does nothing.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.dismissalTransitionDidEnd(_:)`.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The view that is presented: that of the presented controller.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.presentedView`.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view lies in the container in the end: all over it.
  ///
  /// What is presented in a smaller frame is taken to have as much room as the window
  /// (undocumented; reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.frameOfPresentedViewInContainerView`.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// What the class does for an action of a gesture, as ``UIResponder/action(for:)`` for a
  /// controller.
  open func action(for selector: Selector) -> ((Any) -> Void)? { nil }

  /// Called on that of a custom presentation before the container is laid out: when what is
  /// presented comes, and when the window has another width; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.containerViewWillLayoutSubviews()`.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container is laid out; does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// How much room the presented controller would like to have; nobody gives it any.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController` as a `UIContentContainer`, here and below.
  open var preferredContentSize: CGSize { shown.preferredContentSize }

  /// Called when the presented controller would like to have other room; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// How much room the presented controller has; as much as there is.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the width of the window changes; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let room = self.size(forChildContentContainer: shown, withParentContainerSize: size)
    shown.viewWillTransition(to: room, with: coordinator)
  }

  /// Called before the traits of the window change; tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shown.willTransition(to: newCollection, with: coordinator)
  }

  /// Asks for the form in a size class.
  ///
  /// An answer that no presentation can adapt to counts as full screen.
  ///
  /// - Returns: The form, or `nil` when the presentation does not adapt.
  final func adaptedForm(
    in sizeClass: UIUserInterfaceSizeClass
  ) -> UIModalPresentationStyle? {
    guard presentationStyle.adapts else { return nil }
    let own = sizeClass == .compact ? adaptivePresentationStyle : .none
    let traits = UITraitCollection(ofWindow: sizeClass)
    switch answering?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? own {
    case .none: return nil
    case .overFullScreen: return .overFullScreen
    case .pageSheet, .automatic: return .pageSheet
    case .formSheet: return .formSheet
    case .fullScreen, .currentContext, .overCurrentContext, .popover, .custom: return .fullScreen
    }
  }
}
