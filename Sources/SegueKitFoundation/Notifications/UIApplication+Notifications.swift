extension UIApplication {
  /// Does what the system does when a notification comes and the user touches it: the app comes
  /// back if it is not there, and the delegate of the center is told.
  ///
  /// Where the user has the app before them the delegate is asked before, and nobody touches what
  /// is not to be shown as a banner.
  ///
  /// - Parameters:
  ///   - request: What is delivered, by the app itself or from afar.
  ///   - actionIdentifier: What the user chooses.
  /// - SeeAlso: User Notifications, `UNUserNotificationCenterDelegate` and its
  ///   `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  public func receive(
    _ request: UNNotificationRequest,
    choosing actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    let center = UNUserNotificationCenter.current()
    guard let delegate = center.delegate else { return enterForeground() }
    let notification = UNNotification(
      request: request, date: Date(timeIntervalSinceReferenceDate: 0))
    var options: UNNotificationPresentationOptions = .banner
    if applicationState == .active {
      options = []
      delegate.userNotificationCenter(center, willPresent: notification) { options = $0 }
    }
    guard !options.isDisjoint(with: [.banner, .alert]) else { return }
    enterForeground {
      delegate.userNotificationCenter(
        center,
        didReceive: UNNotificationResponse(to: notification, actionIdentifier: actionIdentifier)
      ) {}
    }
  }
}
