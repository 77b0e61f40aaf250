/// What a storyboard hands to code that makes the controller of a scene in its place.
///
/// It stands in for UIKit's `NSCoder`, out of which the controller would be decoded.
///
/// - SeeAlso: UIKit, `UIStoryboard.instantiateViewController(identifier:creator:)`.
public struct UIStoryboardCoder {
  /// The identifier of the scene.
  public let sceneIdentifier: String
  /// The storyboard that the scene stands in.
  public let storyboard: UIStoryboard
}

extension UIViewController {
  /// Makes the destination of a segue, or returns `nil` and leaves it to the storyboard.
  public typealias SegueAction = (
    _ coder: UIStoryboardCoder, _ sender: Any?, _ segueIdentifier: String?
  ) -> UIViewController?
}
