/// Where the user chooses a picture, or takes one.
///
/// What is chosen is a picture of nothing. The delegate dismisses it, as in UIKit; where nobody is
/// told that the user leaves, it goes by itself. In UIKit it is a stack of screens.
///
/// - SeeAlso: UIKit, `UIImagePickerController`.
open class UIImagePickerController: UIViewController {
  /// Who is told how it ends; not kept.
  public weak final var delegate: (any UIImagePickerControllerDelegate)?
  /// Where pictures come from; nobody sees it.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user can cut the picture; nobody does.
  open var allowsEditing = false
  /// What sorts of things can be chosen; nobody sees it.
  open var mediaTypes = ["public.image"]

  /// Where pictures come from.
  ///
  /// - SeeAlso: UIKit, `UIImagePickerController.SourceType`.
  public enum SourceType: Int, Hashable, Sendable {
    /// From all that there are.
    case photoLibrary
    /// From the camera.
    case camera
    /// From the last ones.
    case savedPhotosAlbum
  }

  /// Whether pictures can come from there; yes.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// What is told of what was chosen.
  ///
  /// - SeeAlso: UIKit, `UIImagePickerController.InfoKey`.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture, a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it, a ``UIImage``.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where it lies; nowhere.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What sort of thing it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
}

/// Who is told how the user has chosen a picture.
///
/// - SeeAlso: UIKit, `UIImagePickerControllerDelegate`.
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user has chosen something; dismisses it.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user leaves; dismisses it.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses it.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses it.
  ///
  /// - SeeAlso: UIKit, `imagePickerControllerDidCancel(_:)`: "your delegate's implementation of
  ///   this method should dismiss the picker view … implementation of this method is optional, but
  ///   expected".
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

// What a user does with it.
extension UIImagePickerController: SystemScreen {
  /// A picture, and leaving.
  package final var choices: [Touchable] {
    [choice("picture", choosePicture), choice("cancel", goAway)]
  }

  private final func choosePicture() {
    guard let delegate else { return dismiss(animated: true) }
    var info: [InfoKey: Any] = [.originalImage: UIImage(), .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = UIImage() }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private final func goAway() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  package final func tellOfLeaving() { delegate?.imagePickerControllerDidCancel(self) }
}
