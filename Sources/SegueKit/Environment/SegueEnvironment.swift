/// What UIKit keeps in globals: whether animations are enabled, what is in flight, who watches.
///
/// A controller remembers the environment that was current when it was made. Outside ``run(_:)``
/// that is the one ``standard`` environment, so a bare `UIViewController()` works and behaves as
/// in UIKit: on one thread, and a misuse traps. A simulation makes an environment of its own for
/// each run; such runs may go on side by side, each on its own thread.
///
/// Its properties are read so often that checking their exclusivity is left out where no access
/// calls out while it lasts.
///
/// It keeps controllers only while something moves: who takes part in a transition, and what
/// completions capture, until it is over or the window is gone.
public final class SegueEnvironment {
  /// What happens after a misuse has been told to the observer.
  public enum MisuseResponse: Sendable {
    /// The process traps with the sentence of the rule, as UIKit raises an exception.
    case trap
    /// Every call that would change something does nothing from then on, and nothing is delivered.
    case halt
  }

  // Only the one thread that a program keeps for its controllers touches it, as with UIKit.

  /// The environment outside every run; for one thread, as UIKit itself.
  nonisolated(unsafe) public static let standard = SegueEnvironment(onMisuse: .trap)

  /// The environment of the run that is going on, or the standard one.
  public static var current: SegueEnvironment { confined?.value ?? standard }

  /// Whether sheets stay cards in a compact window, and popovers become some, as since iOS 13.
  ///
  /// They do not at first: they cover the screen there, as documents say.
  @exclusivity(unchecked)
  public var showsCards = false
  /// Whether transitions are animated: `UIView.areAnimationsEnabled`.
  @exclusivity(unchecked)
  public var areAnimationsEnabled = true
  /// Whether a misuse has ended the run.
  @exclusivity(unchecked)
  public internal(set) var isHalted = false

  /// Whether the app is in the background: nothing moves there, and no touch reaches anybody.
  @exclusivity(unchecked)
  public internal(set) var isInBackground = false
  /// Whether the app is on its way to the background.
  @exclusivity(unchecked)
  var isLeavingForeground = false
  /// How often the app has said that no touch is to arrive, and has not taken it back.
  @exclusivity(unchecked)
  var ignoredTouches = 0
  /// The app, for its delegate.
  public private(set) lazy var application = UIApplication(in: self)

  /// What the user has copied.
  private(set) lazy var pasteboard = UIPasteboard()

  private var beingMade = BeingMade()

  let observer: (any SegueObserver)?
  let misuseResponse: MisuseResponse
  @exclusivity(unchecked)
  var transitions: [Transition] = []
  @exclusivity(unchecked)
  var windows: [WindowEntry] = []
  /// The number of visibility passes so far.
  @exclusivity(unchecked)
  var visibleMark = 0
  /// How many nested changes postpone the visibility pass until they are done.
  @exclusivity(unchecked)
  var postponements = 0
  /// The interactive transition that was begun last and has not been ended.
  @exclusivity(unchecked)
  var ongoingInteraction: UIPercentDrivenInteractiveTransition?
  /// The interaction that will drive the next transition.
  @exclusivity(unchecked)
  var nextInteraction: UIPercentDrivenInteractiveTransition?
  /// Whether a view has embedded others while it was loaded, so that there is more to be seen.
  @exclusivity(unchecked)
  var hasEmbedded = false
  /// What the next movement of a stack shows.
  @exclusivity(unchecked)
  var nextStackChange: StackChange?
  /// What the next movement of a tab bar controller shows.
  @exclusivity(unchecked)
  var nextTabChange: TabChange?
  /// What an unanimated movement of a stack shows, while those who go and come hear of it.
  @exclusivity(unchecked)
  var stackChangeAtOnce: StackChange?
  /// The animations of views that have not come to their ends.
  @exclusivity(unchecked)
  var animations: [PendingAnimation] = []
  /// What of an app's own the user has in hand.
  @exclusivity(unchecked)
  var hand = Hand()
  /// What code has put off, once it has.
  @exclusivity(unchecked)
  var agenda: Agenda?
  /// What is not in flight any more, while somebody is told how it ended; innermost last.
  @exclusivity(unchecked)
  var passages: [Passage] = []
  /// The coordinators that somebody has asked for, of transitions that are not over.
  @exclusivity(unchecked)
  var coordinators: [TransitionCoordinator] = []
  /// What code has done so far of what few apps do.
  @exclusivity(unchecked)
  package internal(set) var uses = Uses()
  /// How many presentations have begun.
  @exclusivity(unchecked)
  var presentationCount = 0
  /// Who was asked to pop or dismiss since somebody last looked, and had nobody to take away.
  @exclusivity(unchecked)
  private var closingsInVain: [ControllerLink] = []
  /// Whether a view has shown something else since somebody has asked.
  private var showsAnew = false
  /// The indicators that turn, with those that have turned and are gone.
  var turning: [WeakIndicator] = []
  /// What is done in the end of changes that have begun together, the innermost last.
  var groupEndings: [(() -> Void)?] = []
  /// The views that wait to be laid out.
  @exclusivity(unchecked)
  var viewsToLayOut: [LaterView] = []
  /// The window for what no touch says where to.
  weak var keyWindow: UIWindow? { didSet { keyWindowNumber = keyWindow?.number } }
  /// Its number, also when it has gone.
  private(set) var keyWindowNumber: Int?
  /// In whose bar the user touches something, while they do.
  var touchedBar: ControllerLink?
  /// Who is asked first for what is done without a touch.
  weak var firstResponder: UIResponder?
  /// The transition that an animator is being asked to animate.
  var animatedTransition: AnimatedTransition?
  /// Whether a gesture of an app's own begins.
  var isGestureBeginning = false
  /// The controller from which a show or show detail is being dispatched.
  var showSource: UIViewController?
  @exclusivity(unchecked)
  var storyboards: [String: UIStoryboard] = [:]
  /// The intermediate action segues whose flows are open, in the order of performance.
  @exclusivity(unchecked)
  var intermediateSegues: [IntermediateActionSegue] = []
  /// What other modules keep beside it, by class.
  private var companions: [ObjectIdentifier: AnyObject] = [:]
  /// The controllers that it has made.
  @exclusivity(unchecked)
  var births: Births
  @exclusivity(unchecked)
  private var requestCount = 0
  private var windowCount = 0
  @exclusivity(unchecked)
  private var transitionCount = 0

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - observer: Who is told of every call and change; kept.
  ///   - misuseResponse: What happens after a misuse.
  public init(
    observer: (any SegueObserver)? = nil, onMisuse misuseResponse: MisuseResponse = .halt
  ) {
    self.observer = observer
    self.misuseResponse = misuseResponse
    births = Births(isWatched: observer != nil)
  }

