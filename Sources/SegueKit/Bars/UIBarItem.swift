/// What something in a bar looks like, and whether it can be touched.
///
/// - SeeAlso: UIKit, `UIBarItem`.
open class UIBarItem {
  /// The words.
  open var title: String?
  /// The picture; nobody sees it.
  open var image: UIImage?
  /// Whether it can be touched.
  open var isEnabled = true
  /// A number for the app's own use.
  open var tag = 0
  /// A name for tests of an app.
  open var accessibilityIdentifier: String?
  /// What it is called for users who do not see the screen, and by flows where it has no words.
  open var accessibilityLabel: String?
  /// What it does, for users who do not see the screen; nobody listens.
  open var accessibilityHint: String?
  /// How it stands, for users who do not see the screen; nobody listens.
  open var accessibilityValue: String?
  /// What it is for users who do not see the screen; nobody listens.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// What the letters look like, by when they do.
  package final var letters: [String: Any] = [:]

  /// Makes an item without words.
  public init() {}
}

/// A picture, by its name; nothing is loaded, and nobody sees it.
///
/// - SeeAlso: UIKit, `UIImage`.
public final class UIImage: Hashable, Sendable {
  /// The name; `nil` for a picture of nothing.
  public let name: String?

  /// Makes a picture of nothing.
  public init() { name = nil }

  /// Makes the picture of a name, whether there is one or not.
  public init?(named name: String) { self.name = name }

  /// Makes the system's picture of a name, whether there is one or not.
  public init?(systemName name: String) { self.name = name }

  /// Whether both have the same name, or are the same picture of nothing.
  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right || (left.name != nil && left.name == right.name)
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
