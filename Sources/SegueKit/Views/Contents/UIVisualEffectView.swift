/// What changes how the things behind a view look; nobody sees it.
///
/// - SeeAlso: UIKit, `UIVisualEffect`.
open class UIVisualEffect {
  /// Makes an effect that does nothing.
  public init() {}
}

/// Makes the things behind a view look blurred; nobody sees it.
///
/// - SeeAlso: UIKit, `UIBlurEffect`.
public final class UIBlurEffect: UIVisualEffect {
  /// How it looks.
  public let style: Style

  /// Makes an effect of a style.
  public init(style: Style) { self.style = style }

  /// How a blur looks.
  ///
  /// - SeeAlso: UIKit, `UIBlurEffect.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// As UIKit names them.
    case extraLight = 0, light, dark
    /// As UIKit names them.
    case regular = 4, prominent
    /// As UIKit names them.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// As UIKit names it.
    case systemChromeMaterial
  }
}

/// A view that changes how the things behind it look; nobody sees it.
///
/// - SeeAlso: UIKit, `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// What changes.
  open var effect: UIVisualEffect?
  /// The view into which everything else belongs.
  public final let contentView: UIView

  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    contentView = UIView()
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a view without an effect, as a storyboard does.
  public override init?(coder: AnyObject) {
    contentView = UIView()
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    contentView = UIView()
    super.init(frame: .zero)
    addSubview(contentView)
  }
}
