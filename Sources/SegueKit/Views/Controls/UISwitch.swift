/// Something that is on or off.
///
/// - SeeAlso: UIKit, `UISwitch`.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { noteShown(isOn != oldValue) } }
  /// Its colour while it is on; nobody sees it.
  open var onTintColor: UIColor?
  /// The colour of what moves; nobody sees it.
  open var thumbTintColor: UIColor?
  /// What it is about; nobody sees it.
  open var title: String?

  /// Turns it on or off, and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func answerTouch() { change { setOn(!isOn, animated: true) } }
}
