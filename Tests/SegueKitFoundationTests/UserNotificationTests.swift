import FlowFuzzing
import FlowModel
import SegueKit
import SegueKitFoundation
import Testing

/// Writes down what it hears of notifications.
private final class Listener: UNUserNotificationCenterDelegate {
  private(set) var told: [String] = []

  func tell(_ word: String) { told.append(word) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { tell("shown") }
}

/// Leaves everything to the defaults.
private final class Silent: UNUserNotificationCenterDelegate {}

@Suite struct `Notifications that an app has delivered` {
  private let environment = SegueEnvironment()
  private let listener = Listener()

  private var center: UNUserNotificationCenter { .current() }

  private func reminder(_ identifier: String, saying title: String) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.sound = .default
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
  }

  @Test func `have one center in each flow`() {
    let other = SegueEnvironment()
    environment.run {
      #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current())
      let own = UNUserNotificationCenter.current()
      #expect(other.run { UNUserNotificationCenter.current() } !== own)
    }
  }

  @Test func `are allowed in the next turn, once the app has asked`() {
    environment.run {
      center.getNotificationSettings { [listener] in listener.tell("\($0.authorizationStatus)") }
      center.requestAuthorization(options: [.alert, .badge]) { [listener] isGranted, error in
        listener.tell("\(isGranted) \(error == nil)")
      }
      center.getNotificationSettings { [listener] in listener.tell("\($0.alertSetting)") }
      #expect(listener.told == [])
      environment.settle()
    }
    #expect(listener.told == ["notDetermined", "true true", "enabled"])
  }

  @Test func `are waited for by tasks`() {
    environment.run {
      Task { [listener] in
        let center = UNUserNotificationCenter.current()
        let isGranted = try await center.requestAuthorization(options: [.sound])
        let settings = await center.notificationSettings()
        try await center.add(reminder("tea", saying: "Tea"))
        let requests = await center.pendingNotificationRequests()
        let delivered = await center.deliveredNotifications()
        listener.tell("\(isGranted) \(settings.authorizationStatus) \(requests.count)")
        listener.tell("\(delivered.count)")
      }
      #expect(listener.told == [])
      environment.settle()
    }
    #expect(listener.told == ["true authorized 1", "0"])
  }

  @Test func `are kept until they are removed, and nobody delivers them`() {
    environment.run {
      center.delegate = listener
      for (identifier, title) in [("tea", "Tea"), ("cake", "Cake"), ("tea", "More tea")] {
        center.add(reminder(identifier, saying: title)) { [listener] in
          listener.tell("added \($0 == nil)")
        }
      }
      center.add(UNNotificationRequest(identifier: "now", content: .init(), trigger: nil))
      environment.passTime()
      center.getPendingNotificationRequests { [listener] requests in
        listener.tell(requests.map(\.content.title).joined(separator: ", "))
      }
      center.removePendingNotificationRequests(withIdentifiers: ["tea", "nothing"])
      center.getPendingNotificationRequests { [listener] in
        listener.tell($0.map(\.identifier).joined(separator: ", "))
      }
      environment.settle()
      center.removeAllPendingNotificationRequests()
      center.getPendingNotificationRequests { [listener] in listener.tell("\($0.count)") }
      environment.passTime()
    }
    #expect(listener.told.prefix(3) == ["added true", "added true", "added true"])
    #expect(listener.told.dropFirst(3) == ["Cake, More tea, ", "cake, now", "0"])
  }

  @Test func `say what their content said when they were asked for`() {
    let content = UNMutableNotificationContent()
    content.body = "Water is ready"
    content.userInfo = ["page": 3]
    content.interruptionLevel = .timeSensitive
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    content.body = "Tea is ready"
    #expect(request.content.body == "Water is ready" && content.body == "Tea is ready")
    #expect(request.content.userInfo["page"] as? Int == 3)
    #expect(request.content.interruptionLevel == .timeSensitive)
    #expect(!(request.content is UNMutableNotificationContent))
  }

  @Test func `have categories, by their names`() {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
    let category = UNNotificationCategory(
      identifier: "mail", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
    environment.run {
      center.setNotificationCategories([category])
      center.getNotificationCategories { [listener] categories in
        listener.tell(categories.flatMap(\.actions).map(\.title).joined())
      }
      environment.settle()
    }
    #expect(listener.told == ["Reply"])
  }

  @Test func `are answered where a delegate does not`() {
    let notification = UNNotification(
      request: reminder("tea", saying: "Tea"), date: Date(timeIntervalSinceReferenceDate: 0))
    let response = UNNotificationResponse(
      to: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
    environment.run {
      let silent = Silent()
      silent.userNotificationCenter(center, willPresent: notification) { [listener] in
        listener.tell("\($0.isEmpty)")
      }
      silent.userNotificationCenter(center, didReceive: response) { [listener] in
        listener.tell("done")
      }
      environment.settle()
    }
    #expect(listener.told == ["true", "done"])
  }

  @Test(arguments: [true, false])
  func `find out who presents while something else is presented`(looks: Bool) {
    let rule: InvariantID = "rule.everything-presented-is-seen"
    let findings = CodeMadeApp { Reminders(looks: looks) }.report(flows: 40).findings
    #expect(findings.map(\.signature.invariant) == (looks ? [] : [rule]))
  }
}

/// A stack that shows reminders once the user has allowed them; a question of its own lies there by
/// then, and it may not look.
private final class Reminders: UINavigationController {
  private let looks: Bool

  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    let home = UIViewController.screen("Remind") { [unowned self] in remind() }
    viewControllers = [home]
  }

  required override init?(coder: AnyObject) { nil }

  private func remind() {
    let question = UIAlertController(title: "Remind?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "No", style: .cancel))
    present(question, animated: true)
    UNUserNotificationCenter.current().requestAuthorization(options: .alert) { [weak self] _, _ in
      guard let self, !looks || presentedViewController == nil else { return }
      present(.screen("Reminders") {}, animated: true)
    }
  }
}
