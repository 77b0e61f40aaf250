// What surrounds the windows of a scene; there is nothing, and nobody turns it.
extension UIWindowScene {
  /// What is known of the status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// Asks for another orientation; nothing is turned, and that is no error.
  ///
  /// - SeeAlso: UIKit, `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How an app would like a scene to be.
  ///
  /// - SeeAlso: UIKit, `UIWindowScene.GeometryPreferences`.
  public class GeometryPreferences {
    fileprivate init() {}

    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// How an app would like a scene to be on a phone or a tablet.
    ///
    /// - SeeAlso: UIKit, `UIWindowScene.GeometryPreferences.iOS`.
    public final class iOS: GeometryPreferences {
      /// How it may be turned.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Says how it may be turned.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// What is known of the status bar: there is none.
///
/// - SeeAlso: UIKit, `UIStatusBarManager`.
public final class UIStatusBarManager {
  /// Where it lies: it has no room.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden; yes.
  public var isStatusBarHidden: Bool { true }
  /// How it looks.
  public var statusBarStyle: UIStatusBarStyle { .default }
}
