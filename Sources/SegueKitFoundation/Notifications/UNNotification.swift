/// A notification that was delivered.
///
/// - SeeAlso: User Notifications, `UNNotification`.
public final class UNNotification {
  /// When that was.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  /// Makes one.
  package init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// What the user has done with a notification.
///
/// - SeeAlso: User Notifications, `UNNotificationResponse`.
open class UNNotificationResponse {
  /// The notification.
  public let notification: UNNotification
  /// What the user has done.
  public let actionIdentifier: String

  /// Makes one.
  package init(to notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What the user has written to a notification; nobody writes anything.
///
/// - SeeAlso: User Notifications, `UNTextInputNotificationResponse`.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
  /// What they have written.
  public let userText: String

  /// Makes one.
  package init(
    to notification: UNNotification, actionIdentifier: String, userText: String
  ) {
    self.userText = userText
    super.init(to: notification, actionIdentifier: actionIdentifier)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// That the user has opened the app by a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// That the user has put a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
