// What a user does to leave: the portable way to drive what UIKit leaves to gestures.

extension UINavigationController {
  /// Does what a touch of the back button does: takes one controller off the stack.
  ///
  /// Never the root. Nothing happens when there is no such button, when the stack is not on screen
  /// or takes part in a transition that is in flight: UIKit blocks such touches. What covers the
  /// whole top from outside of it covers the bar, too.
  ///
  /// - SeeAlso: UIKit, `UINavigationBar` and its back button.
  public final func touchBackButton() {
    guard hearsTouches, hasBackButton, let top = children.last, !top.isCovered else { return }
    let asked = self as? any UINavigationBarDelegate
    guard asked?.navigationBar(navigationBar, shouldPop: top.navigationItem) ?? true else { return }
    popViewController(animated: true)
  }

  /// Does what the beginning of a back swipe does: takes one controller off the stack, which
  /// can be cancelled.
  ///
  /// - Returns: The transition; `nil` when the touch does nothing, or another one is under way.
  /// - SeeAlso: UIKit, `UINavigationController.interactivePopGestureRecognizer`.
  @discardableResult
  public final func beginInteractivePop() -> UIPercentDrivenInteractiveTransition? {
    guard hearsTouches, environment.interactiveTransition == nil, hasBackSwipe, mayBeginSwipe
    else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition(of: self, popping: children.last)
    environment.observe(.interaction(self, .began))
    environment.beginInteractively(interaction) {
      popViewController(animated: true)
    }
    return interaction
  }

  /// Puts back on top what a cancelled pop took off.
  final func restoreTop(_ controller: UIViewController) {
    guard !controller.hasPlace, canContain(controller) else { return }
    insert(controller, at: children.count)
    if controller.parentLink === self { controller.didMove(toParent: self) }
  }
}

extension UIPresentationController {
  /// Whether the user can pull the presentation down at all: it is a sheet.
  ///
  /// - SeeAlso: UIKit, `UIModalPresentationStyle`: the other styles have no gesture.
  package final var isSheet: Bool {
    switch form {
    case .pageSheet, .formSheet: true
    case .automatic, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover,
      .custom, .none:
      false
    }
  }

  /// Does what pulling a sheet down and letting go does: dismisses it, or tells the delegate that
  /// the user may not.
  ///
  /// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate`.
  public final func pullDown() {
    guard isSheet, shown.hearsTouches, userMayLeave() else { return }
    shown.dismissForUser(nil)
  }

  /// Whether a touch outside can end the presentation: it is shown as a popover.
  package final var isPopover: Bool { form == .popover }

  /// Does what a touch outside of a popover does: dismisses it, or tells the delegate that the user
  /// may not.
  ///
  /// Nothing happens while something covers the popover.
  ///
  /// - SeeAlso: UIKit, `UIPopoverPresentationController`, and
  ///   `UIAdaptivePresentationControllerDelegate`, whose calls popovers share since iOS 13.
  public final func touchOutside() {
    guard isPopover, shown.hearsTouches, userMayLeave() else { return }
    shown.dismissForUser(nil)
  }

  /// Does what beginning to pull a sheet down does: dismisses it, which can be cancelled.
  ///
  /// - Returns: The transition; `nil` when the user may not leave, when the touch does nothing, or
  ///   when another one is under way.
  @discardableResult
  public final func beginInteractiveDismissal() -> UIPercentDrivenInteractiveTransition? {
    guard isSheet, shown.hearsTouches, shown.environment.interactiveTransition == nil,
      userMayLeave()
    else { return nil }
    let presented = shown
    let interaction = UIPercentDrivenInteractiveTransition(of: presented)
    presented.environment.observe(.interaction(presented, .began))
    presented.dismissForUser(interaction)
    return interaction
  }

  /// Asks whether the user may leave, and tells the delegate that they do or that they tried.
  ///
  /// The delegate of a modal presentation is not asked (undocumented; reading chosen by this
  /// project).
  private final func userMayLeave() -> Bool {
    if !shown.isShownModally {
      let answer = answering?.presentationControllerShouldDismiss(self) ?? true
      note("presentationControllerShouldDismiss")
      guard stillStands else { return false }
      if answer {
        note("presentationControllerWillDismiss")
        answering?.presentationControllerWillDismiss(self)
        return stillStands
      }
    }
    note("presentationControllerDidAttemptToDismiss")
    answering?.presentationControllerDidAttemptToDismiss(self)
    return false
  }

