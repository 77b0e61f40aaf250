/// What a device is made for.
///
/// - SeeAlso: UIKit, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Nobody says.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The device: a tablet, for its windows may be wide or not.
///
/// - SeeAlso: UIKit, `UIDevice`; that it is a tablet is a reading chosen by this project.
public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// What it is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// What its owner calls it.
  public var name: String { "iPad" }

  /// What it is sold as.
  public var model: String { "iPad" }

  /// The same, in the language of the user.
  public var localizedModel: String { model }

  /// The system that it runs.
  public var systemName: String { "iPadOS" }

  /// The version of that: of the first that has all that is here.
  public var systemVersion: String { "26.0" }

  /// How it is held; nobody turns it.
  public var orientation: UIDeviceOrientation { .portrait }

  /// Whether anybody says how it is held; nobody does.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Has it said how the device is held; nobody turns it.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has it said no more.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
///
/// - SeeAlso: UIKit, `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the upper end on the left.
  case landscapeLeft
  /// On its side, with the upper end on the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The screen, which is as large as a window that shares it with none.
///
/// - SeeAlso: UIKit, `UIScreen`.
public final class UIScreen: Sendable {
  /// The screen of the device.
  public static let main = UIScreen()

  private init() {}

  /// Its size.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: UIUserInterfaceSizeClass.regular.windowSize)
  }
}
