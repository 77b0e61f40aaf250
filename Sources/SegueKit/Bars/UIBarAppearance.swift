/// What a bar looks like; nobody sees it.
///
/// - SeeAlso: UIKit, `UIBarAppearance`.
open class UIBarAppearance {
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The colour of the line at its side.
  open var shadowColor: UIColor?
  /// The picture of the line at its side.
  open var shadowImage: UIImage?
  /// What the letters of parts of it look like, by the names of the parts.
  package final var letters: [String: Any] = [:]

  /// Describes a bar.
  public required init() {}

  /// Has it look as usual.
  open func configureWithDefaultBackground() {}
  /// Has nothing show through.
  open func configureWithOpaqueBackground() {}
  /// Has everything show through.
  open func configureWithTransparentBackground() {}

  /// Another one that looks the same.
  open func copy() -> Self {
    let made = Self()
    made.backgroundColor = backgroundColor
    made.backgroundImage = backgroundImage
    made.shadowColor = shadowColor
    made.shadowImage = shadowImage
    made.letters = letters
    return made
  }
}

/// What the bar above a stack looks like; nobody sees it.
///
/// - SeeAlso: UIKit, `UINavigationBarAppearance`.
open class UINavigationBarAppearance: UIBarAppearance {}

/// What the bar below a stack looks like; nobody sees it.
///
/// - SeeAlso: UIKit, `UIToolbarAppearance`.
open class UIToolbarAppearance: UIBarAppearance {}

/// What a tab bar looks like; nobody sees it.
///
/// - SeeAlso: UIKit, `UITabBarAppearance`.
open class UITabBarAppearance: UIBarAppearance {}

/// How a bar looks when there is much room, little, and nothing scrolled below it.
struct BarLooks<Look: UIBarAppearance> {
  var standard: Look?
  var compact: Look?
  var scrollEdge: Look?
}

extension UINavigationBar {
  /// What it looks like.
  public final var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set { looks.standard = newValue }
  }
  /// What it looks like in little room.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
  /// What it looks like where nothing is scrolled below it.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
}

extension UINavigationItem {
  /// What the bar looks like while the controller is on top.
  public final var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set { looks.standard = newValue }
  }
  /// What the bar looks like then in little room.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue }
  }
  /// What the bar looks like then where nothing is scrolled below it.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
}

extension UITabBar {
  /// What it looks like.
  public final var standardAppearance: UITabBarAppearance {
    get { looks.standard ?? UITabBarAppearance() }
    set { looks.standard = newValue }
  }
  /// What it looks like where nothing is scrolled below it.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
}

extension UIToolbar {
  /// What it looks like.
  public final var standardAppearance: UIToolbarAppearance {
    get { looks.standard ?? UIToolbarAppearance() }
    set { looks.standard = newValue }
  }
  /// What it looks like where nothing is scrolled below it.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue }
  }
}
