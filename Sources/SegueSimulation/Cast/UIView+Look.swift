import FlowModel
import SegueKit

extension UIView {
  /// Has it look as it is drawn, and be called as in the storyboard.
  func show(_ view: DrawnView) {
    if accessibilityIdentifier == nil { accessibilityIdentifier = view.name.text }
    if view.marks.contains(.hidden) { isHidden = true }
    if view.marks.contains(.transparent) { alpha = 0 }
    if view.marks.contains(.disabled) { (self as? UIControl)?.isEnabled = false }
    if view.marks.contains(.on) { (self as? UISwitch)?.isOn = true }
    if view.marks.contains(.untouchable) {
      if let text = self as? UITextView {
        text.isEditable = false
      } else {
        isUserInteractionEnabled = false
      }
    } else if self is UILabel || self is UIImageView {
      // The file says of those that take no touches that they do not.
      isUserInteractionEnabled = true
    }
    if let tag = view.tag.flatMap({ Int($0.text) }) { self.tag = tag }
    if let words = view.words?.text { show(words) }
    if let placeholder = view.placeholder?.text { show(placeholder: placeholder) }
    show(view.segments, numbers: view.numbers.compactMap { Double($0.text) })
  }

  /// Has it show words, unless its class has it show others.
  private func show(_ words: String) {
    switch self {
    case let label as UILabel: label.text = label.text ?? words
    case let button as UIButton:
      guard button.title(for: .normal) == nil, button.configuration?.title == nil else { return }
      button.setTitle(words, for: .normal)
    case let field as UITextField: if field.text?.isEmpty != false { field.text = words }
    case let text as UITextView: if text.text.isEmpty { text.text = words }
    case let bar as UISearchBar: if bar.text?.isEmpty != false { bar.text = words }
    default: break
    }
  }

  private func show(placeholder: String) {
    switch self {
    case let field as UITextField: field.placeholder = field.placeholder ?? placeholder
    case let bar as UISearchBar: bar.placeholder = bar.placeholder ?? placeholder
    default: break
    }
  }

  /// Has it show segments and numbers.
  private func show(_ words: [DrawnWords], numbers: [Double]) {
    switch self {
    case let segments as UISegmentedControl:
      if segments.numberOfSegments == 0 {
        for (place, title) in words.enumerated() {
          segments.insertSegment(withTitle: title.text, at: place, animated: false)
        }
      }
      if let chosen = numbers.first.flatMap({ Int(exactly: $0) }) {
        segments.selectedSegmentIndex = chosen
      }
      for place in numbers.dropFirst().compactMap({ Int(exactly: $0) }) {
        segments.setEnabled(false, forSegmentAt: place)
      }
    case let slider as UISlider where numbers.count == 3:
      (slider.minimumValue, slider.maximumValue) = (Float(numbers[1]), Float(numbers[2]))
      slider.value = Float(numbers[0])
    case let stepper as UIStepper where numbers.count == 4:
      (stepper.minimumValue, stepper.maximumValue) = (numbers[1], numbers[2])
      (stepper.stepValue, stepper.value) = (numbers[3], numbers[0])
    default: break
    }
  }
}

extension UIGestureRecognizer {
  /// Has it be as it is drawn, and be called as in the storyboard.
  func show(_ view: DrawnView) {
    name = name ?? view.name.text
    // Its own marks, and those of what it stands in and nobody can reach.
    let marks: DrawnView.Marks = [.disabled, .untouchable, .hidden, .transparent]
    if !view.marks.isDisjoint(with: marks) { isEnabled = false }
    if let swipe = self as? UISwipeGestureRecognizer,
      let bits = view.numbers.first.flatMap({ UInt($0.text) })
    {
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: bits)
    }
  }
}
