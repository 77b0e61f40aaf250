/// The view in which a transition takes place; it leaves the window with whoever keeps this.
final class TransitionPlace {
  let view: UIView

  /// Makes one in a window, for whoever is presented in it, if anybody is.
  init(in window: UIWindow?, for presented: ControllerLink? = nil) {
    let container = ContainerView(frame: window?.bounds ?? .zero)
    container.presented = presented
    view = container
    guard let window else { return }
    window.subviewList.append(view)
    view.superviewLink = window
  }

  deinit { view.leave(forPlaceIn: nil) }

  /// Has a view lie in it that lies nowhere else.
  func take(_ lying: UIView?) {
    guard let lying, lying.room == nil, lying !== view else { return }
    view.subviewList.append(lying)
    lying.superviewLink = view
  }
}

/// An animator that stands for one of an app's own, and leaves all views where they are.
package protocol StandInAnimator: UIViewControllerAnimatedTransitioning {}

extension UIViewController {
  /// Whether it has lost its place, and an animator still has its view, to be taken out in the end.
  package final var isAnimatedAway: Bool { !hasPlace && ownView?.superviewLink is ContainerView }
}

/// The view in which a transition takes place.
///
/// The controllers whose views an animator puts into it stay where they are. It covers nothing that
/// lies behind it: when those who are presented cover others has a rule of its own.
final class ContainerView: UIView {
  /// Who is presented in it, if anybody is.
  var presented: ControllerLink?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func didAddSubview(_ subview: UIView) {
    guard let controller = subview.owner?.target, controller.parentLink?.hasViewsInPlace == true
    else { return }
    controller.appearance.isInPlace = true
  }
}

extension UIPresentationController {
  /// The view in which the presentation takes place, from before the controller comes until it has
  /// gone; `nil` otherwise.
  ///
  /// It is a plain view as large as the window. What an app puts into it stays until then; the
  /// house puts nothing into it.
  ///
  /// - SeeAlso: UIKit, `UIPresentationController.containerView`.
  public final var containerView: UIView? {
    guard shownLink?.target?.presentation === self else { return nil }
    if let place { return place.view }
    let made = TransitionPlace(in: shown.window, for: shownLink)
    place = made
    return made.view
  }

  /// The view of a controller that takes part, unless it is that of a presenter that stays below.
  final func view(of controller: UIViewController) -> UIView? {
    if controller === shownLink?.target { return presentedView }
    return form.replacesPresenter ? controller.view : nil
  }
}

// The views of a transition, for its animator.
extension AnimatedTransition {
  var presentationStyle: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }

  var containerView: UIView {
    if let known = place?.view ?? presentation?.containerView { return filled(known) }
    let made = TransitionPlace(in: subject.window)
    place = made
    return filled(made.view)
  }

  /// Has the view that goes lie in the container from the beginning.
  private func filled(_ container: UIView) -> UIView {
    if !isFilled { fill(place ?? presentation?.place) }
    return container
  }

  /// Does that where there is a container already, whether or not anybody asks for it.
  func fillPresentation() {
    if let known = presentation?.place { fill(known) }
  }

  private func fill(_ known: TransitionPlace?) {
    isFilled = true
    known?.take(view(forKey: .from))
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : key == .to ? to : nil else { return nil }
    return presentation.map { $0.view(of: controller) } ?? controller.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from || isBelow(controller) ? place(of: controller) : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to || isBelow(controller) ? place(of: controller) : .zero
  }

  private func place(of controller: UIViewController) -> CGRect {
    guard let presentation, controller === subject else { return containerView.bounds }
    return presentation.frameOfPresentedViewInContainerView
  }

  /// Whether a controller presents and its view stays below.
  private func isBelow(_ controller: UIViewController) -> Bool {
    guard let presentation, controller !== subject, controller === from || controller === to else {
      return false
    }
    return !presentation.form.replacesPresenter
  }

  /// Who is to be seen in the end and whose view is not in the container, because the animator has
  /// not put it there, or has taken it away although the transition was taken back.
  ///
  /// Where another transition came in between, that one has the views. That UIKit puts the view of
  /// a presenter back by itself is a reading chosen by this project.
  func unseenController(didComplete: Bool) -> UIViewController? {
    guard isAlone, subject.window != nil, let shown = didComplete ? to : from,
      mayBeSeen(shown, didComplete: didComplete)
    else { return nil }
    guard let container = place?.view ?? presentation?.place?.view else {
      return didComplete && !(animator is any StandInAnimator) ? shown : nil
    }
    let view = presentation?.presentedView ?? shown.viewIfLoaded
    return view?.lies(in: container) == true ? nil : shown
  }

  /// Whether somebody stands in the stack, has the selected tab or is presented, and nobody has
  /// taken them elsewhere; whoever was popped and stays after all is not back yet.
  func mayBeSeen(_ shown: UIViewController, didComplete: Bool) -> Bool {
    guard presentation == nil else { return shown === subject && shown.parentLink == nil }
    if let tabs = subject as? UITabBarController {
      return shown.parentLink === tabs && tabs.isSelected(didComplete ? shown : to)
    }
    return shown.parentLink === subject || !didComplete && shown.parentLink == nil
  }

  /// The views that an animator has put into the container of a stack or of tabs besides, in front
  /// of that of who is to be seen.
  func viewsLeft(inFrontOf shown: UIViewController) -> [UIView] {
    guard presentation == nil, isAlone, let container = place?.view, let view = shown.viewIfLoaded
    else { return [] }
    let front = container.subviewList.drop { !view.lies(in: $0) }.dropFirst()
    return front.filter { $0 !== from?.viewIfLoaded && $0 !== to?.viewIfLoaded }
  }

  /// Takes the views out of the container that do not stay in it.
  func clearContainer(didComplete: Bool) {
    guard let container = place?.view ?? presentation?.place?.view else { return }
    let staying = presentation == nil ? nil : didComplete ? to : from
    for controller in [from, to] where controller !== subject || controller !== staying {
      guard let view = controller?.ownView, view.superviewLink === container else { continue }
      view.leave(forPlaceIn: nil)
    }
    place = nil
  }
}
