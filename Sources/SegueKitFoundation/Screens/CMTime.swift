/// A place in a film, or how long one is.
///
/// - SeeAlso: Core Media, `CMTime`.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts of a second.
  public var value: Int64
  /// How many parts a second has.
  public var timescale: Int32

  /// Counts parts of a second.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Counts seconds, cut off where no part of a second is left; the beginning where they are no
  /// number, or too many to count.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded(.towardZero)
    value = Int64(exactly: parts) ?? 0
    timescale = preferredTimescale
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// How many seconds it is from the beginning.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }

  /// Whether two places are the same, whatever the parts of a second that they are counted in.
  ///
  /// - SeeAlso: Core Media, `CMTimeCompare(_:_:)`.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.seconds == right.seconds }

  /// Feeds how many seconds it is from the beginning.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }

  /// Whether one place comes before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}
