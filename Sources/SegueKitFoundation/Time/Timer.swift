/// Something that is done when some time has passed, once or again and again.
///
/// It goes by the clock of the flow: a step that lets time pass has each timer fire once, be its
/// interval short or long. Until it is over, or ``invalidate()`` is called, it is kept, with what
/// its block keeps.
///
/// - SeeAlso: Foundation, `Timer`.
public final class Timer {
  /// After how many seconds it fires.
  public let timeInterval: Double
  /// Whether it can still fire.
  public private(set) var isValid = true
  /// How much later it may fire; it plays no part.
  public var tolerance = 0.0
  /// What whoever made it has given to it.
  public let userInfo: Any?

  private let repeats: Bool
  /// What is done; `nil` when it is over.
  private var work: ((Timer) -> Void)?
  private let environment = SegueEnvironment.current
  private var number: Int?

  /// Makes a timer, which a run loop is to be given.
  ///
  /// - Parameters:
  ///   - interval: After how many seconds it fires.
  ///   - repeats: Whether it does so again and again.
  ///   - block: What is done; kept as long as the timer is.
  public convenience init(
    timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, userInfo: nil, block)
  }

  /// Makes a timer that tells its target, which it keeps.
  ///
  /// The target is a controller or a view, and nobody else is told; the selector is what
  /// `UIResponder.action(for:)` knows.
  public convenience init(
    timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(interval, repeats: repeats, userInfo: userInfo) { timer in
      (target as? UIResponder)?.action(for: selector)?(timer)
    }
  }

  private init(
    _ interval: Double, repeats: Bool, userInfo: Any?, _ work: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    self.userInfo = userInfo
    self.work = work
  }

  /// Makes a timer and lets it run.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes a timer that tells its target, which it keeps, and lets it run.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// Does what is to be done, now as well.
  public func fire() {
    guard isValid, let work else { return }
    if !repeats { invalidate() }
    work(self)
  }

  /// Ends it: it does not fire any more, and nobody is kept by it.
  public func invalidate() {
    isValid = false
    work = nil
    if let number { environment.callOff(number) }
    number = nil
  }

  fileprivate func start() {
    guard isValid, number == nil else { return }
    // With an interval of zero, or of no number, it fires when time passes, too.
    let interval = timeInterval > 0.001 ? timeInterval : 0.001
    number = environment.putOff(by: interval, every: repeats ? interval : nil) { self.fire() }
  }
}

extension RunLoop {
  /// Lets a timer run; the mode plays no part.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
}
