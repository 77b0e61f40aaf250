extension UIViewController {
  /// What this controller presents, or else what its nearest ancestor does.
  ///
  /// - SeeAlso: UIKit, `UIViewController.presentedViewController`.
  final var nearestPresented: UIViewController? {
    selfOrAncestor { $0.presented != nil }?.presented
  }

  /// The controller that presents this one, or else its nearest ancestor.
  ///
  /// - SeeAlso: UIKit, `UIViewController.presentingViewController`.
  final var nearestPresenter: UIViewController? {
    selfOrAncestor { $0.presenter != nil }?.presenter
  }

  /// The controller on which `present` was called for this one; often below the presenter.
  ///
  /// Undocumented; reading chosen by this project: it is kept until the dismissal is finished, it
  /// does not keep the controller, and one that has left the window does not count.
  package final var caller: UIViewController? {
    guard let caller = presentationLinks.caller?.target, caller.window != nil else { return nil }
    return caller
  }

  /// Whether a presentation, dismissal, push, pop or change of tabs of its own is in flight.
  package final var isInTransition: Bool {
    isPresentedInTransition || stackMovements > 0
  }

  final func selfOrAncestor(
    _ matches: (UIViewController) -> Bool
  ) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if matches(controller) { return controller }
      candidate = controller.parentLink
    }
    return nil
  }
}

// Presenting.
extension UIViewController {
  /// Finds who presents a controller that this one is asked to present.
  ///
  /// The parents are climbed to the top or, for a context style, to the first that defines a
  /// context. A style that covers the screen goes on above a nested context.
  ///
  /// - SeeAlso: UIKit, `UIViewController.present(_:animated:completion:)` and
  ///   `UIViewController.definesPresentationContext`.
  private final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    while true {
      while let parent = candidate.parentLink {
        if style.honoursContexts && candidate.definesPresentationContext { break }
        candidate = parent
      }
      guard style.coversScreen else { return candidate }
      var base = candidate
      while let below = base.presenter { base = below }
      guard let parent = base.parentLink else { return candidate }
      candidate = parent
    }
  }

  final func presentFromHere(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard !environment.isHalted else { return }
    guard controller.parentLink == nil else {
      return environment.misuse(.presentsChild, controller)
    }
    let presenter = presenter(for: controller.actingStyle(askedBy: self))
    guard presenter.mayPresent(controller), !isRefusedForSearch(upTo: presenter) else { return }
    presenter.presented = controller
    controller.presenter = presenter
    controller.byHand.isForwarded = false
    controller.presentationLinks.caller = link()
    controller.presentation = controller.preparedPresentation(for: self)
    environment.presentationCount += 1
    controller.presentation?.number = environment.presentationCount
    controller.presentation?.lookAfter(controller)
    controller.presentationLinks.nextPresentation = nil
    environment.observe(.presented(controller, from: presenter, by: self))
    presenter.fitPresented(presenter.window?.sizeClass ?? .unspecified)
    guard !environment.isHalted, let shown = presenter.presented else { return }
    environment.begin(.presentation, of: shown, animated: animated, completion: completion)
  }

  /// Warns of a style that was set too late to count.
  final func warnOfLateStyle() {
    if presenter != nil { environment.observe(.warned(.styleSetWhilePresented, self)) }
  }

  /// The style that says who presents this controller.
  private final func actingStyle(askedBy source: UIViewController) -> UIModalPresentationStyle {
    guard modalPresentationStyle == .custom, presenter == nil else { return modalPresentationStyle }
    return preparedPresentation(for: source).actingStyle
  }

  /// Runs the checks before a presentation, in UIKit's order.
  ///
  /// - SeeAlso: UIKit, the messages that `UIViewController.present(_:animated:completion:)` logs.
  private final func mayPresent(_ controller: UIViewController) -> Bool {
    if controller === self {
      environment.misuse(.presentsItself, controller)
    } else if isPresentationInProgress {
      environment.observe(.refused(.presentationInProgress, self))
    } else if !hasViewInWindow || appearance.isLoading || window?.awaitsShowing == true {
      environment.observe(.refused(.notInWindow, self))
    } else if presented != nil {
      environment.observe(.refused(.alreadyPresenting, self))
    } else if controller.presenter != nil {
      environment.misuse(.presentsPresented, controller)
    } else if controller.windowLink != nil {
      environment.misuse(.inconsistentHierarchy, controller)
    } else if (controller as? UIAlertController)?.isEmpty == true {
      environment.misuse(.emptyAlert, controller)
    } else if lacksAnchor(controller) {
      environment.misuse(.popoverWithoutAnchor, controller)
    } else {
      return true
    }
    return false
  }

  /// Whether a controller would be shown as a popover that points at nothing.
  ///
  /// - SeeAlso: UIKit, `UIPopoverPresentationController.sourceView`.
  private final func lacksAnchor(_ controller: UIViewController) -> Bool {
    guard controller.modalPresentationStyle == .popover else { return false }
    let presentation = controller.preparedPresentation()
    if presentation.delegate == nil, presentation.canPoint { return false }
    let sizeClass = window?.sizeClass ?? .unspecified
    guard presentation.delegate is any UIPopoverPresentationControllerDelegate else {
      return !presentation.canPoint && presentation.adaptedForm(in: sizeClass) == nil
    }
    guard presentation.adaptedForm(in: sizeClass) == nil else { return false }
    presentation.prepareAsPopover()
    return !presentation.canPoint
  }

  private final var isPresentationInProgress: Bool {
    isPresentedInTransition || presented.map(\.isPresentedInTransition) ?? false
  }

  /// Whether its own presentation or dismissal is in flight.
  final var isPresentedInTransition: Bool { isInPresentation || isInDismissal }
}

