// What a view keeps for whoever asks.
extension UIView {
  /// What somebody says of it.
  final var look: ViewLook {
    if let knownLook { return knownLook }
    let made = ViewLook()
    knownLook = made
    return made
  }

  /// A number for the app's own use.
  public final var tag: Int {
    get { knownLook?.tag ?? 0 }
    set { look.tag = newValue }
  }

  /// The view of a number: this one, or the first one in it.
  ///
  /// - SeeAlso: UIKit, `UIView.viewWithTag(_:)`.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched: its own, or else that of the view that it is in, or blue;
  /// nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIView.tintColor`.
  public final var tintColor: UIColor! {
    get { knownLook?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      look.tintColor = newValue
      hearOfTint()
    }
  }

  /// Whether nothing shows through; nobody sees it.
  public final var isOpaque: Bool {
    get { knownLook?.isOpaque ?? true }
    set { look.isOpaque = newValue }
  }

  /// Whether what is in it ends where it does; nobody sees it.
  public final var clipsToBounds: Bool {
    get { knownLook?.clipsToBounds ?? false }
    set { look.clipsToBounds = newValue }
  }

  /// How what it shows is fitted into it; nobody sees it.
  public final var contentMode: ContentMode {
    get { knownLook?.contentMode ?? .scaleToFill }
    set { look.contentMode = newValue }
  }

  /// Words with their looks, by what they are for; Foundation has a type for them.
  package final subscript(attributed part: String) -> Any? {
    get { knownLook?.attributed[part] }
    set {
      look.attributed[part] = newValue
      noteShown()
    }
  }

  /// A name for tests of an app.
  public final var accessibilityIdentifier: String? {
    get { knownLook?.accessibilityIdentifier }
    set { look.accessibilityIdentifier = newValue }
  }

  /// Whether a touch in it keeps all others away; there is one touch at a time.
  public final var isExclusiveTouch: Bool {
    get { knownLook?.isExclusiveTouch ?? false }
    set { look.isExclusiveTouch = newValue }
  }

  /// Whether it takes more than one touch at a time; there is one.
  public final var isMultipleTouchEnabled: Bool {
    get { knownLook?.isMultipleTouchEnabled ?? false }
    set { look.isMultipleTouchEnabled = newValue }
  }

  /// How it changes when the view that it is in gets another size: what it covers goes by that, and
  /// its frame stays as it was said.
  public final var autoresizingMask: AutoresizingMask {
    get { knownLook?.autoresizingMask ?? [] }
    set { look.autoresizingMask = newValue }
  }

  /// Whether that is said in constraints; nothing is laid out.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { knownLook?.translatesAutoresizingMask ?? true }
    set { look.translatesAutoresizingMask = newValue }
  }

  /// How far the bars of the house come into it; there are none.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// The part of it that no bar covers, for constraints; nothing is laid out.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = knownLook?.guide { return guide }
    let made = UILayoutGuide()
    look.guide = made
    return made
  }

  /// Whoever is first responder in it, or is it, gives that up.
  ///
  /// - Parameter force: Whether they are not asked.
  /// - Returns: Whether nobody in it is first responder any more.
  /// - SeeAlso: UIKit, `UIView.endEditing(_:)`.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let first = SegueEnvironment.current.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === self })
    else { return true }
    if first.resignFirstResponder() { return true }
    if force { first.stopBeingFirstResponder() }
    return force
  }
}

// Where it lies.
extension UIView {
  final var shownCenter: CGPoint {
    if knownLook?.bounds != nil, let knownLook { return knownLook.center }
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  final var shownFrame: CGRect {
    let (size, center, t) = (bounds.size, shownCenter, transform)
    let width = abs(t.a * size.width) + abs(t.c * size.height)
    let height = abs(t.b * size.width) + abs(t.d * size.height)
    return CGRect(
      x: center.x + t.tx - width / 2, y: center.y + t.ty - height / 2, width: width, height: height)
  }

  final func moveTo(_ frame: CGRect) {
    resize(to: CGRect(origin: bounds.origin, size: frame.size))
    look.center = CGPoint(x: frame.midX, y: frame.midY)
    look.roomSize = superviewLink?.bounds.size
  }

  final func resize(to bounds: CGRect) {
    let isOther = bounds.size != self.bounds.size
    keepPlace().bounds = bounds
    if isOther { setNeedsLayout() }
  }

  /// Keeps where it lies, before that is changed.
  @discardableResult
  final func keepPlace() -> ViewLook {
    let look = look
    if look.bounds == nil { (look.center, look.bounds) = (shownCenter, bounds) }
    SegueEnvironment.current.uses.placedViews = true
    return look
  }

  /// Changes something that says whether the view is touched.
  final func changeTouches(_ change: (ViewLook) -> Void) {
    change(look)
    if look.refusesTouches {
      SegueEnvironment.current.uses.untouchableViews = true
      SegueEnvironment.current.uses.hiddenBars = true
    }
  }

  /// Notes that it shows something else than before, if it is in a window: other words, another
  /// value or picture, or itself no more.
  final func noteShown(_ isNew: Bool = true) {
    if isNew, windowToBe != nil { SegueEnvironment.current.noteShown() }
  }

  /// Whether this view, or one that it is in, keeps touches away.
  final var refusesTouches: Bool { isIn { $0.refusesTouches } }

  /// Has it take no touches until somebody says that it does, as its class has it.
  final func refuseTouchesAtFirst() {
    changeTouches { ($0.isUserInteractionEnabled, $0.hasNeverTakenTouches) = (false, true) }
  }

  /// Whether this view, or one that it is in, has never taken touches.
  final var hasNeverTakenTouches: Bool { isIn { $0.hasNeverTakenTouches } }

  private final func isIn(aView matches: (ViewLook) -> Bool) -> Bool {
    sequence(first: self, next: \.superviewLink).contains { $0.knownLook.map(matches) == true }
  }
}
