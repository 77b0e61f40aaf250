/// The file that a cell would be drawn in; it is not read.
///
/// What is made of one is a plain cell. A class that is in it is registered by itself.
///
/// - SeeAlso: UIKit, `UINib`.
public final class UINib {
  /// The name of the file.
  public let name: String

  /// Names a file, whether there is one or not.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where the file would be; it plays no part.
  public init(nibName name: String, bundle: Bundle?) { self.name = name }
}
