// What a user does with a control that lies in a view.
extension UIView {
  /// Whether a touch reaches it: it lies where it can be seen, or in the bar that is touched, and
  /// nothing hides, covers or moves it.
  package final var isTouchable: Bool {
    guard !refusesTouches, cover == nil else { return false }
    if let controller = nearestController {
      return windowToBe != nil && controller.viewHearsTouches
    }
    let owner = presentationAround ?? SegueEnvironment.current.touchedBar
    return owner?.target?.viewHearsTouches == true
  }

  /// Who is presented in the container that it lies in, beside them; `nil` for what lies in none.
  private final var presentationAround: ControllerLink? {
    let container = sequence(first: self, next: \.superviewLink).first { $0 is ContainerView }
    return (container as? ContainerView)?.presented
  }
}

extension UIControl {
  /// Whether a touch reaches it, and it is enabled.
  package final var canBeTouched: Bool { isEnabled && isTouchable }

  /// Does what a finger does that comes and goes in it; what it does in the end depends on the
  /// class.
  package final func touch() {
    guard canBeTouched else { return }
    sendActions(for: .touchDown)
    guard canBeTouched else { return }
    answerTouch()
    sendActions(for: eventsOfTouch)
  }

  /// Has the user give it another value, and tells of that.
  final func change(_ body: () -> Void) {
    guard canBeTouched else { return }
    body()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
