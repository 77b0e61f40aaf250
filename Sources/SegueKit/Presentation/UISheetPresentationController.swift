/// A presentation as a card; how high it stands nobody sees.
///
/// - SeeAlso: UIKit, `UISheetPresentationController`.
open class UISheetPresentationController: UIPresentationController {
  private final var look: SheetLook?

  private final var knownLook: SheetLook {
    if let look { return look }
    let made = SheetLook()
    look = made
    return made
  }

  /// How high it may stand, the lowest first.
  public final var detents: [Detent] {
    get { look?.detents ?? [.large()] }
    set { knownLook.detents = newValue }
  }

  /// How high it stands, if somebody has said so.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    get { look?.selected }
    set { knownLook.selected = newValue }
  }

  /// Whether it has a handle; nobody sees it.
  public final var prefersGrabberVisible: Bool {
    get { look?.hasGrabber ?? false }
    set { knownLook.hasGrabber = newValue }
  }

  /// Whether it grows when what is in it is scrolled; nobody scrolls.
  public final var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { look?.expandsByScrolling ?? true }
    set { knownLook.expandsByScrolling = newValue }
  }

  /// Whether it lies at the edge of a low window; nobody sees it.
  public final var prefersEdgeAttachedInCompactHeight: Bool {
    get { look?.isEdgeAttached ?? false }
    set { knownLook.isEdgeAttached = newValue }
  }

  /// Whether it is as wide as it would like when it lies at the edge; nobody sees it.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { look?.followsWidth ?? false }
    set { knownLook.followsWidth = newValue }
  }

  /// Whether it is as large as a page; nobody sees it.
  public final var prefersPageSizing: Bool {
    get { look?.hasPageSize ?? true }
    set { knownLook.hasPageSize = newValue }
  }

  /// The view that it lies beside, where it is small; nobody sees it.
  public final var sourceView: UIView? {
    get { look?.source }
    set { knownLook.source = newValue }
  }

  /// How round its corners are; nobody sees it.
  public final var preferredCornerRadius: Double? {
    get { look?.cornerRadius }
    set { knownLook.cornerRadius = newValue }
  }

  /// Up to which height what is below is not dimmed; what is below is not touched all the same.
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { look?.undimmed }
    set { knownLook.undimmed = newValue }
  }

  /// Makes changes, at once.
  ///
  /// - SeeAlso: UIKit, `UISheetPresentationController.animateChanges(_:)`.
  public final func animateChanges(_ changes: () -> Void) { changes() }

  /// A height.
  ///
  /// - SeeAlso: UIKit, `UISheetPresentationController.Detent`.
  public final class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// Half.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Full.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Its name.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half.
    public static func medium() -> Detent { Detent(.medium) }
    /// Full.
    public static func large() -> Detent { Detent(.large) }
  }
}

/// What somebody has said about how a card stands.
private final class SheetLook {
  var detents = [UISheetPresentationController.Detent.large()]
  var selected: UISheetPresentationController.Detent.Identifier?
  var hasGrabber = false
  var expandsByScrolling = true
  var isEdgeAttached = false
  var hasPageSize = true
  var source: UIView?
  var followsWidth = false
  var cornerRadius: Double?
  var undimmed: UISheetPresentationController.Detent.Identifier?
}

extension UIViewController {
  /// The presentation controller when the style is that of a sheet.
  ///
  /// - SeeAlso: UIKit, `UIViewController.sheetPresentationController`.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

/// Who is told what becomes of a sheet.
///
/// - SeeAlso: UIKit, `UISheetPresentationControllerDelegate`.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has made it stand at another height; nobody does.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
