/// What keeps the notifications that an app wants to be delivered: each flow has one of its own.
///
/// What is added is kept until it is removed, and nobody delivers it, whatever time passes. Whoever
/// plays the system has the user touch one with `UIApplication.receive`. They let the app deliver
/// whatever it asks for.
///
/// - SeeAlso: User Notifications, `UNUserNotificationCenter`.
public final class UNUserNotificationCenter {
  /// Who decides about notifications and is told of them; not kept.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  private var isAuthorized = false

  private init() {}

  /// The center of the flow that is going on.
  public static func current() -> UNUserNotificationCenter {
    SegueEnvironment.current.companion { UNUserNotificationCenter() }
  }

  /// Whether something can be done with contents before they are shown; nothing is.
  public var supportsContentExtensions: Bool { false }

  // MARK: What the user allows

  /// Asks the user whether the app may deliver notifications; they say that it may.
  ///
  /// - Parameters:
  ///   - options: In which ways.
  ///   - completionHandler: Hears that it may, in a later turn of the main queue.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    later {
      self.isAuthorized = true
      completionHandler(true, nil)
    }
  }

  /// Asks the user whether the app may deliver notifications, and waits for what they say.
  ///
  /// - Returns: That it may.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await turn()
    isAuthorized = true
    return true
  }

  /// Says in a later turn of the main queue what the user allows.
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(self.settings) }
  }

  /// Says what the user allows.
  ///
  /// - Returns: Everything, once the app has asked.
  public func notificationSettings() async -> UNNotificationSettings {
    await turn()
    return settings
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(isAuthorized: isAuthorized)
  }

  // MARK: What is to be delivered

  /// Keeps a notification, in place of one with the same identifier.
  ///
  /// - Parameters:
  ///   - request: The notification.
  ///   - completionHandler: Hears in a later turn of the main queue that nothing went wrong.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { later { completionHandler(nil) } }
  }

  /// Keeps a notification, in place of one with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws {
    keep(request)
    await turn()
  }

  /// Says in a later turn of the main queue what is kept, in the order in which it came.
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    later { [requests] in completionHandler(requests) }
  }

  /// Says what is kept.
  ///
  /// - Returns: All of it, in the order in which it came.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await turn()
    return requests
  }

  /// Keeps some notifications no more.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.removeAll { identifiers.contains($0.identifier) }
  }

  /// Keeps no notification any more.
  public func removeAllPendingNotificationRequests() { requests = [] }

  private func keep(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    requests.append(request)
  }

  // MARK: What was delivered, which is nothing

  /// Says in a later turn of the main queue what the user can see: nothing.
  public func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) {
    later { completionHandler([]) }
  }

  /// Says what the user can see.
  ///
  /// - Returns: Nothing.
  public func deliveredNotifications() async -> [UNNotification] {
    await turn()
    return []
  }

  /// Does nothing.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Does nothing.
  public func removeAllDeliveredNotifications() {}

  /// Puts a number to the picture of the app, which nobody sees.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { later { completionHandler(nil) } }
  }

  /// Puts a number to the picture of the app, which nobody sees.
  public func setBadgeCount(_ newBadgeCount: Int) async throws { await turn() }

  // MARK: What the user could do

  /// Says what the user can do with notifications; nobody does.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Says in a later turn of the main queue what the user can do with notifications.
  public func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    later { [categories] in completionHandler(categories) }
  }

  /// Says what the user can do with notifications.
  ///
  /// - Returns: What the app has set.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await turn()
    return categories
  }

  // MARK: When it answers

  private func later(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }

  /// Waits for the next turn of the main queue.
  private func turn() async {
    await withUnsafeContinuation { continuation in
      SegueEnvironment.current.putOff { continuation.resume() }
    }
  }
}
