// What the user finds of the controls, and of what one can type in.

/// What a user types.
private let typed = "text"

extension UIControl {
  /// Itself, or its parts, if it is enabled and a touch does anything.
  final var touchables: [Touchable] {
    guard isEnabled else { return [] }
    switch self {
    case let control as UISegmentedControl: return control.segmentTouchables
    case let stepper as UIStepper:
      return [
        Touchable(named("minus")) { stepper.step(up: false) },
        Touchable(named("plus")) { stepper.step(up: true) },
      ]
    case let slider as UISlider: return [Touchable(named("slider"), touch: slider.slideAcross)]
    case let field as UITextField: return field.fieldTouchables
    case is UISwitch: return [Touchable(named("switch"), touch: touch)]
    default: break
    }
    let button = self as? UIButton
    let choices = button?.choices ?? []
    guard !allControlEvents.isDisjoint(with: eventsOfTouch.union(.touchDown)) else {
      return choices
    }
    return [Touchable(named(button?.words ?? "button"), touch: touch)] + choices
  }

  /// The name that the app gives it, if it does.
  fileprivate final func named(_ words: String) -> String { accessibilityIdentifier ?? words }
}

extension UIButton {
  fileprivate final var words: String? { currentTitle ?? configuration?.title }
}

extension UISegmentedControl {
  fileprivate final var segmentTouchables: [Touchable] {
    (0..<numberOfSegments).filter(isEnabledForSegment).map { segment in
      Touchable(titleForSegment(at: segment) ?? named("segment-\(segment)")) {
        self.touch(segment: segment)
      }
    }
  }
}

extension UISlider {
  /// Slides to the end, and from there back to the beginning.
  fileprivate final func slideAcross() {
    slide(to: value < maximumValue ? maximumValue : minimumValue)
  }
}

extension UITextField {
  /// Itself, to type in, and while the user types the return key.
  fileprivate final var fieldTouchables: [Touchable] {
    let title = named(placeholder ?? "field")
    let field = Touchable(title) { self.type(typed) }
    return isFirstResponder ? [field, Touchable("\(title)-return", touch: touchReturn)] : [field]
  }
}

extension UITextView {
  /// Itself, to type in.
  final var touchables: [Touchable] {
    isEditable ? [Touchable(accessibilityIdentifier ?? "text") { self.type(typed) }] : []
  }
}

extension UISearchBar {
  /// Itself, to type in, and what ends that.
  final var touchables: [Touchable] {
    let title = accessibilityIdentifier ?? "search"
    var found = [Touchable(title) { self.type(typed) }]
    if isFirstResponder { found.append(Touchable("\(title)-key", touch: touchSearch)) }
    if showsCancelButton { found.append(Touchable("\(title)-cancel", touch: touchCancel)) }
    return found
  }
}
