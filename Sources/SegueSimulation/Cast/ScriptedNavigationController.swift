import SegueKit

/// A navigation controller that follows a script.
final class ScriptedNavigationController: UINavigationController {
  let script: Script

  init(_ script: Script) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  override var overriddenActions: [Selector] { script.overriddenActions }

  override func viewDidLoad() { script.didLoad(self) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    script.recorder.received(.willAppear, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    script.didAppear(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    script.recorder.received(.willDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    script.recorder.received(.didDisappear, self)
  }

  override func willMove(toParent parent: UIViewController?) {
    script.recorder.receivedWillMove(self, to: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    script.recorder.receivedDidMove(self, to: parent)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    script.should(perform: identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    script.prepare(self, for: segue, sender: sender)
  }

  override func segueAction(for selector: Selector) -> SegueAction? {
    script.segueAction(for: selector, of: self)
  }

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    script.unwindAction(for: action, of: self)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    !script.vetoes(action)
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    script.searched(of: super.allowedChildrenForUnwinding(from: source))
  }

  override func show(_ viewController: UIViewController, sender: Any?) {
    guard !script.show(viewController, on: self) else { return }
    super.show(viewController, sender: sender)
  }

  override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard !script.showDetail(viewController, on: self) else { return }
    super.showDetailViewController(viewController, sender: sender)
  }
}
