// Which window is the key one.
extension UIWindow {
  /// Whether what no touch says where to goes to this window.
  ///
  /// - SeeAlso: UIKit, `UIWindow.isKeyWindow`.
  public final var isKeyWindow: Bool { environment.keyWindow === self }

  /// Makes it the key window.
  ///
  /// - SeeAlso: UIKit, `UIWindow.makeKey()`.
  public final func makeKey() { environment.keyWindow = self }

  /// Makes it the key window and shows it.
  ///
  /// A window that nobody has hidden is shown as soon as it has a root (a reading chosen by this
  /// project); but nobody can present in one that was made for a scene before this.
  ///
  /// - SeeAlso: UIKit, `UIWindow.makeKeyAndVisible()`.
  public final func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }
}

extension SegueEnvironment {
  /// Makes the last window that is shown the key one, if the one of a number was that and goes out
  /// of sight; where there is no other, it stays what it is.
  ///
  /// Which one it is, is undocumented; reading chosen by this project.
  func passOnKey(from number: Int) {
    guard keyWindowNumber == number else { return }
    let next = windows.last {
      $0.number != number && !$0.window.isHidden && !$0.window.awaitsShowing
    }
    if let next { keyWindow = next.window }
  }
}

extension UIWindow {
  /// Before or behind which other windows a window lies.
  ///
  /// - SeeAlso: UIKit, `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: Double

    /// Makes a level of a height.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Makes a level of a height.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// That of most windows.
    public static let normal = Level(0)
    /// Above the status bar.
    public static let statusBar = Level(1000)
    /// Above everything.
    public static let alert = Level(2000)

    /// Whether one lies behind the other.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// A level that lies higher by a number.
    public static func + (level: Level, height: Double) -> Level { Level(level.rawValue + height) }

    /// A level that lies lower by a number.
    public static func - (level: Level, height: Double) -> Level { Level(level.rawValue - height) }
  }
}

extension UIApplication {
  /// The windows, in the order in which they were made.
  ///
  /// - SeeAlso: UIKit, `UIApplication.windows`.
  public var windows: [UIWindow] { environment.windows.map(\.window) }

  /// The key window; `nil` when none was made one.
  ///
  /// - SeeAlso: UIKit, `UIApplication.keyWindow`.
  public var keyWindow: UIWindow? { environment.keyWindow }
}
