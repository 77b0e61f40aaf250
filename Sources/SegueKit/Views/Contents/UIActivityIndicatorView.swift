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
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Has it turn no more.
  open func stopAnimating() {
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