// Dismissing.
extension UIViewController {
  final func dismissFromHere(animated: Bool, completion: (() -> Void)?) {
    guard !environment.isHalted else { return }
    guard let base = dismissalBase, let presented = base.presented else {
      environment.noteClosingInVain(by: self)
      completion?()
      return
    }
    guard !presented.isPresentedInTransition else {
      environment.observe(.refused(.dismissInProgress, base))
      completion?()
      return
    }
    environment.observe(.dismissed(presented, from: base))
    environment.begin(.dismissal, of: presented, animated: animated, completion: completion)
  }

  /// The controller above which everything goes: the nearest that presents something, from this
  /// one up its parents, or else the one that presents this one or an ancestor.
  ///
  /// - SeeAlso: UIKit, `UIViewController.dismiss(animated:completion:)`.
  private final var dismissalBase: UIViewController? {
    selfOrAncestor { $0.presented != nil } ?? nearestPresenter
  }

  /// This controller and everything that is presented above it.
  final var tower: some Sequence<UIViewController> {
    sequence(first: self, next: \.presented)
  }

  /// Marks this controller and everything above it as being dismissed, which shows the view of the
  /// presenter again.
  final func markTower() {
    presenter?.putViewBack()
    for controller in tower { controller.isInDismissal = true }
  }

  /// Takes the mark back, unless what is below is being dismissed as well.
  final func unmarkTower() {
    guard presenter?.isInDismissal != true else { return }
    for controller in tower { controller.isInDismissal = false }
  }

  /// Takes this controller and everything above it off what presents it; what its children
  /// present is cut off as well.
  final func removeTower() {
    presenter?.presented = nil
    cutPresentations()
  }

  /// Takes apart, at the presentations, what has left together; what was in flight among it moves
  /// nobody any more.
  final func cutPresentations() {
    for child in children { child.cutPresentations() }
    let above = presented
    presented = nil
    losePresenter()
    above?.cutPresentations()
  }

  /// Forgets that it is presented, and how.
  final func losePresenter() {
    presenter = nil
    presentationLinks.caller = nil
    presentation?.place = nil
    presentation = nil
    isInPresentation = false
    isInDismissal = false
  }
}
