/// A notification that is to be delivered, and when.
///
/// - SeeAlso: User Notifications, `UNNotificationRequest`.
public final class UNNotificationRequest {
  /// What names it among others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is to be delivered; at once without one.
  public let trigger: UNNotificationTrigger?

  /// Makes a request; what it says is what the content says now.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(copying: content)
    self.trigger = trigger
  }
}

/// When a notification is to be delivered; nobody waits for it.
///
/// - SeeAlso: User Notifications, `UNNotificationTrigger`.
open class UNNotificationTrigger {
  /// Whether it is to be delivered again and again.
  public let repeats: Bool

  /// Makes one.
  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// That a notification is to be delivered when some time has passed.
///
/// - SeeAlso: User Notifications, `UNTimeIntervalNotificationTrigger`.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// After how many seconds.
  public let timeInterval: Double

  /// Makes one.
  public init(timeInterval: Double, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// That a notification is to be delivered at some time of some day.
///
/// - SeeAlso: User Notifications, `UNCalendarNotificationTrigger`.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The time and the day.
  public let dateComponents: DateComponents

  /// Makes one.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// That a notification comes from afar; none does.
///
/// - SeeAlso: User Notifications, `UNPushNotificationTrigger`.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}
