/// A view of words and a picture; nobody sees them.
///
/// - SeeAlso: UIKit, `UIListContentView`.
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration

  /// Makes a view that shows something.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  /// Makes a view without words, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(frame: .zero)
  }
}
