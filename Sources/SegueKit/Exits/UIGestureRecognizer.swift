/// What makes something of touches; here, what says whether the user may swipe back.
///
/// Of an app's own taps, swipes, long presses and pans are made; for another one whoever drives the
/// environment does in ``SegueEnvironment/beginGesture(_:)`` what its action does.
///
/// - SeeAlso: UIKit, `UIGestureRecognizer`.
open class UIGestureRecognizer {
  /// Where a gesture stands.
  public enum State: Int, Hashable, Sendable {
    /// Nobody has begun.
    case possible
    /// Somebody has begun.
    case began
    /// It goes on.
    case changed
    /// It has come to its end.
    case ended
    /// It was taken back.
    case cancelled
    /// It was none.
    case failed

    /// It has come to its end, of one that has no course.
    public static let recognized = State.ended
  }

  /// Whether it looks at touches; a gesture that is under way is taken from the user when it does
  /// not any more.
  ///
  /// - SeeAlso: UIKit, `UIGestureRecognizer.isEnabled`: "If you change this property to false while
  ///   a gesture recognizer is currently recognizing a gesture, the gesture recognizer transitions
  ///   to a cancelled state."
  open var isEnabled = true { didSet { if !isEnabled, isUnderWay { giveUp() } } }
  /// Who is asked whether it may begin; not kept.
  public weak final var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { hasOwnDelegate = true }
  }
  /// Whether somebody has said who is asked, if only that nobody is.
  private(set) final var hasOwnDelegate = false
  /// The view that it looks at.
  public internal(set) weak final var view: UIView?
  /// Where the gesture stands; an app may say so, too.
  open var state = State.possible
  /// Whether what it looks at hears no more of its touches; nobody touches it.
  open var cancelsTouchesInView = true
  /// Whether what it looks at hears of touches only when it has failed; nobody touches it.
  open var delaysTouchesBegan = false
  /// Whether what it looks at hears of the end only when it has failed; nobody touches it.
  open var delaysTouchesEnded = true

  /// What an app calls it, which a person calls it as well.
  ///
  /// - SeeAlso: UIKit, `UIGestureRecognizer.name`.
  open var name: String?

  private enum Target {
    case method(Selector, of: ActionReceiver)
    case segue(UIStoryboardSegueTemplate, from: ControllerLink)
    case listener(() -> Void)
  }

  private final var targets: [Target] = []
  /// Whether a gesture has begun that is not over.
  private final var isUnderWay = false
  package final var drawnAs: Int?

  /// Makes one.
  ///
  /// - Parameters:
  ///   - target: A controller, a view or a presentation controller, not kept; somebody else is
  ///     never told.
  ///   - action: What it is told, as ``UIResponder/action(for:)`` knows it.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes one without an action.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Adds an action after all others, unless it is there already.
  ///
  /// - SeeAlso: UIKit, `UIGestureRecognizer.addTarget(_:action:)`.
  public final func addTarget(_ target: Any, action: Selector) {
    guard let receiver = ActionReceiver(target) else { return }
    let isKnown = targets.contains { known in
      guard case .method(action, let former) = known else { return false }
      return former.isSame(as: receiver)
    }
    if !isKnown { targets.append(.method(action, of: receiver)) }
  }

  package final func wire(to listener: @escaping () -> Void) { targets.append(.listener(listener)) }

  package final func wire(to target: UIViewController, action: Selector) {
    addTarget(target, action: action)
  }

  /// It is fired once, when the gesture begins.
  package final func wire(to template: UIStoryboardSegueTemplate, from source: UIViewController) {
    targets.append(.segue(template, from: source.link()))
  }

  /// Takes an action away; without a target that of all, without an action all of the target.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      guard case .method(let selector, let receiver) = $0 else { return false }
      return receiver.isMeant(by: target) && (action == nil || action == selector)
    }
  }

  /// Whether a person finds it: somebody is told, and it is no control of a storyboard.
  final var acts: Bool { !targets.isEmpty && drawnAs == nil }

  /// What a person calls it.
  var noun: String { "gesture" }
  /// Where it stands each time that everybody is told.
  var course: [State] { [.ended] }
  /// What a person can do with it.
  var gestures: [Touchable] { [Touchable(noun) { self.recognize() }] }

  /// Does what the whole gesture does, if the delegate lets it begin; or all but its end, if the
  /// finger stays down.
  ///
  /// - Parameters:
  ///   - isTakenBack: Whether the finger goes back where it came from.
  ///   - move: What changes before everybody is told where it stands.
  final func recognize(
    takingBack isTakenBack: Bool = false,
    moving move: @escaping (State, _ isTakenBack: Bool) -> Void = { _, _ in }
  ) {
    guard isEnabled else { return }
    if let delegate {
      guard delegate.gestureRecognizer(self, shouldReceive: UITouch(on: view)),
        delegate.gestureRecognizerShouldBegin(self)
      else { return }
    }
    guard view?.gestureRecognizerShouldBegin(self) != false else { return }
    let environment = SegueEnvironment.current
    let gesture = HeldGesture(
      recognizer: self, isTakenBack: isTakenBack, isInWindow: isInWindow, move: move)
    isUnderWay = true
    for state in course.dropLast() where isUnderWay {
      move(state, isTakenBack)
      self.state = state
      for target in targets where isUnderWay { tell(target) }
    }
    guard isUnderWay else { return }
    if environment.hand.staysDown, course.count > 1 {
      environment.hand.gesture = gesture
    } else {
      end(gesture, takingBack: isTakenBack)
    }
  }

  /// Whether its view is in a window, or in one from which it is on its way.
  private final var isInWindow: Bool {
    view?.window != nil || view?.nearestController?.windowBehind != nil
  }

  /// Brings a gesture to its end; one whose view has left the window since is given up.
  final func end(_ gesture: HeldGesture, takingBack isTakenBack: Bool) {
    guard isUnderWay, let last = course.last else { return }
    guard course.count == 1 || !gesture.isInWindow || isInWindow else { return giveUp() }
    gesture.move(last, isTakenBack)
    end(in: last)
  }

  /// Takes a gesture that is under way from the user.
  final func giveUp() {
    let environment = SegueEnvironment.current
    if environment.hand.gesture?.recognizer === self { environment.hand.gesture = nil }
    end(in: .cancelled)
  }

  /// Tells everybody how it ends; what they do with the recognizer takes nothing from the user.
  private final func end(in state: State) {
    isUnderWay = false
    self.state = state
    for target in targets { tell(target) }
    self.state = .possible
  }

  private final func tell(_ target: Target) {
    switch target {
    case .method(let action, let receiver): receiver.send(action, from: self)
    case .segue(let template, let source):
      guard state == course.first, let source = source.target else { return }
      template.fire(from: source, sender: self, isAutomatic: true)
    case .listener(let listener): listener()
    }
  }

  /// Has it wait until another one has failed; neither is touched.
  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Who is asked about a gesture; what is left out lets it begin and nothing beside it.
