/// Words that cannot be touched.
///
/// - SeeAlso: UIKit, `UILabel`.
open class UILabel: UIView {
  /// The words.
  open var text: String? { didSet { noteShown(text != oldValue) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the letters look like; nobody sees it.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Their colour; nobody sees it.
  open var textColor: UIColor! = .label
  /// Where the lines lie; nobody sees it.
  open var textAlignment = NSTextAlignment.natural
  /// How a line is broken that is too long; nobody sees it.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; nobody sees it.
  open var numberOfLines = 1
  /// Whether the letters get smaller when there is little room; nobody sees it.
  open var adjustsFontSizeToFitWidth = false
  /// How small they may get; nobody sees it.
  open var minimumScaleFactor = 0.0
  /// Whether the letters get larger when the user would like that; nobody does.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it looks as what can be used; nobody sees it.
  open var isEnabled = true
  /// Whether it looks as what is chosen; nobody sees it.
  open var isHighlighted = false
  /// The colour of the letters then; nobody sees it.
  open var highlightedTextColor: UIColor?

  /// The colour of their shadow; nobody sees it.
  open var shadowColor: UIColor?
  /// Where their shadow lies; nobody sees it.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Makes a label without words; what is in it cannot be touched either, until somebody says so.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    refuseTouchesAtFirst()
  }

  /// Makes a label without words, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    refuseTouchesAtFirst()
  }
}
