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
extension UIColorPickerViewController {
  /// A colour, and leaving.
  final var touchablesOfColors: [Touchable] {
    [Touchable("color", touch: chooseColor), Touchable("close", touch: goAway)]
  }

  private final func chooseColor() {
    guard hearsTouches else { return }
    selectedColor = selectedColor == .systemRed ? .systemBlue : .systemRed
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
  }

  /// That the delegate is told when it has gone is undocumented; reading chosen by this project.
  private final func goAway() {
    guard hearsTouches, let presenter else { return }
    environment.observe(.dismissed(self, from: presenter))
    environment.begin(.dismissal, of: self, animated: true) { self.tellOfLeaving() }
  }

  /// Tells that the user has left.
  final func tellOfLeaving() { delegate?.colorPickerViewControllerDidFinish(self) }
}