  /// Whether the delegate has left the presentation alone while it was asked or told.
  private final var stillStands: Bool {
    !shown.environment.isHalted && shown.presenter != nil
      && !shown.isPresentedInTransition
  }

  /// Tells the delegate that the user has left.
  final func didDismiss() {
    note("presentationControllerDidDismiss")
    answering?.presentationControllerDidDismiss(self)
    switch shownLink?.target {
    case let alert as UIAlertController: alert.cancel()
    case let screen as any SystemScreen: screen.tellOfLeaving()
    default: break
    }
  }

  private final func note(_ callback: String) {
    guard answering != nil else { return }
    shown.environment.observe(.callback(shown, callback))
  }
}

extension UIViewController {
  /// Whether a touch can reach this controller: it is on screen and takes touches.
  package final var canBeTouched: Bool {
    isOnScreen && takesTouches
  }

  /// Whether the app is in the foreground and takes touches, no view on the way keeps them away,
  /// and none covers its view.
  final var takesTouches: Bool {
    !environment.isInBackground && environment.ignoredTouches == 0
      && !isBehindUntouchableView && !isCovered
  }

  /// Whether a touch in this controller comes to something: one can reach it, and it does not move.
  final var hearsTouches: Bool {
    !environment.isHalted && canBeTouched && !takesPartInTransition
  }

  /// Whether a touch of what lies in its view comes to something, also through a search in front.
  final var viewHearsTouches: Bool { hearsTouches || isTouchedThroughSearch }

  /// Whether its view, or one on the way to it, takes no touches.
  final var isBehindUntouchableView: Bool {
    environment.uses.untouchableViews
      && sequence(first: self, next: \.parentLink).contains { $0.ownView?.refusesTouches == true }
  }

  /// Whether something beside it takes touches where a view on the way to it takes none.
  ///
  /// No touch gets lost then: the user finds a menu beside the screen that waits for it.
  package final var isOffBesideSomethingToTouch: Bool {
    sequence(first: self, next: \.parentLink).contains { controller in
      guard controller.ownView?.refusesTouches == true, let parent = controller.parentLink else {
        return false
      }
      return parent.visibleChildren.contains {
        $0 !== controller && $0.ownView?.refusesTouches == false
      }
    }
  }

  /// Whether a view on the way has never taken touches, so that none can get lost: in a label or a
  /// picture the user finds nothing to touch.
  ///
  /// - SeeAlso: UIKit, `UILabel.isUserInteractionEnabled` and `UIImageView`: "new image view
  ///   objects are configured to disregard user events by default".
  package final var hasNeverTakenTouches: Bool {
    sequence(first: self, next: \.parentLink).contains {
      $0.ownView?.hasNeverTakenTouches == true
    }
  }

  /// Whether a touch in this controller is blocked, because the controller moves with a transition
  /// that is in flight.
  ///
  /// A stack or tab that changes moves what it contains; a presentation or dismissal moves
  /// everything from the presented controller on.
  ///
  /// - SeeAlso: UIKit, `UIViewControllerAnimatedTransitioning`: "UIKit blocks touches while a
  ///   transition is in flight"; that neighbours can be touched is a reading chosen by this
  ///   project.
  package final var takesPartInTransition: Bool {
    var controller = self
    var isInside = true
    while true {
      if controller.isPresentedInTransition { return true }
      if isInside && controller.stackMovements > 0 { return true }
      if let parent = controller.parentLink {
        (controller, isInside) = (parent, true)
      } else if let presenter = controller.presenter {
        (controller, isInside) = (presenter, false)
      } else {
        return false
      }
    }
  }

  /// Whether this controller, or one that can be seen in it, does not let the user leave.
  package final var isShownModally: Bool {
    isModalInPresentation || visibleChildren.contains { $0.isShownModally }
  }

  fileprivate final func dismissForUser(_ interaction: UIPercentDrivenInteractiveTransition?) {
    guard let presenter else { return }
    environment.observe(.dismissed(self, from: presenter))
    guard let interaction else {
      return environment.begin(.dismissal, of: self, animated: true, isUserExit: true)
    }
    environment.beginInteractively(interaction) {
      environment.begin(.dismissal, of: self, animated: true, isUserExit: true)
    }
  }
}
