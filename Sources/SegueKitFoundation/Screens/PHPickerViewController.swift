/// Where the user chooses pictures, which an app cannot see otherwise.
///
/// It stays until its delegate dismisses it, as that is told of what was chosen, or of nothing.
///
/// - SeeAlso: PhotosUI, `PHPickerViewController`.
open class PHPickerViewController: UIViewController {
  /// What can be chosen.
  public private(set) final var configuration = PHPickerConfiguration()
  /// Who is told how it ends; not kept.
  public weak final var delegate: (any PHPickerViewControllerDelegate)?

  /// Has something chosen.
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
}

/// Who is told what the user has chosen.
///
/// - SeeAlso: PhotosUI, `PHPickerViewControllerDelegate`.
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user has chosen something, or nothing, and leaves; dismisses it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What can be chosen of pictures.
///
/// - SeeAlso: PhotosUI, `PHPickerConfiguration`.
public struct PHPickerConfiguration {
  /// How many can be chosen; as many as there are when it is zero.
  public var selectionLimit = 1
  /// Of what sorts they are; nobody looks.
  public var filter: PHPickerFilter?
  /// How those are told that were chosen.
  public var selection = Selection.default
  /// What is chosen at first; nobody sees it.
  public var preselectedAssetIdentifiers: [String] = []

  /// Says that one thing of any sort can be chosen.
  public init() {}

  /// Says the same of a library; there is only one.
  public init(photoLibrary: PHPhotoLibrary) {}

  /// In which order those are told that were chosen.
  ///
  /// - SeeAlso: PhotosUI, `PHPickerConfiguration.Selection`.
  public enum Selection: Int, Hashable, Sendable {
    /// In any.
    case `default`
    /// As they were chosen.
    case ordered
  }
}

/// Of what sorts something is that can be chosen; nobody looks.
///
/// - SeeAlso: PhotosUI, `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]

  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])

  /// All that some filters let through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }
}

/// All pictures of the user, of which nothing is known.
///
/// - SeeAlso: Photos, `PHPhotoLibrary`.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()

  /// The library.
  public static func shared() -> PHPhotoLibrary { only }

  private init() {}
}

/// Something that was chosen.
///
/// - SeeAlso: PhotosUI, `PHPickerResult`.
public struct PHPickerResult {
  /// What gives the picture.
  public let itemProvider = NSItemProvider()
  /// The name of the picture among others; it has none.
  public let assetIdentifier: String? = nil
}

// What a user does with it.
extension PHPickerViewController: SystemScreen {
  /// A picture, and leaving.
  package final var choices: [Touchable] {
    [
      choice("picture") { self.delegate?.picker(self, didFinishPicking: [PHPickerResult()]) },
      choice("cancel", tellOfLeaving),
    ]
  }

  /// That the delegate is told when the user leaves by a gesture is undocumented; reading chosen by
  /// this project.
  package final func tellOfLeaving() { delegate?.picker(self, didFinishPicking: []) }
}
