// What a presentation controller of an app's own is told, and how its presentation acts.
extension UIPresentationController {
  /// The style of the house that covers the same: of a custom presentation as its controller says.
  final var actingStyle: UIModalPresentationStyle {
    guard presentationStyle == .custom else { return presentationStyle }
    if shouldPresentInFullscreen {
      return shouldRemovePresentersView ? .fullScreen : .overFullScreen
    }
    return shouldRemovePresentersView ? .currentContext : .overCurrentContext
  }

  /// Whether it is of the same sort as one for a style: for popovers, custom, sheets, or others.
  final func suits(_ style: UIModalPresentationStyle) -> Bool {
    (presentationStyle == .popover) == (style == .popover)
      && (presentationStyle == .custom) == (style == .custom)
      && presentationStyle.isSheet == style.isSheet
  }

  /// Looks after a presentation in a style from now on.
  final func take(_ style: UIModalPresentationStyle) {
    presentationStyle = style
    form = actingStyle
  }

  /// Looks after a controller that has been given its presenter.
  final func lookAfter(_ controller: UIViewController) {
    shownLink = controller.link()
    if presentationStyle == .custom { presenterLink = controller.presenter?.link() }
  }
}

extension UIViewController {
  /// Makes what looks after a presentation of this controller.
  ///
  /// For a custom one the transitioning delegate is asked; what it makes for somebody else does not
  /// count. One that has no delegate gets that of the one before (both undocumented; readings
  /// chosen by this project).
  final func makePresentation(
    _ style: UIModalPresentationStyle, for source: UIViewController
  ) -> UIPresentationController {
    let made =
      switch style {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case .custom: customPresentation(for: source)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: UIPresentationController(presentedViewController: self, presenting: nil)
      }
    made.take(style)
    if made.delegate == nil { made.delegate = presentationLinks.nextPresentation?.delegate }
    return made
  }

  private final func customPresentation(
    for source: UIViewController
  ) -> UIPresentationController {
    environment.uses.customPresentations = true
    let made = transitioningDelegate?.presentationController(
      forPresented: self, presenting: nil, source: source)
    guard let made, made.presentedLink.target === self else {
      return UIPresentationController(presentedViewController: self, presenting: nil)
    }
    return made
  }

  /// The custom presentation of this controller.
  fileprivate final var ownCustomPresentation: CustomPresentation? {
    guard let presentation, presentation.presentationStyle == .custom else { return nil }
    return CustomPresentation(presented: self, controller: presentation)
  }

  /// The custom presentations from this controller on, the topmost first.
  fileprivate final var customPresentations: [CustomPresentation] {
    var all = presented?.customPresentations ?? []
    for child in children { all += child.customPresentations }
    if let ownCustomPresentation { all.append(ownCustomPresentation) }
    return all
  }
}

/// A custom presentation; it keeps who is presented, so that what looks after it can ask.
struct CustomPresentation {
  let presented: UIViewController
  let controller: UIPresentationController
}

extension Transition {
  /// The custom presentations that come or go with the movement.
  var customPresentations: [CustomPresentation] {
    guard movement.isOfPresentation, let controller = controller.target,
      controller.environment.uses.customPresentations
    else { return [] }
    guard movement == .presentation else { return controller.customPresentations }
    return controller.ownCustomPresentation.map { [$0] } ?? []
  }
}

// When they are told: before anybody else that it begins, and after everybody else that it has
// ended. The order is undocumented; reading chosen by this project.
extension SegueEnvironment {
  /// Tells what looks after custom presentations that they come or go.
  func tellPresentations(of transition: Transition) {
    for presentation in transition.customPresentations where !isHalted {
      switch transition.movement {
      case .stack, .tab: break
      case .presentation: presentation.controller.presentationTransitionWillBegin()
      case .dismissal: presentation.controller.dismissalTransitionWillBegin()
      }
    }
  }

  /// Tells what looked after custom presentations that they have come or gone, or have not.
  func tell(
    _ presentations: [CustomPresentation], of transition: Transition,
    didComplete: Bool
  ) {
    for presentation in presentations where !isHalted {
      switch transition.movement {
      case .stack, .tab: break
      case .presentation: presentation.controller.presentationTransitionDidEnd(didComplete)
      case .dismissal: presentation.controller.dismissalTransitionDidEnd(didComplete)
      }
    }
  }
}