///
/// - SeeAlso: UIKit, `UIGestureRecognizerDelegate`.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch is any of its business.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether two may be recognized at a time; nobody asks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether one has to wait for another one; nobody asks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another one has to wait for it; nobody asks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// It is.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It has not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A tap.
///
/// - SeeAlso: UIKit, `UITapGestureRecognizer`.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often.
  open var numberOfTapsRequired = 1
  /// With how many fingers; nobody counts.
  open var numberOfTouchesRequired = 1

  override var noun: String { "tap" }
}

// Where gestures are looked for.
extension UIView {
  /// What looks at touches in it, in order.
  public final var gestureRecognizers: [UIGestureRecognizer]? { knownLook?.recognizers }

  /// Has something look at touches in it; it leaves its old view first.
  ///
  /// - SeeAlso: UIKit, `UIView.addGestureRecognizer(_:)`.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    look.recognizers = (look.recognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Has something look at touches in it no more.
  ///
  /// - SeeAlso: UIKit, `UIView.removeGestureRecognizer(_:)`.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    look.recognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

extension UINavigationController {
  /// Whether the user's swipe is let begin by whoever is asked.
  final var mayBeginSwipe: Bool {
    guard let recognizer = knownBars?.recognizer, let delegate = recognizer.delegate else {
      return true
    }
    return delegate.gestureRecognizerShouldBegin(recognizer) && hearsTouches && hasBackSwipe
  }
}
