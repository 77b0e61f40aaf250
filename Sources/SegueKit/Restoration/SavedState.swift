/// The tree of one window as it was saved: how to make everybody anew, and where they stood.
///
/// It keeps no controller.
struct SavedState {
  /// The window's number.
  let window: Int
  let root: SavedController?

  /// Saves the tree of a window; whoever has no restoration identifier is left out, with all that
  /// is contained and presented there.
  init(of window: UIWindow) {
    var saving = Saving()
    self.window = window.number
    root = window.rootViewController.flatMap { saving.save($0) }
    saving.notePresentations()
  }
}

/// One controller as it was saved.
final class SavedController {
  /// Its place in the order of saving, from zero.
  let number: Int
  let identifier: String
  let storyboard: UIStoryboard?
  let restorationClass: (any UIViewControllerRestoration.Type)?
  let coder = UIResponder.NSCoder()
  /// Its own style, which may be another than that of its presentation.
  let style: UIModalPresentationStyle
  fileprivate(set) var children: [SavedController] = []
  fileprivate(set) var presented: SavedController?
  /// How it was presented.
  fileprivate(set) var presentation: SavedPresentation?

  fileprivate init(_ controller: UIViewController, named identifier: String, number: Int) {
    self.number = number
    self.identifier = identifier
    storyboard = controller.storyboard
    restorationClass = controller.restorationClass
    style = controller.modalPresentationStyle
    controller.encodeRestorableState(with: coder)
  }
}

/// A presentation as it was saved; controllers are called by their numbers.
struct SavedPresentation {
  let style: UIModalPresentationStyle
  let form: UIModalPresentationStyle
  /// The size class that the form is for.
  let sizeClass: UIUserInterfaceSizeClass
  /// Whether it points at something.
  let isAnchored: Bool
  /// Who was asked to present it.
  let caller: Int?
  /// In whose place the controller was shown.
  let replaced: Int?
  /// The source of the popover segue that it came from.
  let popoverSource: Int?
}

/// Goes through a tree in preorder and saves it.
private struct Saving {
  private var done: [(controller: UIViewController, saved: SavedController)] = []

  mutating func save(_ controller: UIViewController) -> SavedController? {
    guard let identifier = controller.restorationIdentifier else { return nil }
    let saved = SavedController(controller, named: identifier, number: done.count)
    done.append((controller, saved))
    saved.children = controller.children.compactMap { save($0) }
    saved.presented = controller.presented.flatMap { save($0) }
    return saved
  }

  func notePresentations() {
    for (controller, saved) in done {
      guard let presentation = controller.presentation else { continue }
      saved.presentation = SavedPresentation(
        style: presentation.presentationStyle, form: presentation.form,
        sizeClass: presentation.sizeClass, isAnchored: presentation.canPoint,
        caller: number(of: controller.caller),
        replaced: number(of: controller.replacedViewController),
        popoverSource: number(of: presentation.popoverSourceLink?.target))
    }
  }

  private func number(of controller: UIViewController?) -> Int? {
    controller.flatMap { controller in done.firstIndex { $0.controller === controller } }
  }
}
