/// The root of everything that is shown.
///
/// - SeeAlso: UIKit, `UIWindow.rootViewController`.
open class UIWindow: UIView {
  final let environment = SegueEnvironment.current
  let number: Int
  @exclusivity(unchecked)
  private var root: UIViewController?
  /// Who could be seen when the tree was last looked at, in preorder.
  @exclusivity(unchecked)
  final var shown: [UIViewController] = []
  /// Who was on screen besides them, by hand; the window does not keep them.
  @exclusivity(unchecked)
  final var shownByHand: [ControllerLink] = []
  /// Who could be seen before that, while the two are compared.
  @exclusivity(unchecked)
  final var former: [UIViewController] = []
  @exclusivity(unchecked)
  private var hasBeenCompact = false

  /// Whether an app has made it for a scene and has not shown it yet.
  final var awaitsShowing = false
  /// Before or behind which other windows it lies; there is one in front of the user at a time, so
  /// nobody compares.
  public final var windowLevel = Level.normal

  /// Makes a window without a root; how large it is goes by its width, and not by the frame.
  public override init(frame: CGRect) {
    number = environment.nextWindow()
    super.init(frame: .zero)
    shown.reserveCapacity(16)
    former.reserveCapacity(16)
    if let first = environment.windows.first?.window { takeWidth(of: first) }
    environment.windows.append(WindowEntry(number: number, window: self))
  }

  /// Makes a window without a root.
  public convenience init() { self.init(frame: .zero) }

  /// Lets go of everybody in it in their own environment, which is that of what they do then.
  deinit {
    environment.run {
      for subview in subviewList { subview.superviewLink = nil }
      environment.windows.removeAll { $0.number == number }
      environment.passOnKey(from: number)
      root?.windowLink = nil
      environment.abandonDetachedTransitions()
      environment.letGoOfDetachedInteraction()
      (root, shown, former) = (nil, [], [])
      if environment.windows.isEmpty { environment.close() }
      environment.closeDetachedIntermediates()
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Whether it is hidden; in one that an app has made for a scene nobody can present until it is
  /// said to be not.
  ///
  /// - SeeAlso: UIKit, `UIWindow.makeKeyAndVisible()`, and the message that
  ///   `UIViewController.present(_:animated:completion:)` logs where a view is in no window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { environment.passOnKey(from: number) } else { awaitsShowing = false }
    }
  }

  private final lazy var ownUndoManager = UndoManager()
  /// Its own.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The app is asked after it.
  open override var next: UIResponder? { environment.application }

  override var usualSize: CGSize { sizeClass.windowSize }

  /// The controller whose tree the window shows.
  ///
  /// A controller that has a parent, is presented or is the root of another window cannot be the
  /// root (undocumented; reading chosen by this project). When another one becomes the root, the
  /// former one is gone with everything that it contains and presents; what is in flight in that
  /// tree comes to its end unseen.
  ///
  /// - SeeAlso: UIKit, `UIWindow.rootViewController`: "the old views are removed before the new
  ///   ones are installed".
  public final var rootViewController: UIViewController? {
    get { root }
    set {
      guard !environment.isHalted, newValue !== root else { return }
      if let newValue, newValue.hasPlace {
        return environment.misuse(.inconsistentHierarchy, newValue)
      }
      let former = root
      replaceRoot(with: newValue)
      if let newValue { environment.observe(.rootReplaced(newValue)) }
      environment.updateAppearance()
      if let former, former.window == nil { former.cutPresentations() }
      environment.closeDetachedIntermediates()
    }
  }

  /// What is said about the traits of the window; without a word its width is regular.
  ///
  /// Whoever drives the window changes its width here. A change finishes what is in flight first,
  /// and what is begun when everybody hears that it is coming. Whoever asks for the same meanwhile
  /// changes nothing, and whoever takes it back keeps the width as it is (all undocumented;
  /// readings chosen by this project). Then, from the root on, split view controllers collapse or
  /// expand, presentations adapt, and everybody is told. What was to be done alongside is done in
  /// the end, whether the width has changed or not.
  ///
  /// - SeeAlso: UIKit, `UIWindow.traitOverrides` and
  ///   `UIViewController.traitCollectionDidChange(_:)`.
  public final var traitOverrides = UITraitOverrides() {
    didSet { change(to: wantedSizeClass) }
  }

