/// What is told how much room it will have, and shares that out: a controller, or what looks after
/// a presentation.
///
/// Before a window gets another width, its root is told of the traits and then of the size, and so
/// is one presentation controller after the other. A controller tells its children, a presentation
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

  /// Tells the children of another size, each of its own.
  final func passOn(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    environment.observe(.heardOfSize(self))
    forward {
      let room = self.size(forChildContentContainer: $0, withParentContainerSize: size)
      $0.viewWillTransition(to: room, with: coordinator)
    }
  }

  /// Tells the children of other traits.
  final func passOn(
    _ newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    environment.observe(.heardOfTraits(self))
    forward {
      let said = overrideTraitCollection(forChild: $0)?.saidWidth
      $0.willTransition(to: newCollection.saying(said), with: coordinator)
    }
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
    let coordinator = TransitionCoordinator(ofResizing: self)
    let change = SizeChange(
      traits: UITraitCollection(ofWindow: sizeClass), size: sizeClass.windowSize,
      coordinator: coordinator, environment: environment)
    if let root = rootViewController {
      change.tell(root)
      change.tellPresentations(from: root)
    }
    return coordinator
  }
}

/// What a window will have.
private struct SizeChange {
  let traits: UITraitCollection
  let size: CGSize
  let coordinator: TransitionCoordinator
  let environment: SegueEnvironment

  func tell(_ container: some UIContentContainer) {
    container.willTransition(to: traits, with: coordinator)
    if !environment.isHalted { container.viewWillTransition(to: size, with: coordinator) }
  }

  /// Tells what looks after presentations, from the bottom up; who has come or gone meanwhile is
  /// looked at when it is their turn.
  func tellPresentations(from controller: UIViewController) {
    guard !environment.isHalted else { return }
    if let presentation = controller.presentation { tell(presentation) }
    for child in controller.children { tellPresentations(from: child) }
    if let presented = controller.presented { tellPresentations(from: presented) }
  }
}
