// Whom a stack can hold.
extension UINavigationController {
  /// Whether a controller may be put on top; a misuse where not.
  final func mayPush(_ controller: UIViewController) -> Bool {
    guard controller.parentLink !== self else {
      environment.misuse(.pushesStacked, controller)
      return false
    }
    return mayHold(controller)
  }

  private func mayHold(_ controller: UIViewController) -> Bool {
    guard !isContainer(controller) else {
      environment.misuse(.pushesContainer, controller)
      return false
    }
    return mayContain([controller])
  }

  /// Whether a controller is one that no stack can hold, unless a collapsed split view controller
  /// hands it over as a detail.
  private func isContainer(_ controller: UIViewController) -> Bool {
    if controller is UISplitViewController { return true }
    guard controller is UINavigationController else { return false }
    let split = parentLink as? UISplitViewController
    return split?.detailOnItsWay !== controller
  }

  /// Whether some controllers may be the stack, bottom first; a misuse where not.
  final func mayStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }) {
        environment.misuse(.pushesStacked, controller)
        return false
      }
      guard controller.parentLink === self || mayHold(controller) else { return false }
    }
    return true
  }
}
