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
  /// Points at what it belongs to; its presenter is the nearest presentation context
  /// (undocumented; reading chosen by this project).
  case popover

  /// Whether the user can pull down what is presented in the style.
  ///
  /// - SeeAlso: UIKit, `UIViewController.isModalInPresentation`; the other styles have no gesture.
  public var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover: false
    }
  }

  /// Whether the presenter is looked for among the ancestors that define a context.
  ///
  /// - SeeAlso: UIKit, `UIViewController.definesPresentationContext`.
  public var honoursContexts: Bool {
    switch self {
    case .currentContext, .overCurrentContext, .popover: true
    case .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen: false
    }
  }

  /// Whether it is shown in another form in a compact window, unless its delegate says otherwise.
  ///
  /// - SeeAlso: UIKit, `UIModalPresentationStyle.popover`, `pageSheet` and `formSheet`: in a
  ///   horizontally compact environment they are shown full screen; since iOS 13 sheets are cards
  ///   there, see ``World/showsCards``.
  public var adapts: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }

  /// Whether the whole screen is covered, so that a nested context cannot hold it.
  public var coversScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .automatic, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover: false
    }
  }
}
