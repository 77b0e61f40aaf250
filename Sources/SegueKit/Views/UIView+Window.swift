// Views come into a window with the controller that they belong to, or with the view around them.
extension UIView {
  /// The window that the view is in, or comes into with a controller.
  final var windowToBe: UIWindow? { window(orComing: true) }

  /// Looks up the window that the view is in.
  ///
  /// - Parameter countsComing: Whether it is in the window already while its controller loads it,
  ///   or is told that it will appear.
  /// - Returns: The window; `nil` for a view that is in none.
  final func window(orComing countsComing: Bool) -> UIWindow? {
    var next: UIView? = self
    while let view = next {
      if let controller = view.owner?.target {
        guard countsComing || !controller.appearance.isComing else { return nil }
        guard controller.hasViewInWindow else {
          return controller.appearance.isToldToLeave ? controller.windowBehind : nil
        }
        return controller.isReplaced ? nil : controller.window
      }
      next = view.superviewLink
      if next == nil { return view as? UIWindow }
    }
    return nil
  }

  /// Tells the view, and what is in it, that they have come into a window or gone from it, unless
  /// they know; the views of controllers in it are told with these.
  ///
  /// Who goes is first responder no more.
  ///
  /// - SeeAlso: UIKit, `UIView.didMoveToWindow()`; that it comes between `viewWillAppear` and
  ///   `viewIsAppearing`, and before `viewDidDisappear`, is undocumented; reading chosen by this
  ///   project. `UITextFieldDelegate.textFieldDidEndEditing(_:)`, in the header: "may be called if
  ///   forced even if shouldEndEditing returns NO (e.g. view removed from window)".
  final func tellOfWindow() { tell(of: window) }

  private final func tell(of window: UIWindow?) {
    if knowsWindow != (window != nil) {
      willMove(toWindow: window)
      knowsWindow.toggle()
      if window == nil, isFirstResponder { stopBeingFirstResponder() }
      didMoveToWindow()
    }
    for subview in subviewList where subview.owner?.target == nil { subview.tell(of: window) }
  }

  /// Tells a view of the window that has been put into another one, or taken out of one, and so
  /// what is in it.
  final func tellNewcomerOfWindow() {
    guard owner?.target == nil else { return }
    tell(of: superviewLink.flatMap { $0.knowsWindow || $0 is UIWindow ? $0.window : nil })
  }
}
