import FlowModel

private enum ForgottenCall: String, Clauses {
  /// It is let go of, so that nobody can call it any more.
  case dropped
}

extension Invariant {
  /// Every completion handler that an app is handed is called: by a button behind a row that was
  /// swiped, for a touched notification, for a shortcut on the icon, for a page of the web.
  ///
  /// A row stays open else, and WebKit raises an exception. It is found when the app lets go of the
  /// handler, so that one may be called at any time later; a row that is gone by then waits for
  /// nothing.
  public static let handlersAreCalled = Invariant(
    "rule.handlers-are-called",
    About(
      statement: "Every completion handler that the app is handed is called.",
      source: """
        UIKit, `UIContextualAction.Handler` and \
        `UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)`; User \
        Notifications, \
        `UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)`
        """,
      premise: "the user touches something, something comes from outside, or a handler is dropped"),
    listens: Listening(events: [.warned], steps: [.tap, .signal]),
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<ForgottenCall>
  ) {
    report.premiseHeld()
    for number in chapter.numbers(of: [.warned]) {
      guard let (warning, owner) = chapter.trace.events[number].logged,
        warning == .completionDropped
      else { continue }
      report.add(
        .dropped,
        Breach(
          blamed: owner, witnesses: [number],
          expected: "the app calls the completion handler that it was handed",
          however: "it lets go of the handler, which nobody can call any more"))
    }
  }
}
