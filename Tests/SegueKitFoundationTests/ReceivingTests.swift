import SegueKit
import SegueKitFoundation
import Testing

/// Writes down what it is told.
private final class Listener: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?
  private(set) var told: [String] = []
  private let options: UNNotificationPresentationOptions

  init(showing options: UNNotificationPresentationOptions) { self.options = options }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    told += URLContexts.map { "opens \($0.url)" }
  }

  func sceneWillEnterForeground(_ scene: UIScene) { told.append("comes") }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    told.append("asked")
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    told.append("touched \(response.notification.request.identifier)")
    completionHandler()
  }
}

/// Is asked and told in tasks.
private final class PatientListener: UNUserNotificationCenterDelegate {
  private(set) var told: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    told.append("asked")
    return .banner
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { told.append("touched \(response.notification.request.identifier)") }
}

@Suite struct `What an app receives` {
  private let environment = SegueEnvironment()

  private func told(
    showing options: UNNotificationPresentationOptions = .banner, isAway: Bool = false,
    _ receive: () throws -> Void
  ) rethrows -> [String] {
    try environment.run {
      let listener = Listener(showing: options)
      UIApplication.shared.connect(listener)
      UNUserNotificationCenter.current().delegate = listener
      if isAway { UIApplication.shared.enterBackground() }
      let before = listener.told.count
      try receive()
      return Array(listener.told.dropFirst(before))
    }
  }

  private let reminder = UNNotificationRequest(
    identifier: "tea", content: UNMutableNotificationContent(), trigger: nil)

  @Test func `is a link, with which it comes back`() throws {
    let url = try #require(URL(string: "shop://orders/7"))
    #expect(told { UIApplication.shared.receive(url) } == ["opens shop://orders/7"])
    #expect(
      told(isAway: true) { UIApplication.shared.receive(url) } == [
        "comes", "opens shop://orders/7",
      ])
  }

  @Test func `is a notification that the user touches, where it is shown`() {
    #expect(told { UIApplication.shared.receive(reminder) } == ["asked", "touched tea"])
    #expect(told(showing: .sound) { UIApplication.shared.receive(reminder) } == ["asked"])
    #expect(
      told(showing: .sound, isAway: true) { UIApplication.shared.receive(reminder) }
        == ["comes", "touched tea"])
  }

  @Test func `is a notification of which it may be told in tasks`() {
    let listener = PatientListener()
    environment.run {
      UNUserNotificationCenter.current().delegate = listener
      UIApplication.shared.receive(reminder)
      environment.settle()
    }
    #expect(listener.told == ["asked", "touched tea"])
  }
}
