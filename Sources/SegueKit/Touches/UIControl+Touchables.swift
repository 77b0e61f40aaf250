// What the user finds of the controls, and of what one can type in.

/// What a user types.
let typed = "text"

extension UIControl {
  /// Itself, or its parts, if a touch does anything, or would if it were enabled.
  final var touchables: [Touchable] {
    isEnabled ? touchablesWhenEnabled : touchablesWhenEnabled.map(\.disabled)
  }

  private final var touchablesWhenEnabled: [Touchable] {
    switch self {
    case let control as UISegmentedControl: return control.segmentTouchables
    case let stepper as UIStepper:
      let minus = Touchable(part("minus")) { stepper.step(up: false) }
      let plus = Touchable(part("plus")) { stepper.step(up: true) }
      return (stepper.canStep(up: false) ? [minus] : []) + (stepper.canStep(up: true) ? [plus] : [])
    case let slider as UISlider: return [Touchable(named("slider"), touch: slider.slideAcross)]
    case let field as UITextField: return field.fieldTouchables
    case let refresh as UIRefreshControl: return refresh.pulls
    case let dots as UIPageControl: return dots.turns
    case is UISwitch: return [Touchable(named("switch"), touch: touch)]
    case _ where turn != nil:
      return [Touchable(named(turn?.noun ?? "")) { self.change { self.turn?.act() } }]
    default: break
    }
    let button = self as? UIButton
    let choices = button?.choices ?? []
    // What a storyboard wires is touched by the name that it has there.
    guard drawnAs == nil, !allControlEvents.isDisjoint(with: eventsOfTouch.union(.touchDown)) else {
      return choices
    }
    return [Touchable(named(button?.words ?? accessibilityLabel ?? "button"), touch: touch)]
      + choices
  }

  /// The name that the app gives it, if it does.
  fileprivate final func named(_ words: String) -> String { accessibilityIdentifier ?? words }

  /// The name of a part of it, behind the one that the app gives it, if it does.
  fileprivate final func part(_ words: String) -> String {
    accessibilityIdentifier.map { "\($0)-\(words)" } ?? words
  }
}

extension UIRefreshControl {
  /// The pull that begins to load.
  fileprivate final var pulls: [Touchable] {
    isRefreshing ? [] : [Touchable(named("refresh"), as: .refresh, touch: pull)]
  }
}

extension UIPageControl {
  /// The touches on either side of the dot that is shown.
  fileprivate final var turns: [Touchable] {
    var found: [Touchable] = []
    if currentPage < numberOfPages - 1 {
      found.append(Touchable(part("next-dot")) { self.turn(forward: true) })
    }
    if currentPage > 0 {
      found.append(Touchable(part("previous-dot")) { self.turn(forward: false) })
    }
    return found
  }
}

extension UIView {
  /// What lies above the keys, or in place of them, while the user types in this view.
  final func touchables(aboveKeys view: UIView?) -> [Touchable] {
    guard isFirstResponder, let view else { return [] }
    return view.touchables(atKeysOf: nearestController)
  }

  /// What can be touched in a view that lies at the keys, as in a bar of a controller.
  fileprivate final func touchables(atKeysOf controller: UIViewController?) -> [Touchable] {
    var found: [Touchable] = []
    collectTouchables(into: &found)
    return found.standing(inBarOf: controller)
  }
}

extension UIViewController {
  /// Whether the controller is first responder, or something is that it has at the keys.
  final var isTypedIn: Bool {
    guard let first = environment.firstResponder, first !== self else {
      return environment.firstResponder != nil
    }
    // What lies at the keys is in the view of no controller.
    guard let view = first as? UIView, view.nearestController == nil else { return false }
    return viewsAtKeys.contains { view.isDescendant(of: $0) }
  }

  /// What lies above the keys of the controller, and in place of them, while it is typed in.
  final var touchablesAtKeys: [Touchable] {
    isTypedIn ? viewsAtKeys.flatMap { $0.touchables(atKeysOf: self) } : []
  }

  private final var viewsAtKeys: [UIView] { [inputAccessoryView, inputView].compactMap { $0 } }
}

extension UIButton {
  fileprivate final var words: String? { currentTitle ?? configuration?.title }
}

extension UISegmentedControl {
  fileprivate final var segmentTouchables: [Touchable] {
    (0..<numberOfSegments).filter(isEnabledForSegment).map { segment in
      Touchable(titleForSegment(at: segment) ?? part("segment-\(segment)")) {
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
  /// Itself, to type in, what lies in it, and while the user types the return key and what lies
  /// above the keys.
  fileprivate final var fieldTouchables: [Touchable] {
    let title = named(placeholder ?? "field")
    // Without keys nothing is typed.
    var found = [Touchable(title) { self.inputView == nil ? self.type(typed) : self.touch() }]
    if isFirstResponder, inputView == nil {
      found.append(Touchable("\(title)-return", as: .returnKey, touch: touchReturn))
    }
    if showsClearButton { found.append(Touchable("\(title)-clear", touch: touchClear)) }
    found += touchablesAtSides
    return found + touchables(aboveKeys: inputAccessoryView) + touchables(aboveKeys: inputView)
  }

  /// What lies on its left and its right, as a button that shows the password.
  private final var touchablesAtSides: [Touchable] {
    var found: [Touchable] = []
    for (side, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] where shows(mode) {
      side?.collectTouchables(into: &found)
    }
    return found.isEmpty ? [] : found.standing(inBarOf: nearestController)
  }
}

extension UITextView {
  /// Itself, to type in, and what lies above the keys.
  final var touchables: [Touchable] {
    guard isEditable else { return [] }
    return [Touchable(accessibilityIdentifier ?? "text") { self.type(typed) }]
      + touchables(aboveKeys: inputAccessoryView)
  }
}
