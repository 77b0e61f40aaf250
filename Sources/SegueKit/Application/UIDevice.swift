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
