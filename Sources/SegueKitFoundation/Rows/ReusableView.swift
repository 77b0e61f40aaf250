/// A view that a table or a collection makes by its class, and uses again.
///
/// UIKit has no such class: its Objective-C runtime makes an object of any class.
open class ReusableView: UIView {
  /// The name under which the view is used again.
  public package(set) final var reuseIdentifier: String?

  /// Makes a view that nobody uses again.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes a view whose class somebody has registered.
  ///
  /// The classes of the house pass it on to the initializer that UIKit calls, and make it
  /// unavailable, so that no class of an app needs one of its own.
  ///
  /// - Parameter reuseIdentifier: The name under which the view is used again.
  public required init(registeredAs reuseIdentifier: String) { super.init(frame: .zero) }

  /// Makes a view without room that nobody uses again.
  public convenience init() { self.init(frame: .zero) }

  /// The view that holds what is in it.
  var content: UIView { self }

  /// Called before the view is used for something else; does nothing.
  open func prepareForReuse() {}
}
