import FlowModel
import SegueKit

/// What the controllers of one scene do: they keep the contract and tell when they are called.
///
/// A class of an app's own is handed one and passes it on to ``ScriptedViewController``.
public final class Script {
  /// The scene, with the contract that is to be kept.
  public let scene: Scene
  /// The contract of the scene.
  var contract: Contract { _read { yield scene.contract } }
  /// Who is told.
  let recorder: Recorder
  /// Of show and show detail what the class overrides, its base class included.
  let overriddenActions: [Selector]

  /// What the app retains.
  private(set) weak var retained: RetainedControllers?

  /// The class of the scene, if that is registered.
  private let own: RegisteredClass?
  /// The delegate of the controllers.
  private lazy var delegate = ScriptedDelegate(keeping: scene, telling: recorder)

  init(
    _ index: Int, own: RegisteredClass?, recorder: Recorder, retained: RetainedControllers?
  ) {
    self.retained = retained
    scene = recorder.blueprint.scenes[index]
    self.own = own
    self.recorder = recorder
    var overridden: [Selector] = []
    if scene.contract.show != nil || scene.kind == .navigation || scene.kind == .split {
      overridden.append(.show)
    }
    if scene.contract.showDetail != nil || scene.kind == .split { overridden.append(.showDetail) }
    overriddenActions = overridden
  }

  /// Makes a controller of the scene, without children.
  func makeController() -> UIViewController {
    let controller = own?.make(self) ?? makeScriptedController()
    takeOn(controller)
    return controller
  }

  /// Gives a controller of the scene, whoever has made it, what the scene says of it.
  func takeOn(_ controller: UIViewController) {
    if let definesContext = contract.definesContext {
      controller.definesPresentationContext = definesContext
    }
    if contract.isModal { controller.isModalInPresentation = true }
    controller.leaveDelegation(to: delegate)
    if contract.collapse != nil {
      (controller as? UISplitViewController)?.delegate = delegate
    }
    if contract.animates != nil, controller.transitioningDelegate == nil {
      controller.transitioningDelegate = delegate
    }
    controller.restorationIdentifier = scene.name.text
  }

  private func makeScriptedController() -> UIViewController {
    switch scene.kind {
    case .content: ScriptedViewController(script: self)
    case .navigation: ScriptedNavigationController(self)
    case .tabs: ScriptedTabBarController(self)
    case .split: ScriptedSplitViewController(self)
    }
  }

  /// The storyboard that the scene belongs to.
  var blueprint: Storyboard { recorder.blueprint }

  func should(perform identifier: String) -> Bool {
    // A segue without an identifier is told by its sender, which a source may look at.
    let asked = recorder.requestedSegue.map { blueprint.segues[$0].identifier.text } ?? identifier
    let answer = !contract.refuses.contains { $0.text == asked }
    recorder.receivedShould(answer: answer, about: identifier)
    return answer
  }

  /// The segue action of a name, or of the segue that has that name.
  func segueAction(
    for selector: Selector, of source: UIViewController
  ) -> UIViewController.SegueAction? {
    let segue = blueprint.segues.first {
      $0.source == scene.name && $0.actionSelector == selector.name
    }
    guard let answer = segue?.action else { return nil }
    return { [recorder] coder, _, _ in
      recorder.receivedSegueAction(source, makes: answer == .makes)
      guard answer == .makes else { return nil }
      return coder.storyboard.makeController(withIdentifier: coder.sceneIdentifier)
    }
  }

  func vetoes(_ action: Selector) -> Bool {
    contract.vetoes.contains { $0.text == action.name }
  }

  func unwindAction(
    for action: Selector, of controller: UIViewController
  ) -> ((UIStoryboardSegue) -> Void)? {
    guard contract.unwinds.contains(where: { $0.text == action.name }) else { return nil }
    return { [self] segue in
      recorder.receivedAction(controller, of: segue)
      react(controller, at: .action(ActionName(action.name)))
    }
  }

  /// Of the children that UIKit would search those that the contract lets through.
  func searched(of children: [UIViewController]) -> [UIViewController] {
    guard case .only(let scenes) = contract.searches else { return children }
    return children.filter { child in
      guard let scene = recorder.cast[recorder.number(of: child).index].scene else { return false }
      return scenes.contains(blueprint.scenes[scene].name)
    }
  }

  /// Does what the class's own `show` does, and says whether it has one.
  func show(_ controller: UIViewController, on receiver: UIViewController) -> Bool {
    carryOut(contract.show, with: controller, on: receiver)
  }

  /// Does what the class's own `showDetailViewController` does, and says whether it has one.
  func showDetail(_ controller: UIViewController, on receiver: UIViewController) -> Bool {
    carryOut(contract.showDetail, with: controller, on: receiver)
  }

  private func carryOut(
    _ override: ShowOverride?, with controller: UIViewController, on receiver: UIViewController
  ) -> Bool {
    switch override {
    case .adopts:
      receiver.addChild(controller)
      receiver.putInPlace(controller)
      if controller.parent === receiver { controller.didMove(toParent: receiver) }
    case .ignores: break
    case nil: return false
    }
    return true
  }
}
