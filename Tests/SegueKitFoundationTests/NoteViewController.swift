#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

class NoteViewController: UIViewController {
  var text = ""

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let editor = segue.destination as? NoteViewController else { return }
    editor.text = text
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  #if canImport(UIKit)
  @IBAction
  #endif
  func unwindToNote(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? NoteViewController else { return }
    text = editor.text
  }

  #if canImport(UIKit)
  @IBAction
  #endif
  func clear(_ sender: Any) {
    text = ""
  }

  #if !canImport(UIKit)
  override var overriddenActions: [Selector] { [.show] }

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    action == "unwindToNote:" ? unwindToNote : super.unwindAction(for: action)
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "clear:" ? clear : super.action(for: selector)
  }
  #endif
}
