/// A value between two others.
///
/// - SeeAlso: UIKit, `UISlider`.
open class UISlider: UIControl {
  /// The value; it stays between the least and the greatest one.
  open var value: Float = 0 {
    didSet {
      keepWithin()
      noteShown(value != oldValue)
    }
  }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { keepWithin() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { keepWithin() } }
  /// Whether it tells of every value on the way; it tells of the last one alone.
  open var isContinuous = true
  /// Its colour below the value; nobody sees it.
  open var minimumTrackTintColor: UIColor?
  /// Its colour above the value; nobody sees it.
  open var maximumTrackTintColor: UIColor?
  /// The colour of what moves; nobody sees it.
  open var thumbTintColor: UIColor?
  /// The picture at its lower end; nobody sees it.
  open var minimumValueImage: UIImage?
  /// The picture at its upper end; nobody sees it.
  open var maximumValueImage: UIImage?

  /// Gives it a value, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Does what a finger does that moves to a value.
  package final func slide(to value: Float) { change { setValue(value, animated: false) } }

  private func keepWithin() {
    let kept = max(minimumValue, min(value, maximumValue))
    if kept < value || kept > value { value = kept }
  }
}