  /// Makes a storyboard known under a name, as a bundle does with the files in it.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard; kept.
  ///   - name: The name, for `UIStoryboard(name:)` and for references of other storyboards.
  public func register(_ storyboard: UIStoryboard, named name: String) {
    storyboards[name] = storyboard
  }

  /// Makes this the current environment while `body` runs.
  ///
  /// - Parameter body: What is done; controllers that it makes belong to this environment.
  /// - Returns: What `body` returns.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$confined.withValue(Confined(self), operation: body)
  }

  // A run never leaves its thread; the task-local value is its thread-confined variable.
  @TaskLocal private static var confined: Confined<SegueEnvironment>?
}

/// What never leaves the thread of its run, for what could be anywhere.
package struct Confined<Value>: @unchecked Sendable {
  /// What is confined.
  package let value: Value

  /// Vouches that nobody takes it to another thread.
  package init(_ value: Value) { self.value = value }
}

extension SegueEnvironment {
  /// What another module keeps beside the environment until no window is left, one of its class.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    let key = ObjectIdentifier(Companion.self)
    if let known = companions[key] as? Companion { return known }
    let made = make()
    companions[key] = made
    return made
  }

  /// Forgets what waits for anything, once no window is left.
  func close() {
    animations = []
    closeAgenda()
    companions = [:]
  }

  func nextRequest() -> Int {
    requestCount += 1
    return requestCount - 1
  }

  func nextWindow() -> Int {
    windowCount += 1
    return windowCount - 1
  }

  func nextTransition() -> Int {
    transitionCount += 1
    return transitionCount - 1
  }

  func observe(_ event: @autoclosure () -> SegueEvent) {
    guard let observer, !isHalted else { return }
    observer.observe(event())
  }

  /// Tells that something of an owner stands elsewhere now, unless that is how one begins who is
  /// just being made.
  func observeChange(
    of owner: UIViewController, _ event: @autoclosure () -> SegueEvent
  ) {
    if !beingMade.includes(owner) { observe(event()) }
  }

  /// Notes that somebody was asked to pop or dismiss and had nobody to take away, if anybody looks.
  func noteClosingInVain(by controller: UIViewController) {
    if observer != nil { closingsInVain.append(controller.link()) }
  }

  /// Who was asked to pop or dismiss in vain since the last time, and is there still.
  package func takeClosingsInVain() -> [UIViewController] {
    guard !closingsInVain.isEmpty else { return [] }
    defer { closingsInVain = [] }
    return closingsInVain.compactMap(\.target)
  }

  /// Notes that a view in a window shows something else than before.
  func noteShown() { showsAnew = true }

  /// Whether any view has shown something else since the last time.
  package func takeShownAnew() -> Bool {
    defer { showsAnew = false }
    return showsAnew
  }

  /// Whether a storyboard is just making somebody, or somebody takes what they begin with.
  package var isMaking: Bool { !beingMade.isEmpty }

  /// Makes somebody, or has them take what they begin with.
  ///
  /// - Parameters:
  ///   - owner: Who takes something; `nil` where they are not there yet.
  ///   - make: Makes it.
  /// - Returns: What is made.
  package func making<Made>(_ owner: UIViewController?, _ make: () -> Made) -> Made {
    beingMade.begin(owner, nextBirth: births.count)
    defer { beingMade.end(nextBirth: births.count) }
    return make()
  }

  /// Tells of something that UIKit raises an exception for, and ends the run.
  ///
  /// - Parameters:
  ///   - misuse: What it is.
  ///   - controller: Whom it concerns.
  ///   - name: What code has asked for by name, where nothing has that name.
  package func misuse(
    _ misuse: SegueMisuse, _ controller: UIViewController?, naming name: String? = nil
  ) {
    guard !isHalted else { return }
    observe(.misuse(misuse, controller, naming: name))
    isHalted = true
    guard misuseResponse == .trap else { return }
    fatalError(
      misuse.sentence + (name.map { " It was asked for '\($0)'." } ?? "")
        + (controller.map { " It concerns a \(type(of: $0))." } ?? ""))
  }

  /// Runs `body` with animations enabled or not, and restores what was before.
  ///
  /// - SeeAlso: UIKit, the header comment of `UIStoryboardSegue.perform()`.
  func withAnimations(_ areEnabled: Bool, _ body: () -> Void) {
    let before = areAnimationsEnabled
    areAnimationsEnabled = areEnabled
    body()
    areAnimationsEnabled = before
  }
}
