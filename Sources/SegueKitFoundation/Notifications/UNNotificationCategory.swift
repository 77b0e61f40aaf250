/// What the user can do with some notifications; nobody does.
///
/// - SeeAlso: User Notifications, `UNNotificationCategory`.
public final class UNNotificationCategory {
  /// What names it.
  public let identifier: String
  /// What the user can do.
  public let actions: [UNNotificationAction]
  /// What names intents with which it goes.
  public let intentIdentifiers: [String]
  /// How the notifications are treated.
  public let options: UNNotificationCategoryOptions

  /// Makes one.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

extension UNNotificationCategory: Hashable {
  /// Whether both have the same name.
  public static func == (one: UNNotificationCategory, other: UNNotificationCategory) -> Bool {
    one.identifier == other.identifier
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// How notifications are treated.
///
/// - SeeAlso: User Notifications, `UNNotificationCategoryOptions`.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is told when the user puts one away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Their titles are shown where their words are not.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The words below are shown where the others are not.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// Something that the user can do with a notification; nobody does.
///
/// - SeeAlso: User Notifications, `UNNotificationAction`.
open class UNNotificationAction {
  /// What names it.
  public let identifier: String
  /// The words of its button.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions

  /// Makes one.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// That the user can write something to a notification; nobody does.
///
/// - SeeAlso: User Notifications, `UNTextInputNotificationAction`.
public final class UNTextInputNotificationAction: UNNotificationAction {
  /// The words of the button that sends it.
  public let textInputButtonTitle: String
  /// The words that stand where the user writes.
  public let textInputPlaceholder: String

  /// Makes one.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How something is done with a notification.
///
/// - SeeAlso: User Notifications, `UNNotificationActionOptions`.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By whom the device belongs to.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It cannot be taken back.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
