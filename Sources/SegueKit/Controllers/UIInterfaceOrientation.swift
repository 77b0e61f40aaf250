/// How an interface is turned; nothing is turned here.
///
/// - SeeAlso: UIKit, `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the lower end on the right.
  case landscapeRight
  /// On its side, with the lower end on the left.
  case landscapeLeft

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How an interface may be turned; nothing is turned here.
///
/// - SeeAlso: UIKit, `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of orientations from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, with the lower end on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, with the lower end on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On its side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// Every way.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
