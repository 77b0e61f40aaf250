/// A film somewhere, which nobody loads.
///
/// - SeeAlso: AVFoundation, `AVAsset`.
open class AVAsset {
  /// Where it lies.
  fileprivate let place: URL

  /// The film that lies there.
  public init(url URL: URL) { place = URL }
}

/// A film that a link leads to.
///
/// - SeeAlso: AVFoundation, `AVURLAsset`.
open class AVURLAsset: AVAsset {
  /// Where it lies.
  public final var url: URL { place }

  /// The film that lies there; how it is to be loaded plays no part.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}
