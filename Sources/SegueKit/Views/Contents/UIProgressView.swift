/// How far something has come.
///
/// - SeeAlso: UIKit, `UIProgressView`.
open class UIProgressView: UIView {
  /// How it looks; nobody sees it.
  open var progressViewStyle = Style.default
  /// How far, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let kept = max(0, min(progress, 1))
      if kept != progress { progress = kept }
      noteShown(progress != oldValue)
    }
  }
  /// The colour of what has been done; nobody sees it.
  open var progressTintColor: UIColor?
  /// The colour of what has not; nobody sees it.
  open var trackTintColor: UIColor?

  /// Makes one of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Says how far; nothing is in flight.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// How it looks.
  ///
  /// - SeeAlso: UIKit, `UIProgressView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default`
    /// As in a bar.
    case bar
  }
}
