/// What a storyboard hands to code that makes the controller of a scene in its place.
///
/// It can be handed on to `init?(coder:)`, as UIKit's `NSCoder`, out of which the controller would
/// be decoded; there is nothing in it.
///
/// - SeeAlso: UIKit, `UIStoryboard.instantiateViewController(identifier:creator:)`.
public final class UIStoryboardCoder: UIResponder.NSCoder {
  /// The identifier of the scene.
  public let sceneIdentifier: String
  /// The storyboard that the scene stands in.
  public let storyboard: UIStoryboard

  init(sceneIdentifier: String, storyboard: UIStoryboard) {
    self.sceneIdentifier = sceneIdentifier
    self.storyboard = storyboard
    super.init()
  }
}

extension UIViewController {
  /// Makes the destination of a segue, or returns `nil` and leaves it to the storyboard.
  public typealias SegueAction = (
    _ coder: UIStoryboardCoder, _ sender: Any?, _ segueIdentifier: String?
  ) -> UIViewController?
}
