/// Where the user chooses a document, or a place for one.
///
/// It goes by itself, and then tells; what is chosen is a document that nobody has.
///
/// - SeeAlso: UIKit, `UIDocumentPickerViewController`.
open class UIDocumentPickerViewController: UIViewController {
  /// Who is told how it ends; not kept.
  public weak final var delegate: (any UIDocumentPickerDelegate)?
  /// Whether more than one can be chosen; one is.
  open var allowsMultipleSelection = false
  /// Whether names are shown with what sort they are; nobody sees them.
  open var shouldShowFileExtensions = false
  /// Where it begins; nobody sees it.
  open var directoryURL: URL?

  private var exported: [URL]?

  /// Has a document chosen.
  ///
  /// - Parameters:
  ///   - contentTypes: Of what sorts it may be; nobody looks.
  ///   - asCopy: Whether a copy is made.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Has a place chosen for documents.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: Whether they stay where they are as well.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    exported = urls
  }

  /// What is told as chosen.
  fileprivate var chosen: [URL] { exported ?? [URL(fileURLWithPath: "/document")] }
}

/// Who is told how the user has chosen a document.
///
/// - SeeAlso: UIKit, `UIDocumentPickerDelegate`.
public protocol UIDocumentPickerDelegate: AnyObject {
  /// The user has chosen something, and it has gone.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has left, and it has gone.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

// What a user does with it.
extension UIDocumentPickerViewController: SystemScreen {
  /// A document, and leaving.
  package final var choices: [Touchable] {
    [
      choice("document") {
        self.goAway { self.delegate?.documentPicker(self, didPickDocumentsAt: self.chosen) }
      },
      choice("cancel") { self.goAway(then: self.tellOfLeaving) },
    ]
  }

  package final func tellOfLeaving() { delegate?.documentPickerWasCancelled(self) }
}
