// When views are laid out: when they come on screen, when code asks, and when everything settles.
extension UIView {
  /// Has the view laid out when everything settles, unless that is so already.
  final func awaitLayout() {
    guard knownLook?.needsLayout != true else { return }
    look.needsLayout = true
    SegueEnvironment.current.viewsToLayOut.append(LaterView(view: self))
  }

  /// Lays out what waits for it, this view and those in it.
  final func layOutIfNeeded() {
    if knownLook?.needsLayout == true { return layOut() }
    for subview in subviewList { subview.layOutIfNeeded() }
  }

  /// Updates the constraints of this view if somebody has asked for it.
  final func updateOwnConstraintsIfNeeded() {
    guard let knownLook, knownLook.awaitsConstraints else { return }
    look.awaitsConstraints = false
    updateConstraints()
  }

  /// Has this view, and those in it that are not another controller's, hear of other traits.
  final func hearOfTraits(differentFrom previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for subview in subviewList where subview.owner == nil {
      subview.hearOfTraits(differentFrom: previous)
    }
  }

  /// Has this view, and those in it, hear of another colour.
  final func hearOfTint() {
    tintColorDidChange()
    for subview in subviewList where subview.knownLook?.tintColor == nil { subview.hearOfTint() }
  }

  /// Lays out this view, and then those in it that are not another controller's, or wait for it.
  final func layOut() {
    guard !SegueEnvironment.current.isHalted else { return }
    knownLook?.needsLayout = false
    let controller = owner?.target
    controller?.updatePropertiesIfNeeded()
    updatePropertiesIfNeeded()
    updateOwnConstraintsIfNeeded()
    controller?.askForContent()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    for subview in subviewList {
      if subview.owner == nil { subview.layOut() } else { subview.layOutIfNeeded() }
    }
  }
}

/// A view that waits to be laid out; not kept.
struct LaterView {
  weak var view: UIView?
}

extension UIViewController {
  /// Lays out the view when it comes on screen.
  ///
  /// - SeeAlso: UIKit, `UIViewController.viewWillLayoutSubviews()`.
  final func layOutComing() {
    if environment.uses.customPresentations { layOutContainer() }
    if let ownView { return ownView.layOut() }
    guard !environment.isHalted else { return }
    updatePropertiesIfNeeded()
    askForContent()
    viewWillLayoutSubviews()
    if !environment.isHalted { viewDidLayoutSubviews() }
  }

  /// Lays out the container of the controller's custom presentation.
  private final func layOutContainer() {
    guard let presentation, presentation.presentationStyle == .custom else { return }
    presentation.containerViewWillLayoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }
}

extension SegueEnvironment {
  /// Lays out the views that wait for it and can be seen; the others are when they come.
  func layOutViews() {
    let due = viewsToLayOut
    viewsToLayOut = []
    for view in due.compactMap(\.view) where !isHalted {
      if view.windowToBe == nil {
        view.knownLook?.needsLayout = false
      } else if view.knownLook?.needsLayout == true {
        view.layOut()
      } else {
        view.owner?.target?.updatePropertiesIfNeeded()
        view.updatePropertiesIfNeeded()
      }
    }
  }
}
