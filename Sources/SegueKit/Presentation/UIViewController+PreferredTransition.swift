/// Who grows out of a view, and out of whose.
///
/// - SeeAlso: UIKit, `UIZoomTransitionSourceViewProviderContext`.
public struct UIZoomTransitionSourceViewProviderContext {
  /// Whose view it is.
  public let sourceViewController: UIViewController
  /// Who grows out of it.
  public let zoomedViewController: UIViewController
}

extension UIViewController {
  /// How a controller comes and goes, as it is preferred; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIViewController.Transition`.
  public final class Transition {
    /// It comes from below.
    public static var coverVertical: Transition { Transition() }
    /// It is on the back of what was there.
    public static var flipHorizontal: Transition { Transition() }
    /// It fades in.
    public static var crossDissolve: Transition { Transition() }
    /// What was there is turned like a page.
    public static var partialCurl: Transition { Transition() }

    /// It grows out of a view, which is asked for when somebody looks; nobody does.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    /// How it grows; nobody sees it.
    public final class ZoomOptions {
      /// Makes options that say nothing.
      public init() {}
    }

    private init() {}
  }

  /// How it comes and goes, pushed or presented; kept, and nobody sees it.
  ///
  /// That a zoom can be taken back by a gesture of its own no flow tries.
  ///
  /// - SeeAlso: UIKit, `UIViewController.preferredTransition`.
  public final var preferredTransition: Transition? {
    get { barItems.look?.preferredTransition }
    set { barItems.knownLook().preferredTransition = newValue }
  }
}
