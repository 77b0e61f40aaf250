/// What the user has copied; each run has one of its own.
///
/// - SeeAlso: UIKit, `UIPasteboard`.
public final class UIPasteboard {
  /// The words.
  public var string: String?
  /// The picture.
  public var image: UIImage?

  init() {}

  /// What all apps share.
  public static var general: UIPasteboard { SegueEnvironment.current.pasteboard }

  /// Whether there are words.
  public var hasStrings: Bool { string != nil }
}
