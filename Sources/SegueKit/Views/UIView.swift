/// The part of a view that controllers depend on: in which view it is, and whose it is.
///
/// What else it is given it keeps for whoever asks; nothing is drawn. It lies where it is put, and
/// no constraint and no mask moves it, but that touches know which views fill the one they are in.
///
/// - SeeAlso: UIKit, `UIView`.
open class UIView: UIResponder {
  /// The controller whose view it is.
  final var owner: ControllerLink?
  /// The view that it was put into; that view keeps it.
  @exclusivity(unchecked) final unowned var superviewLink: UIView?
  /// What was put into it, the one in front last.
  @exclusivity(unchecked) final var subviewList: [UIView] = []
  /// What somebody has said of it.
  final var knownLook: ViewLook?
  /// Whether what it shows may be out of date.
  final var awaitsProperties = true
  /// Whether it was told that it is in a window.
  final var knowsWindow = false

  /// Makes a view.
  ///
  /// - SeeAlso: UIKit, `UIView.init(frame:)`.
  public init(frame: CGRect) {
    super.init()
    if frame != .zero { self.frame = frame }
  }

  /// Makes a view, as a storyboard does; never fails.
  ///
  /// - Parameter coder: The `NSCoder` that it would be decoded from; nothing is read from it.
  /// - SeeAlso: UIKit, `UIView.init(coder:)`.
  public init?(coder: AnyObject) {}

  /// Makes a view without room.
  public convenience override init() { self.init(frame: .zero) }

  deinit { for subview in subviewList { subview.superviewLink = nil } }

  /// The window that the view is in, covered or not; what has come over the full screen, or in the
  /// place of a context, has taken the views below out.
  ///
  /// Who is told that they will disappear is still in it; whose view is being loaded, or who is
  /// told that they will appear, is not yet.
  ///
  /// - SeeAlso: UIKit, `UIView.window` ("This property is nil if the view has not yet been added to
  ///   a window"), `UIViewController.viewIsAppearing(_:)` (from there on the view is in the
  ///   hierarchy), `UIViewController.viewWillDisappear(_:)` ("called before the view is actually
  ///   removed") and `UIPresentationController.shouldRemovePresentersView`.
  open var window: UIWindow? { window(orComing: false) }

  /// The controller whose view it is, or else the view that it is in.
  open override var next: UIResponder? { owner?.target ?? superview }

  // MARK: Where it lies

  /// Its place in the view that it is in, transformed; setting it sets size and middle.
  ///
  /// - SeeAlso: UIKit, `UIView.frame`.
  open var frame: CGRect {
    get { shownFrame }
    set { moveTo(newValue) }
  }

  /// Its place and size as it sees them itself; as large as the window for a view of a controller
  /// that nobody has given another size.
  ///
  /// - SeeAlso: UIKit, `UIView.bounds`; the size is undocumented; reading chosen by this project.
  open var bounds: CGRect {
    get { knownLook?.bounds ?? CGRect(origin: .zero, size: usualSize) }
    set { resize(to: newValue) }
  }

  /// Its middle in the view that it is in.
  open var center: CGPoint {
    get { shownCenter }
    set { keepPlace().center = newValue }
  }

  /// How large it is when nobody has said so: as large as constraints to the view that it is in
  /// hold it.
  var usualSize: CGSize {
    guard let controller = owner?.target else { return heldFrame?.size ?? .zero }
    return controller.window?.bounds.size ?? UIUserInterfaceSizeClass.regular.windowSize
  }

  /// What it shows that can be touched, if it is a bar.
  var touchablesInBar: [Touchable]? { nil }

  // MARK: How it looks

  /// How it is moved and stretched; nobody sees it.
  open var transform: CGAffineTransform {
    get { knownLook?.transform ?? .identity }
    set { look.transform = newValue }
  }

  /// How much of it can be seen, from 0 to 1; what nobody could see is not touched.
  open var alpha: Double {
    get { knownLook?.alpha ?? 1 }
    set {
      noteShown(newValue != alpha)
      changeTouches { $0.alpha = newValue }
    }
  }

  /// Whether it is hidden; then it is not touched, and nothing in it.
  ///
  /// Its controller stays on screen, as in UIKit.
  open var isHidden: Bool {
    get { knownLook?.isHidden ?? false }
    set {
      noteShown(newValue != isHidden)
      changeTouches { $0.isHidden = newValue }
    }
  }

