/// A picture that cannot be touched.
///
/// - SeeAlso: UIKit, `UIImageView`.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { noteShown(image !== oldValue) } }
  /// The picture while it looks as what is chosen; nobody sees it.
  open var highlightedImage: UIImage?
  /// How it is drawn where it is the system's; nobody sees it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether it looks as what is chosen; nobody sees it.
  open var isHighlighted = false

  /// Makes a view without a picture; what is in it cannot be touched, until somebody says so.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    refuseTouchesAtFirst()
  }

  /// Makes a view without a picture, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    refuseTouchesAtFirst()
  }

  /// Makes a view with a picture.
  public init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    refuseTouchesAtFirst()
  }
}
