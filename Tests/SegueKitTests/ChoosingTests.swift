import SegueKit
import Testing

/// Who chooses pictures and colours, and writes down what is told.
private final class Chooser: Page, UIImagePickerControllerDelegate,
  UIColorPickerViewControllerDelegate
{
  var told: [String] = []

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    told.append("picture \(info[.originalImage] is UIImage) \(info[.editedImage] is UIImage)")
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    told.append("cancel")
    picker.dismiss(animated: true)
  }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { told.append("color \(color == viewController.selectedColor)") }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    told.append("finish")
  }
}

@Suite struct `Choosing` {
  private let staging: Staging
  private let page: Chooser

  init() {
    let staging = Staging()
    page = staging.make { Chooser("page") }
    staging.make { [page] in staging.window.rootViewController = page }
    self.staging = staging
  }

  private func present(_ controller: UIViewController) {
    staging.make {
      page.present(controller, animated: true)
      staging.environment.settle()
    }
  }

  private func touch(_ title: String) {
    staging.make {
      page.presented?.touchables.first { $0.title == title }?.touch()
      staging.environment.settle()
    }
  }

  private func pullDown() {
    staging.make {
      page.presented?.presentationController?.pullDown()
      staging.environment.settle()
    }
  }

  @Test func `a picture is told, and so is leaving, and the delegate dismisses`() {
    let picker = staging.make { UIImagePickerController() }
    picker.delegate = page
    picker.allowsEditing = true
    present(picker)
    touch("picture")
    #expect(page.told == ["picture true true"] && page.presented == nil)
    present(picker)
    touch("cancel")
    #expect(page.told.last == "cancel" && page.presented == nil)
    present(picker)
    pullDown()
    #expect(page.told.count == 3 && page.presented == nil)
    picker.delegate = nil
    present(picker)
    touch("picture")
    #expect(page.told.count == 3 && page.presented == nil)
  }

  @Test func `a colour is told each time, and in the end that the user has left`() {
    let picker = staging.make { UIColorPickerViewController() }
    picker.delegate = page
    present(picker)
    touch("color")
    touch("color")
    #expect(picker.selectedColor == .systemBlue && page.presented === picker)
    touch("close")
    #expect(page.told == ["color true", "color true", "finish"] && page.presented == nil)
    present(picker)
    pullDown()
    #expect(page.told.last == "finish" && page.told.count == 4 && page.presented == nil)
  }
}
