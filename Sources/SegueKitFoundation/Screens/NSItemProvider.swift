/// Gives what the user has chosen or dropped, when some time has passed: a picture of nothing.
///
/// - SeeAlso: Foundation, `NSItemProvider`.
open class NSItemProvider {
  /// Makes one.
  public init() {}

  /// What names the sorts of which it can give something.
  open var registeredTypeIdentifiers: [String] { [UTType.image.identifier] }

  /// Whether it can give something of a sort.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether it can give an object of a class: it can when that is `UIImage`.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass == UIImage.self
  }

  /// Gives an object of a class on another queue.
  ///
  /// - SeeAlso: Foundation, `NSItemProvider.loadObject(ofClass:completionHandler:)`.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = aClass == UIImage.self ? UIImage() : nil
    DispatchQueue.global().async { completionHandler(object, nil) }
    return Progress(totalUnitCount: 1)
  }
}

/// What an item provider can give.
///
/// - SeeAlso: Foundation, `NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject {}

extension UIImage: NSItemProviderReading {}
