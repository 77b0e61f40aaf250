/// What is told how much room it will have, and shares that out: a controller, or what looks after
/// a presentation.
///
/// Before a window gets another width, its root is told of the traits, and so are the presentation
/// controllers; then all are told of the size. A controller tells its children, a presentation
/// controller tells who is presented; an override that does not call `super` keeps it from them.
///
/// - SeeAlso: UIKit, `UIContentContainer`: "View controllers forward the size change message to
///   their views and child view controllers. Presentation controllers forward the size change to
///   their presented view controller." That the traits come first says the View Controller
///   Programming Guide, "The Adaptive Model".
public protocol UIContentContainer: AnyObject {
  /// How much room it would like to have; nobody gives it any.
  var preferredContentSize: CGSize { get }

  /// Called when what stands directly in it would like to have other room.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// How much room of its own it gives a child.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before it gets another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before its traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

extension UIViewController {
  /// Tells the children of something; who is taken away meanwhile hears no more of it.
  final func forward(_ tell: (UIViewController) -> Void) {
    for child in children where child.parentLink === self && !environment.isHalted { tell(child) }
  }

  /// Tells whoever has to know that the controller would like to have other room.
  final func preferredContentSizeChanged() {
    guard !environment.isHalted else { return }
    let container: (any UIContentContainer)? = parentLink ?? presentation
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

extension UIWindow {
  /// Tells everybody that the window will have another width.
  final func announce(_ sizeClass: UIUserInterfaceSizeClass) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(ofResizingIn: environment)
    let traits = UITraitCollection(horizontalSizeClass: sizeClass)
    tell { $0.willTransition(to: traits, with: coordinator) }
    tell { $0.viewWillTransition(to: sizeClass.windowSize, with: coordinator) }
    return coordinator
  }

  private func tell(_ deliver: (any UIContentContainer) -> Void) {
    guard let root = rootViewController else { return }
    deliver(root)
    for controller in root.everybodyBelow where !environment.isHalted {
      if let presentation = controller.presentation { deliver(presentation) }
    }
  }
}