  /// How wide the window is.
  package private(set) final var sizeClass = UIUserInterfaceSizeClass.regular
  /// What everybody is being told that the width will be.
  private var announcedSizeClass: UIUserInterfaceSizeClass?

  private var wantedSizeClass: UIUserInterfaceSizeClass {
    traitOverrides.horizontalSizeClass == .compact ? .compact : .regular
  }

  /// Takes the width of another window on the same screen, before anybody is shown here.
  private func takeWidth(of other: UIWindow) {
    guard other.sizeClass == .compact else { return }
    sizeClass = .compact
    hasBeenCompact = true
    traitOverrides.horizontalSizeClass = .compact
  }

  private func change(to wanted: UIUserInterfaceSizeClass) {
    guard isDue(wanted), wanted != announcedSizeClass else { return }
    finishTransitions()
    guard isDue(wanted) else { return }
    announcedSizeClass = wanted
    let coordinator = announce(wanted)
    defer { coordinator.complete() }
    finishTransitions()
    announcedSizeClass = nil
    guard isDue(wanted) else { return }
    let before = sizeClass
    sizeClass = wanted
    hasBeenCompact = true
    environment.observe(.resized(to: sizeClass))
    environment.updateAppearance()
    let previous = UITraitCollection(ofWindow: before)
    for controller in followers where !environment.isHalted {
      controller.traitCollectionDidChange(previous)
      controller.viewIfLoaded?.hearOfTraits(differentFrom: previous)
      controller.actOnTraits(differentFrom: previous)
    }
    for controller in shown where !environment.isHalted { controller.layOutComing() }
  }

  /// Finishes the transitions in flight; where there are none, animations of the app's own go on,
  /// and a finger that is down in one of its gestures stays there.
  private func finishTransitions() {
    if !environment.transitions.isEmpty { environment.settle() }
  }

  /// Those whose width is that of the window, in preorder.
  private var followers: [UIViewController] {
    var all: [UIViewController] = []
    root?.collectFollowers(isSaid: false, into: &all)
    return all
  }

  /// Whether the window is to have a width, and has another one.
  private func isDue(_ wanted: UIUserInterfaceSizeClass) -> Bool {
    wanted != sizeClass && wanted == wantedSizeClass && !environment.isHalted
  }

  /// Brings what has come into the tree into the form for the width of the window.
  final func fitTree() {
    if hasBeenCompact { root?.fit(sizeClass) }
  }

  /// Puts another tree into the window; who can be seen is looked at later.
  final func replaceRoot(with controller: UIViewController?) {
    root?.windowLink = nil
    root = controller
    controller?.windowLink = self
    controller?.byHand.isForwarded = false
  }
}

/// A window as its environment knows it, without keeping it.
struct WindowEntry {
  /// How many windows the environment had before.
  let number: Int
  unowned let window: UIWindow
}

extension UIViewController {
  /// Adds the controller, what it contains and what it presents, in preorder, but not those of whom
  /// somebody says that they have another width than the window.
  fileprivate final func collectFollowers(
    isSaid: Bool, into all: inout [UIViewController]
  ) {
    let isSaid = isSaid || hasOwnWidth
    if !isSaid { all.append(self) }
    for child in children {
      let isSaidOfChild = isSaid || overrideTraitCollection(forChild: child)?.saidWidth != nil
      child.collectFollowers(isSaid: isSaidOfChild, into: &all)
    }
    guard let presented else { return }
    let said = presented.presentation?.overrideTraitCollection?.saidWidth
    presented.collectFollowers(isSaid: said != nil, into: &all)
  }
}
