/// What a storyboard draws to be touched, and wires: a control, or a gesture.
package protocol DrawnControl: AnyObject {
  /// The number of the control of the storyboard that it is; `nil` for any other.
  var drawnAs: Int? { get set }
  /// Whether a touch that reaches it comes to something.
  var isEnabled: Bool { get }
  /// Whether a touch reaches it.
  var isTouchable: Bool { get }

  /// Does what a finger does that comes and goes in it.
  func touch()

  /// Has a touch call somebody, after all others.
  func wire(to listener: @escaping () -> Void)

  /// Has a touch call a method of a controller, after all others.
  func wire(to target: UIViewController, action: Selector)

  /// Has a touch fire a segue of a controller, after all others.
  func wire(to template: UIStoryboardSegueTemplate, from source: UIViewController)
}

extension UIControl: DrawnControl {
  package final func wire(to listener: @escaping () -> Void) {
    addAction(UIAction { _ in listener() })
  }

  package final func wire(to target: UIViewController, action: Selector) {
    addTarget(target, action: action)
  }

  package final func wire(to template: UIStoryboardSegueTemplate, from source: UIViewController) {
    addSegue(template, from: source)
  }
}

extension UIGestureRecognizer: DrawnControl {
  package final var isTouchable: Bool { view?.isTouchable == true }

  package final func touch() { recognize() }
}

extension UIViewController {
  /// Notes that something is a control that the storyboard draws, and which.
  package final func note(_ control: any DrawnControl, drawnAs number: Int) {
    control.drawnAs = number
    origin.drawn?.controls.insert(number)
  }

  /// Whether it has got a control that the storyboard draws, by its number there.
  package final func hasGotControl(drawnAs number: Int) -> Bool {
    origin.drawn?.controls.contains(number) == true
  }

  /// Such a control in its view; `nil` when it is not there any more.
  package final func control(drawnAs number: Int) -> (any DrawnControl)? {
    viewIfLoaded?.control(drawnAs: number)
  }
}

extension UIView {
  fileprivate final func control(drawnAs number: Int) -> (any DrawnControl)? {
    if let control = self as? UIControl, control.drawnAs == number { return control }
    return gestureRecognizers?.first { $0.drawnAs == number }
      ?? subviewList.lazy.compactMap { $0.control(drawnAs: number) }.first
  }
}
