/// A film that is to be played, and that nobody loads.
///
/// - SeeAlso: AVFoundation, `AVPlayerItem`.
open class AVPlayerItem {
  /// It has been played to its end; its object is the item.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")

  /// Where it comes from.
  public let asset: AVAsset
  /// Whether it can be played; it can.
  open var status: Status { .readyToPlay }
  /// Why it cannot be played; it can.
  open var error: (any Error)? { nil }

  /// Makes one of what lies there.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Makes one of a film.
  public init(asset: AVAsset) { self.asset = asset }

  /// Whether a film can be played.
  ///
  /// - SeeAlso: AVFoundation, `AVPlayerItem.Status`.
  public enum Status: Int, Hashable, Sendable {
    /// Nobody knows yet.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }
}

extension Notification.Name {
  // AVFoundation spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A film has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