  /// Whether it can be touched, and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { knownLook?.isUserInteractionEnabled ?? true }
    set { changeTouches { $0.isUserInteractionEnabled = newValue } }
  }

  /// The colour behind it; nobody sees it.
  open var backgroundColor: UIColor? {
    get { knownLook?.backgroundColor }
    set {
      noteShown(newValue != backgroundColor)
      look.backgroundColor = newValue
    }
  }

  // MARK: How it is read out; nobody listens

  /// Whether users who do not see the screen find it.
  open var isAccessibilityElement: Bool {
    get { knownLook?.spoken.isElement ?? (self is UIControl || self is UILabel) }
    set { look.spoken.isElement = newValue }
  }

  /// What it is called, also by flows where it has no other words.
  open var accessibilityLabel: String? {
    get { knownLook?.spoken.label }
    set { look.spoken.label = newValue }
  }

  /// What it does.
  open var accessibilityHint: String? {
    get { knownLook?.spoken.hint }
    set { look.spoken.hint = newValue }
  }

  /// How it stands.
  open var accessibilityValue: String? {
    get { knownLook?.spoken.value }
    set { look.spoken.value = newValue }
  }

  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { knownLook?.spoken.traits ?? .none }
    set { look.spoken.traits = newValue }
  }

  // MARK: Laying out

  /// How large it would like to be; it does not say.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// How large it would like to be in a room; as large as it is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// What it is drawn on; a class of an app's own is not made, but the one that it comes from.
  ///
  /// - SeeAlso: UIKit, `UIView.layerClass`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws it; nobody calls it, for nothing is drawn.
  open func draw(_ rect: CGRect) {}

  /// Called before it is first laid out, and when what it shows is out of date; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIView.updateProperties()`.
  open func updateProperties() {}

  /// Called when what is in it is to be laid out; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIView.layoutSubviews()`.
  open func layoutSubviews() {}

  /// Called before it is laid out, when it was asked for; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIView.updateConstraints()`.
  open func updateConstraints() {}

  /// Has ``updateConstraints()`` called before it is laid out next.
  ///
  /// - SeeAlso: UIKit, `UIView.setNeedsUpdateConstraints()`.
  public final func setNeedsUpdateConstraints() {
    look.awaitsConstraints = true
    setNeedsLayout()
  }

  /// Calls ``updateConstraints()`` now if it was asked for, of what is in it first.
  ///
  /// - SeeAlso: UIKit, `UIView.updateConstraintsIfNeeded()`.
  public final func updateConstraintsIfNeeded() {
    for subview in subviewList { subview.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }

  /// Called when its controller finds other traits than before; does nothing.
  ///
  /// - SeeAlso: UIKit, `UITraitEnvironment.traitCollectionDidChange(_:)`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the colour of what can be touched is another one; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIView.tintColorDidChange()`.
  open func tintColorDidChange() {}

  /// Has it laid out at the next occasion: when it is asked for, or when everything settles.
  ///
  /// - SeeAlso: UIKit, `UIView.setNeedsLayout()`.
  open func setNeedsLayout() { awaitLayout() }

  /// Lays it out now if it is to be laid out, and what is in it.
  ///
  /// - SeeAlso: UIKit, `UIView.layoutIfNeeded()`.
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// How large it would be by its constraints; nothing is laid out, so it is as large as it is.
  ///
  /// - SeeAlso: UIKit, `UIView.systemLayoutSizeFitting(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// How large it would be by its constraints, and how much the size that is asked for matters.
  ///
  /// What must be as it is asked for is so, and the rest as large as the view is.
  ///
  /// - SeeAlso: UIKit,
  ///   `UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : bounds.width,
      height: verticalFittingPriority == .required ? targetSize.height : bounds.height)
  }

  // MARK: Touches

  /// Finds who takes a touch; what is in the view is asked only where it is known to lie.
  ///
  /// - Parameters:
  ///   - point: The place of the touch, as the view sees it.
  ///   - event: What the fingers do; the kit passes none.
  /// - Returns: The foremost view in it that lies there, or else the view itself; `nil` when none
  ///   takes it.
  /// - SeeAlso: UIKit, `UIView.hitTest(_:with:)`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

  /// Whether a place is in the view.
  ///
  /// - SeeAlso: UIKit, `UIView.point(inside:with:)`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (knownBounds ?? bounds).contains(point)
  }

  /// Whether a gesture may begin that looks at the view; yes.
  ///
  /// The delegate of the gesture is asked first.
  ///
  /// - SeeAlso: UIKit, `UIView.gestureRecognizerShouldBegin(_:)`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hearing of views

  /// Called when a view was put into this one; does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one; does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is put into another one, or taken out; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view was put into another one, or taken out; does nothing.
  open func didMoveToSuperview() {}

  /// Called before the view comes into a window or goes from it; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIView.willMove(toWindow:)`.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has come into a window or gone from it; does nothing.
  ///
  /// - SeeAlso: UIKit, `UIView.didMoveToWindow()`.
  open func didMoveToWindow() {}

  /// Called when bars come further into the view; they never do.
  open func safeAreaInsetsDidChange() {}

  // MARK: Animations

  /// Whether animations are enabled in the current environment.
  public final class var areAnimationsEnabled: Bool {
    SegueEnvironment.current.areAnimationsEnabled
  }

  /// Enables or disables animations in the current environment.
  public final class func setAnimationsEnabled(_ enabled: Bool) {
    SegueEnvironment.current.areAnimationsEnabled = enabled
  }
}
