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
    let touch = { self.tell(delegate, of: notification, choosing: actionIdentifier) }
    guard applicationState == .active else { return touch() }
    delegate.userNotificationCenter(center, willPresent: notification) { [call = owedCall()] in
      call.make()
      if !$0.isDisjoint(with: [.banner, .alert]) { touch() }
    }
  }

  private func tell(
    _ delegate: any UNUserNotificationCenterDelegate, of notification: UNNotification,
    choosing actionIdentifier: String
  ) {
    enterForeground {
      delegate.userNotificationCenter(
        .current(),
        didReceive: UNNotificationResponse(to: notification, actionIdentifier: actionIdentifier)
      ) { [call = owedCall()] in call.make() }
    }
  }
}
