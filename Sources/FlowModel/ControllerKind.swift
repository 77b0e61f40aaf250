/// What sort of controller a scene or a stage entry is.
public enum ControllerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A plain view controller. It may have children of its own.
  case content
  /// `UINavigationController`: its children are the stack, bottom first.
  case navigation
  /// `UITabBarController`: its children are the tabs, in order.
  case tabs
  /// `UISplitViewController`, expanded: its children are primary and secondary.
  case split
}

/// How wide the window is.
public enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Regular width: split views are expanded, popovers are popovers.
  case regular
}

/// How a presented controller is shown.
///
/// - SeeAlso: UIKit, `UIModalPresentationStyle`.
public enum PresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// What the system chooses; resolves to `pageSheet`.
  case automatic
  /// Covers the screen.
  case fullScreen
  /// A card.
  case pageSheet
  /// A smaller card.
  case formSheet
  /// Covers the nearest presentation context and replaces what it shows.
  case currentContext
  /// Covers the screen and leaves what is below in place.
  case overFullScreen
  /// Covers the nearest presentation context and leaves what is below in place.
  case overCurrentContext

  /// Whether the user can pull down what is presented in the style.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isModalInPresentation`; the other styles have no gesture.
  public var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether the presenter is looked for among the ancestors that define a context.
  ///
  /// - SeeAlso: UIKit, `UIViewController.definesPresentationContext`.
  public var honoursContexts: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen: false
    }
  }

  /// Whether the whole screen is covered, so that a nested context cannot hold it.
  public var coversScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .automatic, .pageSheet, .formSheet, .currentContext, .overCurrentContext: false
    }
  }
}
