// What an app asks for when it goes to the background; there it may run on as long as it likes.

/// Something that an app wants to bring to its end in the background.
///
/// - SeeAlso: UIKit, `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Says that something is to be brought to its end in the background; the time never runs out.
  ///
  /// - Parameters:
  ///   - taskName: A name for people.
  ///   - handler: What would be done when the time runs out; not kept.
  /// - Returns: By what ``endBackgroundTask(_:)`` knows it, another one each time.
  /// - SeeAlso: UIKit, `UIApplication.beginBackgroundTask(withName:expirationHandler:)`.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// Says that it is over.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the app may still run, in seconds: as long as it likes.
  public var backgroundTimeRemaining: Double { .greatestFiniteMagnitude }
}
