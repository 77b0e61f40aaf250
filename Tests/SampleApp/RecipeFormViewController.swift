#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// A form for a new recipe, in a sheet of its own stack.
class RecipeFormViewController: UIViewController {
  var onSave: ((Recipe) -> Void)?
  var draft = Recipe(title: "", minutes: 0) {
    didSet {
      isModalInPresentation = hasChanges
      setNeedsStatusBarAppearanceUpdate()
    }
  }
  private(set) var attempts = 0

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { hasChanges }

  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  private var hasChanges: Bool { !draft.title.isEmpty }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New recipe"
    navigationItem.hidesBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem()
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    guard !hasChanges else { return false }
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  @IBAction func save(_ sender: Any) {
    onSave?(draft)
    draft.title = ""
    performSegue(withIdentifier: "unwindToList", sender: sender)
  }

  @IBAction func cancel(_ sender: Any) {
    dismiss(animated: true, completion: nil)
  }

  #if !canImport(UIKit)
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    switch selector {
    case "save:": save
    case "cancel:": cancel
    default: super.action(for: selector)
    }
  }
  #endif
}

extension RecipeFormViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    !hasChanges
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    attempts += 1
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    onSave = nil
  }
}
