/// Whom a controller presents, and by whom and how it is presented itself.
struct PresentationLinks {
  var presented: UIViewController?
  unowned var presenter: UIViewController?
  var presentation: UIPresentationController?
  /// What will look after the next presentation, once somebody has asked for it.
  var nextPresentation: UIPresentationController?
  /// The delegate of each presentation of the controller that is given no other.
  var usualDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller on which `present` was called for this one.
  var caller: ControllerLink?
  var isInPresentation = false
  var isInDismissal = false
}

extension UIViewController {
  /// What this controller presents itself.
  package internal(set) final var presented: UIViewController? {
    get { presentationLinks.presented }
    set { presentationLinks.presented = newValue }
  }

  /// The controller that presents this one itself.
  package internal(set) final var presenter: UIViewController? {
    get { presentationLinks.presenter }
    set { presentationLinks.presenter = newValue }
  }

  /// What looks after the presentation of this controller while it is presented itself.
  package internal(set) final var presentation: UIPresentationController? {
    get { presentationLinks.presentation }
    set { presentationLinks.presentation = newValue }
  }

  /// Whether the controller is being presented: until everybody has been told that it has appeared.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isBeingPresented`: it is for `viewWillAppear(_:)` and
  ///   `viewDidAppear(_:)`.
  public final var isBeingPresented: Bool { isInPresentation || appearance.endsPresentation }

  /// Whether the controller is being dismissed: until everybody has been told that it has
  /// disappeared.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isBeingDismissed`: it is for `viewWillDisappear(_:)` and
  ///   `viewDidDisappear(_:)`.
  public final var isBeingDismissed: Bool { isInDismissal || appearance.endsDismissal }

  /// Whether the presentation of this controller is in flight.
  final var isInPresentation: Bool {
    get { presentationLinks.isInPresentation }
    set { presentationLinks.isInPresentation = newValue }
  }

  /// Whether the dismissal of this controller is in flight.
  final var isInDismissal: Bool {
    get { presentationLinks.isInDismissal }
    set { presentationLinks.isInDismissal = newValue }
  }
}
