/// An animation whose end has not come.
struct PendingAnimation {
  /// Its number among the transitions: what began first ends first.
  let number: Int
  /// The transition for which an animator has begun it.
  let transition: AnimatedTransition?
  let completion: (Bool) -> Void

  /// Whether it has come to its end: its transition was not taken back, and what moves has not left
  /// the window before.
  var isFinished: Bool { transition?.isCutShort != true }
}

extension UIView {
  /// Makes changes, and says when their animation is over: when what is in flight settles, and
  /// not while its transition is interactive.
  ///
  /// The changes are made at once. Where animations are disabled, and in the background, it is over
  /// at once. What animates a transition has not finished when that is taken back, nor when what it
  /// moves has left the window meanwhile; and any other animation has not when the app goes to the
  /// background before its end (undocumented, known from public reports).
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; on the virtual clock it is not looked at.
  ///   - animations: What changes.
  ///   - completion: What is done in the end; it hears whether the animation has finished.
  /// - SeeAlso: UIKit, `UIView.animate(withDuration:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let environment = SegueEnvironment.current
    guard !environment.isHalted else { return }
    animations()
    guard let completion else { return }
    guard environment.areAnimationsEnabled, !environment.isInBackground else {
      return completion(true)
    }
    let transition = environment.animatedTransition
    environment.animations.append(
      PendingAnimation(
        number: environment.nextTransition(), transition: transition
      ) { [unowned environment] isFinished in
        completion(isFinished && !(transition == nil && environment.isLeavingForeground))
      })
  }

  /// Does the same; the delay is not looked at, and one that repeats has no end.
  ///
  /// - SeeAlso: UIKit, `UIView.animate(withDuration:delay:options:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, animations: animations,
      completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes changes while animations are disabled.
  ///
  /// - SeeAlso: UIKit, `UIView.performWithoutAnimation(_:)`.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    SegueEnvironment.current.withAnimations(false, actionsWithoutAnimation)
  }

  /// How fast something moves in the course of time.
  ///
  /// - SeeAlso: UIKit, `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slowly at both ends.
    case easeInOut
    /// Slowly at the beginning.
    case easeIn
    /// Slowly at the end.
    case easeOut
    /// At the same speed all the time.
    case linear
  }

  /// How something is animated.
  ///
  /// - SeeAlso: UIKit, `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it is laid out at once, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// What is animated can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where it is now, and not from where it was to be.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again, so that it has no end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes as long as it says, also within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It moves as it says, also within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What is in it is drawn anew meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Of two views one is hidden and the other shown, where else one is taken out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It has its own options, also within another animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slowly at both ends; this is what happens without an option for it.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At the same speed all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turned over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// As a page that is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// As a page that is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The one fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned over from above.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned over from below.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}
