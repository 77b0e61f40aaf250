extension UIViewController {
  /// The window that leads to this controller.
  package final var window: UIWindow? {
    var top = self
    while let above = top.structuralParent { top = above }
    return top.windowLink
  }

  /// Whether a window leads to this controller, or will when a split view controller expands.
  final var isWithinReach: Bool {
    var top = self
    while let above = top.structuralParent ?? top.keeperLink?.target { top = above }
    return top.windowLink != nil
  }

  /// Whether the controller is visible and neither it nor an ancestor is covered by a
  /// presentation of its own.
  package final var isOnScreen: Bool {
    presented == nil && isShown { $0.presented == nil }
  }

  /// Whether every container on the way to the window shows what leads here, covered or not.
  final var hasViewInWindow: Bool { isShown { _ in true } }

  /// The window that the controller goes from, until it has disappeared; `nil` for who stays.
  final var windowBehind: UIWindow? {
    guard appearance.state == .disappearing, let number = appearance.windowBehind else {
      return nil
    }
    return environment.windows.first { $0.number == number }?.window
  }

  /// Whether what it presents, or what somebody around it does, has come in its place and nothing
  /// of that moves, so that its view has been taken out of the window.
  final var isReplaced: Bool {
    var controller = self
    var way: UIViewController?
    while true {
      if let presented = controller.presented, presented !== way, presented.isInPlaceOfPresenter {
        return true
      }
      if let parent = controller.parentLink {
        (controller, way) = (parent, nil)
      } else if let presenter = controller.presenter {
        (controller, way) = (presenter, controller)
      } else {
        return false
      }
    }
  }

  private final var isInPlaceOfPresenter: Bool {
    presentation?.form.replacesPresenter == true && !isInPresentation && !isInDismissal
  }

  /// Whether every container on the way to the window is as it has to be, and shows what leads
  /// here.
  final func isShown(byThoseWho isRight: (UIViewController) -> Bool) -> Bool {
    var controller = self
    while true {
      if let parent = controller.parentLink {
        guard isRight(parent), parent.shows(controller) else { return false }
        controller = parent
      } else if let presenter = controller.presenter {
        controller = presenter
      } else {
        return controller.windowLink != nil
      }
    }
  }

  private final func shows(_ child: UIViewController) -> Bool {
    visibleChildren.contains { $0 === child }
  }
}
