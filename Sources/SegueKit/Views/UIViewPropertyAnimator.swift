/// Changes of views that are animated, and that an app can hold and let go on.
///
/// The changes are made as soon as it starts. It comes to its end when what is in flight settles,
/// unless it has been held or stopped.
///
/// - SeeAlso: UIKit, `UIViewPropertyAnimator`.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// How long it takes, in seconds; on the virtual clock it is not looked at.
  public final let duration: Double
  /// Where it stands.
  public private(set) final var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  public private(set) final var isRunning = false
  /// Whether it moves back, so that it ends where it began; the changes stay as they are.
  open var isReversed = false
  /// How much of it is over, from 0 to 1: as much as an app has said.
  open var fractionComplete = 0.0
  /// Whether it can be held and stopped; nobody asks.
  open var isInterruptible = true
  /// Whether it moves evenly while it is held and moved; nobody sees it.
  open var scrubsLinearly = true
  /// Whether what it moves can be touched meanwhile; nobody asks.
  open var isUserInteractionEnabled = true
  /// Whether the app finds out itself what is touched meanwhile; nobody asks.
  open var isManualHitTestingEnabled = false
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false
  private final var changes: [() -> Void] = []
  private final var endings: [(UIViewAnimatingPosition) -> Void] = []
  /// How often it has been held or let go on: an end that comes from before does not count.
  private final var course = 0

  /// Makes an animator.
  public init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }

  /// Makes an animator that moves as a spring does.
  public convenience init(
    duration: Double, dampingRatio ratio: Double, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Adds changes; to one that moves they are made at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { changes.append(animation) }
  }

  /// Adds changes; the delay is not looked at.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    addAnimations(animation)
  }

  /// Adds what is done in the end; it hears where the animation has come to.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    endings.append(completion)
  }

  /// Starts it, or lets it go on.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    (isRunning, course) = (true, course + 1)
    let start = course
    UIView.animate(withDuration: duration, animations: {}) { _ in
      guard self.isRunning, self.course == start else { return }
      self.isRunning = false
      if !self.pausesOnCompletion { self.end(at: self.isReversed ? .start : .end) }
    }
  }

  /// Starts it; the delay is not looked at.
  open func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Holds it.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    isRunning = false
  }

  /// Lets it go on.
  open func continueAnimation(
    withTimingParameters parameters: AnyObject?, durationFactor: Double
  ) { startAnimation() }

  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: Whether nothing is done in the end; else
  ///   ``finishAnimation(at:)`` is to be called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { endings = [] }
  }

  /// Does what is done in the end, after it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  /// Makes an animator that moves at once.
  ///
  /// - SeeAlso: UIKit, `UIViewPropertyAnimator`, and there `runningPropertyAnimator`.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation()
    return made
  }

  private final func activate() {
    guard state == .inactive else { return }
    state = .active
    let all = changes
    changes = []
    for change in all { change() }
  }

  private final func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let all = endings
    endings = []
    for ending in all { ending(position) }
  }
}

/// Where an animation stands.
///
/// - SeeAlso: UIKit, `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It moves, or is held.
  case active
  /// It was stopped, and what is done in the end is not done.
  case stopped
}

/// Where an animation has come to.
///
/// - SeeAlso: UIKit, `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// To its end.
  case end
  /// Back to where it began.
  case start
  /// Somewhere between.
  case current
}
