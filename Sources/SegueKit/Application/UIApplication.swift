/// The app as a whole: whether it is in the foreground, and who is told when that changes.
///
/// - SeeAlso: UIKit, `UIApplication`.
public final class UIApplication: UIResponder {
  /// Where the app stands.
  public enum State: Int, Hashable, Sendable {
    /// In the foreground, and touched.
    case active
    /// On the way to the background or back, or being launched.
    case inactive
    /// In the background: code runs, nothing moves and no touch arrives.
    case background
  }

  /// The app of the current environment.
  public static var shared: UIApplication { SegueEnvironment.current.application }

  /// Who is told; not kept.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on while nobody touches it; nobody sees it.
  public var isIdleTimerDisabled = false
  /// Where the app stands now; while it tells that it will be elsewhere it still stands where it
  /// stood.
  ///
  /// - SeeAlso: UIKit, `UIApplication.applicationState` and `UIApplication.State`. What it is in
  ///   calls that say "will", and that it is inactive until the app has been launched, is
  ///   undocumented, but known from logs; reading chosen by this project.
  public private(set) var applicationState = State.active
  /// Posts what UIKit posts when its delegate has been told, where there are notifications.
  package var post: ((Passage) -> Void)?

  /// Posts that the user types in a field or a text, where there are notifications.
  package var postTyping: ((Typing, UIView) -> Void)?

  /// What the user does with something to type in.
  package enum Typing {
    case began, changed, ended
  }

  /// One of the four ways between the states of an app.
  package enum Passage {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
  }

  unowned let environment: SegueEnvironment

  /// The one scene.
  private(set) final lazy var scene = UIWindowScene(of: self)
  /// How often the app has said that something goes on in the background.
  final var backgroundTaskCount = 0
  /// What the app saved last, window by window.
  final var savedStates: [SavedState] = []

  init(in environment: SegueEnvironment) {
    self.environment = environment
    super.init()
  }

  /// Keeps all touches from the app, until that has been taken back as often.
  ///
  /// What the user has begun goes on.
  ///
  /// - SeeAlso: UIKit, `UIApplication.beginIgnoringInteractionEvents()`.
  public func beginIgnoringInteractionEvents() { environment.ignoredTouches += 1 }

  /// Takes that back once.
  public func endIgnoringInteractionEvents() {
    environment.ignoredTouches = max(environment.ignoredTouches - 1, 0)
  }

  /// The delegate, if it is a responder and neither a view nor a controller.
  ///
  /// - SeeAlso: UIKit, "Using responders and the responder chain to handle events": "its next
  ///   responder is the app delegate, but only if the app delegate is an instance of UIResponder
  ///   and isn't a view, view controller, or the app object itself".
  public override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  /// Whether no touch arrives.
  public var isIgnoringInteractionEvents: Bool { environment.ignoredTouches > 0 }

  /// Has somebody do what an action says.
  ///
  /// - Parameters:
  ///   - action: The action, as ``UIResponder/action(for:)`` knows it.
  ///   - target: A controller, a view or a presentation controller; `nil` for the first who has it,
  ///     from the first responder outwards, or from the sender where there is none.
  ///   - sender: Who is handed to the action; the app itself for `nil`.
  ///   - event: What led to it; nobody sees it.
  /// - Returns: Whether anybody has such an action.
  /// - SeeAlso: UIKit, `UIApplication.sendAction(_:to:from:for:)`.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionReceiver(target)?.send(action, from: sender ?? self) ?? false
  }

  /// Takes back what the user has in hand, and finishes what is in flight.
  final func comeToRest() {
    environment.cancelGesture()
    environment.interactiveTransition?.cancel()
    environment.settle()
  }

  /// Does what the home gesture does: the app goes to the background.
  ///
  /// A gesture that is under way is taken back, and what is in flight comes to its end. The tree
  /// stays as it is, and no controller is told that its view goes.
  ///
  /// - SeeAlso: UIKit, `UIResponder.touchesCancelled(_:with:)` (called when the app is no longer
  ///   active), `UIViewController.viewWillDisappear(_:)` (not called then). That transitions end at
  ///   once is undocumented; reading chosen by this project.
  public func enterBackground() {
    guard !environment.isHalted, applicationState == .active else { return }
    tell(of: .willResignActive)
    applicationState = .inactive
    environment.isLeavingForeground = true
    comeToRest()
    environment.isLeavingForeground = false
    guard !environment.isHalted else { return }
    applicationState = .background
    environment.isInBackground = true
    environment.observe(.enteredBackground)
    tell(of: .didEnterBackground)
  }

  /// Does what a touch of the app's icon does: the app comes back and shows what it showed.
  public func enterForeground() { enterForeground {} }

  /// Does what a link does: the app comes back if it is not there, and is handed the link.
  ///
  /// An app that comes back is handed it on the way, before it is active.
  ///
  /// - Parameter deliver: Hands the link to the app.
  /// - Throws: What the delivery throws; the app is in the foreground all the same.
  /// - SeeAlso: UIKit, `UIApplicationDelegate.application(_:open:options:)` and
  ///   `UISceneDelegate.scene(_:openURLContexts:)`. That they are called before the app is active
  ///   is undocumented; reading chosen by this project.
  public func enterForeground<Failure: Error>(
    delivering deliver: () throws(Failure) -> Void
  ) throws(Failure) {
    let wasAway = applicationState == .background
    if wasAway, !environment.isHalted {
      environment.isInBackground = false
      environment.observe(.enteredForeground)
      tell(of: .willEnterForeground)
      applicationState = .inactive
    }
    defer { if wasAway, !environment.isHalted { becomeActive() } }
    try deliver()
  }

  /// Is not active until it has been launched, unless somebody can be seen already.
  final func beginLaunching() {
    guard applicationState == .active, environment.windows.allSatisfy({ $0.window.shown.isEmpty })
    else { return }
    applicationState = .inactive
  }

  /// Is active from now on, and tells of it.
  final func becomeActive() {
    if applicationState == .inactive { applicationState = .active }
    tell(of: .didBecomeActive)
  }

  /// Tells the delegate of the scene, or without one that of the app, and then whoever observes.
  func tell(of passage: Passage) {
    if let delegate = scene.delegate {
      switch passage {
      case .willResignActive: delegate.sceneWillResignActive(scene)
      case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
      case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
      case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
      }
    } else {
      switch passage {
      case .willResignActive: delegate?.applicationWillResignActive(self)
      case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
      case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
      case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
      }
    }
    post?(passage)
  }
}
