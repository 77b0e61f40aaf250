/// Who tells observers of what is posted: each flow has a default one of its own.
///
/// Observers are told in the order in which they came. What is posted to the default centre of
/// Foundation while a flow goes on, as by code that does not import SegueKitFoundation, reaches the
/// observers of that flow, too, and the other way round.
///
/// - SeeAlso: Foundation, `NotificationCenter`.
public final class NotificationCenter {
  /// The centre of the flow that is going on.
  public static var `default`: NotificationCenter {
    let environment = SegueEnvironment.current
    return environment.companion {
      let center = NotificationCenter()
      center.bridge = NotificationBridge(to: center)
      environment.application.post = { [weak center, unowned environment] in
        for scene in environment.application.connectedScenes {
          center?.post(name: $0.notificationOfScene, object: scene)
        }
        center?.post(name: $0.notification, object: environment.application)
      }
      environment.application.postTyping = { [weak center] typing, view in
        if let name = typing.notification(of: view) { center?.post(name: name, object: view) }
      }
      return center
    }
  }

  private var observers: [Observer] = []
  private var count = 0
  private var bridge: NotificationBridge?

  /// Makes a centre of which nobody else knows.
  public init() {}

  /// Has a target told, which is not kept; nobody is told once it is gone.
  ///
  /// The target is a controller, a view or another responder, and the selector is what
  /// `UIResponder.action(for:)` knows.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let target = observer as AnyObject
    add(
      Observer(token: target, keeps: false, name: name, of: object) { [weak target] notification in
        (target as? UIResponder)?.action(for: selector)?(notification)
      })
  }

  /// Has something done.
  ///
  /// - Parameters:
  ///   - name: What it is done for; for all when it is left out.
  ///   - object: Whose notifications count; those of all when it is left out.
  ///   - queue: Where it is done; on the main queue it is done at once, as all are posted there.
  ///   - block: What is done; kept until the observer is removed, or the flow is over.
  /// - Returns: By what the observer is removed.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(
      Observer(token: token, keeps: true, name: name, of: object) { notification in
        guard let queue, !queue.isMain else { return block(notification) }
        queue.addOperation { block(notification) }
      })
    return token
  }

  /// What is posted from now on, for a task that waits for it.
  ///
  /// - SeeAlso: Foundation, `NotificationCenter.notifications(named:object:)`.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> some AsyncSequence<Notification, Never> {
    let (stream, continuation) = AsyncStream<Confined<Notification>>.makeStream()
    let token = addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Confined($0))
    }
    let observer = Confined((center: self, token: token))
    continuation.onTermination = { _ in
      observer.value.center.removeObserver(observer.value.token)
    }
    return stream.map(\.value)
  }

  /// Has somebody told no more.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Has somebody told no more of some notifications: of all names where the name is `nil`, and of
  /// all objects where the object is.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let token = observer as AnyObject
    let sender = object.map { $0 as AnyObject }
    observers.removeAll {
      $0.token === token && (name == nil || $0.name == name)
        && (sender == nil || $0.sender === sender)
    }
  }

  /// Tells whoever observes, before it returns.
  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Tells whoever observes, before it returns.
  public func post(_ notification: Notification) {
    deliver(notification) { _ in true }
    bridge?.forward(notification)
  }

  /// Tells those observers of the flow that asked for one name, or for all.
  func deliver(_ notification: Notification, toObserversOf name: Notification.Name?) {
    deliver(notification) { $0 == name }
  }

  private func deliver(
    _ notification: Notification, where fits: (Notification.Name?) -> Bool
  ) {
    observers.removeAll { $0.token == nil }
    for observer in observers where fits(observer.name) && observer.hears(notification) {
      // Somebody may have been removed meanwhile.
      guard observers.contains(where: { $0.number == observer.number }) else { continue }
      observer.work(notification)
    }
  }

  private func add(_ observer: Observer) {
    var observer = observer
    count += 1
    observer.number = count
    observers.append(observer)
    bridge?.listen(for: observer.name)
  }
}

/// Whoever is told of notifications.
private struct Observer {
  /// How many were there before it.
  var number = 0
  let name: Notification.Name?
  let work: (Notification) -> Void
  private(set) weak var token: AnyObject?
  private(set) weak var sender: AnyObject?
  /// The token, unless whoever observes is not to be kept.
  private let kept: AnyObject?
  private let hasSender: Bool

  init(
    token: AnyObject, keeps: Bool, name: Notification.Name?, of object: Any?,
    _ work: @escaping (Notification) -> Void
  ) {
    self.token = token
    kept = keeps ? token : nil
    self.name = name
    self.work = work
    hasSender = object != nil
    sender = object.map { $0 as AnyObject }
  }

  func hears(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    guard hasSender else { return true }
    return sender.map { $0 === notification.object as AnyObject } ?? false
  }
}
