import SegueKit
import SegueSimulation

// Panels that are wrong in one way each.

final class EchoingPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    super.setMainChild(child, animated: animated, completion: completion)
    if child.parent === self { completion?() }
  }
}

final class CarelessPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard child === mainChild else {
      return super.setMainChild(child, animated: animated, completion: completion)
    }
    child.willMove(toParent: nil)
    child.removeFromParent()
    completion?()
  }
}

final class RevivingPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let former = mainChild
    super.setMainChild(child, animated: animated, completion: completion)
    guard let former, former.parent == nil else { return }
    environment.putOff(by: 2) { [self] in
      guard former.parent == nil, former.presentingViewController == nil else { return }
      addChild(former)
      former.didMove(toParent: self)
    }
  }
}

final class ReloadingPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if child === mainChild {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    super.setMainChild(child, animated: animated, completion: completion)
  }
}

final class SilentPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard mainChild == nil else {
      return super.setMainChild(child, animated: animated, completion: completion)
    }
    addChild(child)
    completion?()
  }
}

final class AnnouncingPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if child.parent !== self { child.willMove(toParent: self) }
    super.setMainChild(child, animated: animated, completion: completion)
  }
}

final class AbruptPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let mainChild, mainChild !== child, panels.isEmpty { mainChild.removeFromParent() }
    super.setMainChild(child, animated: animated, completion: completion)
  }
}

final class UnforgivingPanel: FloatingPanelController {
  private weak var former: UIViewController?

  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if child === former {
      completion?()
    } else {
      if child !== mainChild { former = mainChild }
      super.setMainChild(child, animated: animated, completion: completion)
    }
  }
}

class MeddlingPanel: FloatingPanelController {
  /// Whether it meddles with a change.
  func meddles(animated: Bool) -> Bool { true }

  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let isNew = child !== mainChild
    super.setMainChild(child, animated: animated, completion: completion)
    guard meddles(animated: animated), isNew, child.parent === self, viewIfLoaded?.window != nil
    else { return }
    child.beginAppearanceTransition(true, animated: animated)
    child.endAppearanceTransition()
  }
}

final class SuddenPanel: MeddlingPanel {
  override func meddles(animated: Bool) -> Bool { !animated }
}

final class SoundproofPanel: FloatingPanelController, UIAdaptivePresentationControllerDelegate {
  private weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presentation = viewControllerToPresent.presentationController
    if presentedViewController == nil, presentation?.presentationStyle == .popover,
      presentation?.delegate !== self
    {
      delegate = presentation?.delegate
      presentation?.delegate = self
    }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard controller.presentationStyle != .popover else { return .none }
    return delegate?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      ?? .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate?.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { delegate?.presentationControllerShouldDismiss(presentationController) ?? true }
}

final class HoardingPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let former = mainChild
    super.setMainChild(child, animated: animated, completion: completion)
    guard let former, former !== child, former.parent == nil, mainChild === child else { return }
    addChild(former)
    former.didMove(toParent: self)
  }
}

final class SweepingPanel: FloatingPanelController {
  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    for panel in panels where panel !== child && mainChild !== child {
      panel.willMove(toParent: nil)
      panel.removeFromParent()
    }
    super.setMainChild(child, animated: animated, completion: completion)
  }
}

final class LeavingPanel: FloatingPanelController {
  private weak var leaving: UIViewController?

  override func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard animated, let old = mainChild, old !== child else {
      return super.setMainChild(child, animated: animated, completion: completion)
    }
    super.setMainChild(child, animated: true, completion: nil)
    leaving = old
    addChild(old)
    old.didMove(toParent: self)
    UIView.animate(withDuration: 0.3) {
    } completion: { [self] _ in
      letGo()
      completion?()
    }
  }

  private func letGo() {
    guard let leaving, leaving.parent === self, leaving !== mainChild else { return }
    leaving.willMove(toParent: nil)
    leaving.removeFromParent()
  }
}
