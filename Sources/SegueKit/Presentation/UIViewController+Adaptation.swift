extension UIViewController {
  /// What looks after the presentation of this controller or of the nearest ancestor that is
  /// presented; before that, what will look after its own.
  ///
  /// - SeeAlso: UIKit, `UIViewController.presentationController`.
  public final var presentationController: UIPresentationController? {
    selfOrAncestor { $0.presentation != nil }?.presentation ?? preparedPresentation()
  }

  /// The presentation controller when the style is popover, so that it can be given a delegate and
  /// something to point at.
  ///
  /// - SeeAlso: UIKit, `UIViewController.popoverPresentationController`.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The source of the popover segue by which this controller is presented.
  ///
  /// Undocumented; reading chosen by this project: it is kept while the controller is presented,
  /// itself or inside a replacement, and one that has left the window does not count.
  package final var popoverSource: UIViewController? {
    let isShown = presentation?.presentedLink.target === self
    let isInside = parentLink?.isShown(inPlaceOf: self) ?? false
    guard isShown || isInside, let link = presentationController?.popoverSourceLink,
      let source = link.target, source.window != nil
    else { return nil }
    return source
  }

  /// Keeps the source of the popover segue by which the controller is presented, if it is.
  final func didAppearByPopoverSegue(from source: UIViewController) {
    let isPresented = presentation != nil || parentLink?.isShown(inPlaceOf: self) ?? false
    if isPresented { presentationController?.popoverSourceLink = source.link() }
  }

  /// The controller in whose place this one is presented, as long as it is inside.
  package final var replacedViewController: UIViewController? {
    guard let original = presentation?.presentedLink.target, original.parentLink === self else {
      return nil
    }
    return original
  }

  private final func isShown(inPlaceOf child: UIViewController) -> Bool {
    replacedViewController === child
  }

  /// The presentation controller for the style that the controller has now.
  ///
  /// One for another sort of style is replaced. Who asks for it first counts as the source of a
  /// custom presentation (undocumented; reading chosen by this project).
  final func preparedPresentation(
    for source: UIViewController? = nil
  ) -> UIPresentationController {
    let style = modalPresentationStyle.resolved
    if let next = presentationLinks.nextPresentation, next.suits(style) {
      next.take(style)
      return next
    }
    let made = makePresentation(style, for: source ?? self)
    presentationLinks.nextPresentation = made
    return made
  }

  /// Lets somebody answer for every presentation of the controller that has no delegate, and keeps
  /// that one.
  ///
  /// It is no delegate itself: whoever asks the presentation for its delegate finds what an app has
  /// set, or nobody.
  package final func delegatePresentations(
    to delegate: any UIAdaptivePresentationControllerDelegate
  ) {
    presentationLinks.usualDelegate = delegate
  }
}

// Fitting what is shown to the width of the window.
extension UIViewController {
  /// Brings the controller, what it contains and what it presents into the form for a size class.
  final func fit(_ sizeClass: UIUserInterfaceSizeClass) {
    guard !environment.isHalted else { return }
    fitColumns(sizeClass)
    for child in children where child.parentLink === self { child.fit(sizeClass) }
    fitPresented(sizeClass)
    presented?.fit(sizeClass)
  }

  /// Adapts what this controller presents, unless that has been done for the size class.
  ///
  /// The controller and what is shown in its place change places; who presents and who asked stay
  /// (undocumented; reading chosen by this project).
  ///
  /// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate`.
  final func fitPresented(_ sizeClass: UIUserInterfaceSizeClass) {
    guard let shown = presented, let presentation = shown.presentation,
      presentation.sizeClass != sizeClass, !environment.isHalted
    else { return }
    let original = shown.replacedViewController ?? shown
    if presentation.presentedLink.target !== original { presentation.belong(to: original) }
    let adapted = presentation.adaptedForm(in: sizeClass)
    let form = adapted ?? presentation.actingStyle
    guard form != .popover || presentation.canPoint else {
      return environment.misuse(.popoverWithoutAnchor, original)
    }
    if shown !== original { show(original, insteadOf: shown) }
    var replacement: UIViewController?
    if let adapted { replacement = replace(original, adaptingTo: adapted) }
    guard !environment.isHalted else { return }
    presentation.sizeClass = sizeClass
    guard presentation.form != form || (replacement ?? original) !== shown else { return }
    if !form.replacesPresenter { putViewBack() }
    presentation.form = form
    environment.observe(.adapted(original, to: form, with: replacement))
  }

  /// Asks the delegate for a replacement and presents that; inside it is the controller.
  ///
  /// While it is asked, the controller is not presented, so that it can be put into a container.
  /// What already has a place is no replacement.
  private final func replace(
    _ original: UIViewController, adaptingTo form: UIModalPresentationStyle
  ) -> UIViewController? {
    guard let presentation = original.presentation, let delegate = presentation.answering else {
      return nil
    }
    original.presenter = nil
    presented = nil
    let replacement = delegate.presentationController(
      presentation, viewControllerForAdaptivePresentationStyle: form)
    presented = original
    original.presenter = self
    guard let replacement, replacement !== original, !replacement.hasPlace, !environment.isHalted
    else { return nil }
    put(replacement, inPlaceOf: original)
    return replacement
  }

  /// Presents a controller again in place of what contains it; what that presents goes over.
  private final func show(_ original: UIViewController, insteadOf replacement: UIViewController) {
    original.willMove(toParent: nil)
    original.leave()
    put(original, inPlaceOf: replacement)
    if let above = replacement.presented {
      if original.presented == nil {
        replacement.presented = nil
        original.presented = above
        above.presenter = original
      } else {
        above.removeTower()
      }
    }
    original.didMove(toParent: nil)
  }

  private final func put(_ new: UIViewController, inPlaceOf old: UIViewController) {
    new.presentation = old.presentation
    new.presentationLinks.caller = old.presentationLinks.caller
    old.presentation = nil
    old.presentationLinks.caller = nil
    old.presenter = nil
    presented = new
    new.presenter = self
    new.presentation?.lookAfter(new)
  }
}

extension UIPresentationController {
  /// Whether it can be shown as a popover.
  final var canPoint: Bool { (self as? UIPopoverPresentationController)?.isAnchored ?? true }

  /// Forgets the controller that has left its replacement; that is presented for itself now.
  fileprivate final func belong(to controller: UIViewController) {
    presentedLink = controller.link()
    delegate = controller.presentationLinks.nextPresentation?.delegate
    popoverSourceLink = nil
  }
}
