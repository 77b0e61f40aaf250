/// What the user allows of notifications: everything, once the app has asked.
///
/// - SeeAlso: User Notifications, `UNNotificationSettings`.
public final class UNNotificationSettings: Sendable {
  /// Whether the app may deliver them.
  public let authorizationStatus: UNAuthorizationStatus

  /// Makes what is allowed before or after the app has asked.
  init(isAuthorized: Bool) { authorizationStatus = isAuthorized ? .authorized : .notDetermined }

  /// Whether windows are shown.
  public var alertSetting: UNNotificationSetting { setting }
  /// Whether numbers are shown at the picture of the app.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Whether sounds are heard.
  public var soundSetting: UNNotificationSetting { setting }
  /// Whether they are shown in the list.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether they are shown while the device is locked.
  public var lockScreenSetting: UNNotificationSetting { setting }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
}

/// Whether an app may deliver notifications.
///
/// - SeeAlso: User Notifications, `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// It has not asked.
  case notDetermined
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may where nobody is disturbed.
  case provisional
  /// It may for a while.
  case ephemeral
}

/// Whether something is done with notifications.
///
/// - SeeAlso: User Notifications, `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app cannot have it.
  case notSupported
  /// It is not.
  case disabled
  /// It is.
  case enabled
}

/// In which ways an app wants to deliver notifications.
///
/// - SeeAlso: User Notifications, `UNAuthorizationOptions`.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With numbers at the picture of the app.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// With sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// With windows.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Also where all is silent.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// With a way to what the app says of them.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Where nobody is disturbed, without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
