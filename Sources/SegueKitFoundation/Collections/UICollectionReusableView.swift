/// A view in a collection: a cell, or one beside the items.
///
/// - SeeAlso: UIKit, `UICollectionReusableView`.
open class UICollectionReusableView: ReusableView {
  /// Makes a view.
  ///
  /// A class of an app's own that has an initializer, and not this one, cannot be registered, as in
  /// UIKit: the process traps when it is dequeued.
  ///
  /// - SeeAlso: UIKit, `UICollectionReusableView.init(frame:)`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view whose class somebody has registered.
  @available(*, unavailable, message: "A collection makes it so.")
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
  }

  /// Makes a view without room.
  public convenience init() { self.init(frame: .zero) }
}
