import SegueKit

/// A flipper that tells the child in front itself when its view comes and goes.
class TellingFlipper: Flipper {
  private var isShown = false
  private weak var told: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    isShown = true
    if told !== selectedChild { told?.endAppearanceTransition() }
    told = selectedChild
    told?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) { told?.endAppearanceTransition() }

  override func viewWillDisappear(_ animated: Bool) {
    isShown = false
    told?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    told?.endAppearanceTransition()
    told = nil
  }

  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard isShown, let former = told, child !== former else {
      return super.select(child, animated: animated, completion: completion)
    }
    former.beginAppearanceTransition(false, animated: animated)
    super.select(child, animated: animated, completion: nil)
    told = child
    child.beginAppearanceTransition(true, animated: animated)
    former.endAppearanceTransition()
    child.endAppearanceTransition()
    completion?()
  }
}
