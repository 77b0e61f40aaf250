import SegueKitFoundation

/// Puts a view behind a sheet that does something when it is touched.
class DimmingPresentation: UIPresentationController {
  let dimmingView = UIView()
  /// What a touch beside the sheet does.
  var close: (() -> Void)?

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "close:"))
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "close:" ? { [unowned self] _ in close?() } : super.action(for: selector)
  }
}
