/// What leads between the centre of a flow and the default one of Foundation, which all flows of a
/// process share.
final class NotificationBridge {
  private weak let center: NotificationCenter?
  private weak let environment: SegueEnvironment? = .current
  private var tokens: [Notification.Name?: any NSObjectProtocol] = [:]
  private var isForwarding = false

  init(to center: NotificationCenter) { self.center = center }

  deinit { tokens.values.forEach(Foundation.NotificationCenter.default.removeObserver) }

  /// Has the observers of the flow told of what others post while it goes on.
  func listen(for name: Notification.Name?) {
    guard tokens[name] == nil else { return }
    let bridge = Confined(WeakBridge(bridge: self))
    tokens[name] = Foundation.NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { notification in
      bridge.value.bridge?.pass(on: notification, toObserversOf: name)
    }
  }

  /// Tells those who observe the centre of Foundation.
  func forward(_ notification: Notification) {
    let wasForwarding = isForwarding
    isForwarding = true
    defer { isForwarding = wasForwarding }
    Foundation.NotificationCenter.default.post(notification)
  }

  private func pass(on notification: Notification, toObserversOf name: Notification.Name?) {
    // Other flows post on their own threads, to all.
    guard SegueEnvironment.current === environment, !isForwarding else { return }
    center?.deliver(notification, toObserversOf: name)
  }
}

private struct WeakBridge {
  weak let bridge: NotificationBridge?
}
