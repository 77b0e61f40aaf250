/// How much room an interface has in one direction.
///
/// - SeeAlso: UIKit, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  /// Nobody says.
  case unspecified
  /// Little room, as on a phone or in split screen.
  case compact
  /// Much room.
  case regular
}

extension UIUserInterfaceSizeClass {
  /// The size of a window of the class.
  ///
  /// Nothing is laid out here: a window that is regular is 1024 points wide, and one that is
  /// compact 320, as on a tablet that shows two apps (undocumented; reading chosen by this
  /// project).
  var windowSize: CGSize { CGSize(width: self == .compact ? 320 : 1024, height: 768) }
}

/// What an interface has to adapt to: its width; a window is as high as can be, and on a tablet.
///
/// - SeeAlso: UIKit, `UITraitCollection`.
public final class UITraitCollection: Hashable, Sendable {
  /// How wide the interface is.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How high the interface is.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Makes a collection of one trait.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    verticalSizeClass = .unspecified
  }

  /// Makes the collection of a window of a width, or of what is in none.
  init(ofWindow sizeClass: UIUserInterfaceSizeClass) {
    horizontalSizeClass = sizeClass
    verticalSizeClass = sizeClass == .unspecified ? .unspecified : .regular
  }

  /// The same, as far as others say nothing else.
  func saying(_ horizontal: UIUserInterfaceSizeClass?) -> UITraitCollection {
    guard let horizontal, horizontal != horizontalSizeClass else { return self }
    return UITraitCollection(horizontal, verticalSizeClass)
  }

  private init(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
  }

  /// What it says about the width, if anything.
  var saidWidth: UIUserInterfaceSizeClass? {
    horizontalSizeClass == .unspecified ? nil : horizontalSizeClass
  }

  /// What the device is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    verticalSizeClass == .unspecified ? .unspecified : UIDevice.current.userInterfaceIdiom
  }

  /// Whether two collections say the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
      && left.verticalSizeClass == right.verticalSizeClass
  }

  /// Feeds the traits to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
  }
}

/// What somebody says about traits in place of the system.
///
/// - SeeAlso: UIKit, `UITraitOverrides`.
public struct UITraitOverrides: Hashable, Sendable {
  /// How wide the interface is to be.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified

  init() {}
}
