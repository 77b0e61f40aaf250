/// A value that goes up and down in steps.
///
/// - SeeAlso: UIKit, `UIStepper`.
open class UIStepper: UIControl {
  /// The value; it stays between the least and the greatest one.
  open var value = 0.0 {
    didSet {
      keepWithin()
      noteShown(value != oldValue)
    }
  }
  /// The least value.
  open var minimumValue = 0.0 { didSet { keepWithin() } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { keepWithin() } }
  /// By how much it goes up and down.
  open var stepValue = 1.0
  /// Whether it begins anew at the other end.
  open var wraps = false
  /// Whether it goes on while it is touched; no touch lasts.
  open var autorepeat = true
  /// Whether it tells of every value on the way.
  open var isContinuous = true

  /// Whether one of its two sides can be touched: not where there is no value further on.
  final func canStep(up: Bool) -> Bool {
    wraps || (up ? value < maximumValue : value > minimumValue)
  }

  /// Does what a touch of one of its two sides does.
  package final func step(up: Bool) {
    change {
      let next = up ? value + stepValue : value - stepValue
      if wraps, next > maximumValue {
        value = minimumValue
      } else if wraps, next < minimumValue {
        value = maximumValue
      } else {
        value = next
      }
    }
  }

  private func keepWithin() {
    let kept = max(minimumValue, min(value, maximumValue))
    if kept < value || kept > value { value = kept }
  }
}
