/// A document that can be looked at; nobody reads it.
///
/// - SeeAlso: Quick Look, `QLPreviewItem`.
public protocol QLPreviewItem: AnyObject {
  /// Where it lies.
  var previewItemURL: URL? { get }
  /// What it is called; nobody sees it.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The name of the file.
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { self as URL }
}
