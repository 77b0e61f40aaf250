import SegueKit

/// A plain view controller that follows a script.
///
/// A class of an app's own that derives from it keeps the contract of its scene: it performs,
/// vetoes and refuses what the scene declares, lets an unwind search the children that the scene
/// names, and tells when it is called. Whoever overrides one of these members calls `super`.
open class ScriptedViewController: UIViewController {
  /// What the scene asks for.
  public final let script: Script

  /// Makes a controller.
  public init(script: Script) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  open override var overriddenActions: [Selector] { script.overriddenActions }

  open override func viewDidLoad() { script.didLoad(self) }

  open override func viewWillAppear(_ animated: Bool) {
    script.recorder.received(.willAppear, self)
  }

  open override func viewDidAppear(_ animated: Bool) { script.didAppear(self) }

  open override func viewWillDisappear(_ animated: Bool) {
    script.recorder.received(.willDisappear, self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    script.recorder.received(.didDisappear, self)
  }

  open override func willMove(toParent parent: UIViewController?) {
    script.recorder.receivedWillMove(self, to: parent)
  }

  open override func didMove(toParent parent: UIViewController?) {
    script.recorder.receivedDidMove(self, to: parent)
  }

  open override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    script.should(perform: identifier)
  }

  open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    script.prepare(self, for: segue, sender: sender)
  }

  open override func segueAction(for selector: Selector) -> SegueAction? {
    script.segueAction(for: selector, of: self)
  }

  open override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    script.unwindAction(for: action, of: self)
  }

  open override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    !script.vetoes(action)
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    script.searched(of: super.allowedChildrenForUnwinding(from: source))
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    guard !script.show(viewController, on: self) else { return }
    super.show(viewController, sender: sender)
  }

  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard !script.showDetail(viewController, on: self) else { return }
    super.showDetailViewController(viewController, sender: sender)
  }
}
