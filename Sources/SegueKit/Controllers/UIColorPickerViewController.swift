/// Where the user chooses a colour.
///
/// - SeeAlso: UIKit, `UIColorPickerViewController`.
open class UIColorPickerViewController: UIViewController {
  /// Who is told what is chosen; not kept.
  public weak final var delegate: (any UIColorPickerViewControllerDelegate)?
  /// What is chosen.
  open var selectedColor = UIColor.white
  /// Whether the user can have something show through; nobody does.
  open var supportsAlpha = true
}

/// Who is told what colour the user has chosen.
///
/// - SeeAlso: UIKit, `UIColorPickerViewControllerDelegate`.
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// The user has chosen a colour; continuously, while the finger moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has left, and it has gone or goes.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}

  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

// What a user does with it.
extension UIColorPickerViewController: SystemScreen {
  /// A colour, and leaving.
  package final var choices: [Touchable] {
    [choice("color", chooseColor), choice("close") { self.goAway(then: self.tellOfLeaving) }]
  }

  private final func chooseColor() {
    selectedColor = selectedColor == .systemRed ? .systemBlue : .systemRed
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
  }

  package final func tellOfLeaving() { delegate?.colorPickerViewControllerDidFinish(self) }
}
