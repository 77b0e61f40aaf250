/// What a notification says, which nobody reads.
///
/// - SeeAlso: User Notifications, `UNNotificationContent`.
open class UNNotificationContent {
  fileprivate var words = Words()

  /// What a notification says.
  fileprivate struct Words {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  /// Says nothing.
  public init() {}

  /// Says the same as another one, and goes on to say so.
  init(copying other: UNNotificationContent) { words = other.words }

  /// The words at its top.
  open var title: String { words.title }
  /// The words below them.
  open var subtitle: String { words.subtitle }
  /// What it says.
  open var body: String { words.body }
  /// The number at the picture of the app.
  open var badge: NSNumber? { words.badge }
  /// What is heard.
  open var sound: UNNotificationSound? { words.sound }
  /// What the app gives to it.
  open var userInfo: [AnyHashable: Any] { words.userInfo }
  /// What names what the user can do with it.
  open var categoryIdentifier: String { words.categoryIdentifier }
  /// What names those with which it is shown.
  open var threadIdentifier: String { words.threadIdentifier }
  /// What names the scene that it opens.
  open var targetContentIdentifier: String? { words.targetContentIdentifier }
  /// The files that are shown with it.
  open var attachments: [UNNotificationAttachment] { words.attachments }
  /// How much it disturbs.
  open var interruptionLevel: UNNotificationInterruptionLevel { words.interruptionLevel }
  /// How much it matters among others, between 0 and 1.
  open var relevanceScore: Double { words.relevanceScore }
}

/// What a notification is to say, which nobody reads.
///
/// - SeeAlso: User Notifications, `UNMutableNotificationContent`.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The words at its top.
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }
  /// The words below them.
  open override var subtitle: String {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }
  /// What it says.
  open override var body: String {
    get { words.body }
    set { words.body = newValue }
  }
  /// The number at the picture of the app.
  open override var badge: NSNumber? {
    get { words.badge }
    set { words.badge = newValue }
  }
  /// What is heard.
  open override var sound: UNNotificationSound? {
    get { words.sound }
    set { words.sound = newValue }
  }
  /// What the app gives to it.
  open override var userInfo: [AnyHashable: Any] {
    get { words.userInfo }
    set { words.userInfo = newValue }
  }
  /// What names what the user can do with it.
  open override var categoryIdentifier: String {
    get { words.categoryIdentifier }
    set { words.categoryIdentifier = newValue }
  }
  /// What names those with which it is shown.
  open override var threadIdentifier: String {
    get { words.threadIdentifier }
    set { words.threadIdentifier = newValue }
  }
  /// What names the scene that it opens.
  open override var targetContentIdentifier: String? {
    get { words.targetContentIdentifier }
    set { words.targetContentIdentifier = newValue }
  }
  /// The files that are shown with it.
  open override var attachments: [UNNotificationAttachment] {
    get { words.attachments }
    set { words.attachments = newValue }
  }
  /// How much it disturbs.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { words.interruptionLevel }
    set { words.interruptionLevel = newValue }
  }
  /// How much it matters among others, between 0 and 1.
  open override var relevanceScore: Double {
    get { words.relevanceScore }
    set { words.relevanceScore = newValue }
  }
}

/// How much a notification disturbs.
///
/// - SeeAlso: User Notifications, `UNNotificationInterruptionLevel`.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// Not at all.
  case passive
  /// As ever.
  case active
  /// Also whoever does not want to be disturbed for now.
  case timeSensitive
  /// Also whoever has silenced all.
  case critical
}

/// What is heard when a notification comes; nobody hears it.
///
/// - SeeAlso: User Notifications, `UNNotificationSound`.
public final class UNNotificationSound: Hashable, Sendable {
  private let name: String

  /// The usual one.
  public static let `default` = UNNotificationSound(name: "default")
  /// The usual one for what must be heard.
  public static let defaultCritical = UNNotificationSound(name: "defaultCritical")

  private init(name: String) { self.name = name }

  /// The sound in a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// Whether both are the same sound.
  public static func == (one: UNNotificationSound, other: UNNotificationSound) -> Bool {
    one.name == other.name
  }

  /// Hashes which sound it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a file with a sound.
///
/// - SeeAlso: User Notifications, `UNNotificationSoundName`.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that is shown with a notification; nobody reads it.
///
/// - SeeAlso: User Notifications, `UNNotificationAttachment`.
public final class UNNotificationAttachment {
  /// What names it.
  public let identifier: String
  /// Where it lies.
  public let url: URL

  /// Makes one of any file; how it is shown plays no part.
  ///
  /// - Throws: Nothing, for nobody looks whether the file is there.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}
