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
  var isBeingPresented = false
  var isBeingDismissed = false
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

  /// Whether the presentation of this controller is in flight.
  public internal(set) final var isBeingPresented: Bool {
    get { presentationLinks.isBeingPresented }
    set { presentationLinks.isBeingPresented = newValue }
  }

  /// Whether the dismissal of this controller is in flight.
  public internal(set) final var isBeingDismissed: Bool {
    get { presentationLinks.isBeingDismissed }
    set { presentationLinks.isBeingDismissed = newValue }
  }
}
