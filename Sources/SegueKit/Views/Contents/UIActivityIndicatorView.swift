/// Something that turns to say that the app is at work.
///
/// - SeeAlso: UIKit, `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// How it looks; nobody sees it.
  open var style = Style.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour; nobody sees it.
  open var color: UIColor! = .gray
  /// Whether it turns.
  public private(set) final var isAnimating = false
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  /// Makes one that does not turn, and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes one that does not turn, and is hidden, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Makes one of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Has it turn, and be seen.
  open func startAnimating() {
    if !isAnimating { SegueEnvironment.current.noteTurning(self) }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has it turn no more.
  open func stopAnimating() {
    if isAnimating, windowToBe != nil, let controller = nearestController {
      controller.environment.observe(.callback(controller, "stopAnimating"))
    }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// How large it is.
  ///
  /// - SeeAlso: UIKit, `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case medium = 100
    /// Larger.
    case large = 101
  }
}

/// An indicator that may be gone.
struct WeakIndicator {
  private(set) weak var target: UIActivityIndicatorView?

  init(_ target: UIActivityIndicatorView) { self.target = target }
}

extension SegueEnvironment {
  /// Notes that an indicator begins to turn, and forgets those that turn no more.
  fileprivate func noteTurning(_ indicator: UIActivityIndicatorView) {
    turning.removeAll { $0.target?.isAnimating != true }
    turning.append(WeakIndicator(indicator))
  }

  /// The controllers in whose views an indicator turns where it can be seen.
  package var busyControllers: [UIViewController] {
    var busy: [UIViewController] = []
    for case let indicator? in turning.map(\.target)
    where indicator.isAnimating && indicator.isInSight {
      guard let controller = indicator.nearestController,
        !busy.contains(where: { $0 === controller })
      else { continue }
      busy.append(controller)
    }
    return busy
  }
}

extension UIView {
  /// Whether it is in a window, and neither it nor what it lies in is hidden.
  fileprivate var isInSight: Bool {
    windowToBe != nil
      && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }
}
