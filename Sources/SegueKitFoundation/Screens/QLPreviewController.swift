/// Where the user looks at documents, which nobody reads.
///
/// Presented, it goes by itself when the user has done; pushed, it is left as other screens are.
///
/// - SeeAlso: Quick Look, `QLPreviewController`.
open class QLPreviewController: UIViewController {
  /// Who knows the documents; not kept.
  public weak final var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  /// Who is told what happens; not kept.
  public weak final var delegate: (any QLPreviewControllerDelegate)?
  /// Which one the user looks at, counted from zero.
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded, currentPreviewItemIndex != oldValue { refreshCurrentPreviewItem() } }
  }
  /// What the user looks at; `nil` when there is nothing.
  public private(set) final var currentPreviewItem: (any QLPreviewItem)?

  /// How many there are, as the data source has said.
  fileprivate private(set) final var count = 0

  /// Whether a document can be looked at; every one can.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }

  /// Asks how many documents there are, and for the one that the user looks at.
  open func reloadData() {
    count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    refreshCurrentPreviewItem()
  }

  /// Asks for the document that the user looks at.
  open func refreshCurrentPreviewItem() {
    currentPreviewItem =
      (0..<count).contains(currentPreviewItemIndex)
      ? dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) : nil
  }

  /// Asks for the documents.
  open override func viewDidLoad() {
    super.viewDidLoad()
    reloadData()
  }

  /// Tells the delegate where it is being dismissed.
  ///
  /// That code which dismisses it has the delegate told, too, is undocumented; reading chosen by
  /// this project.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  /// Tells the delegate where it has been dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }
}

/// Who knows what the user can look at.
///
/// - SeeAlso: Quick Look, `QLPreviewControllerDataSource`.
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many documents there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them, counted from zero.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Who is told what the user does with documents.
///
/// - SeeAlso: Quick Look, `QLPreviewControllerDelegate`.
public protocol QLPreviewControllerDelegate: AnyObject {
  /// It is about to be dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// It has been dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Whether a link in a document may be opened; nobody touches one.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Out of which view it comes; nobody asks.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}

  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}

  /// It may.
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }

  /// None.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
}

// What a user does with it.
extension QLPreviewController: SystemScreen {
  /// The documents beside this one, and leaving where it is presented.
  package final var choices: [Touchable] {
    var found: [Touchable] = []
    if currentPreviewItemIndex < count - 1 {
      found.append(choice("next-item") { self.currentPreviewItemIndex += 1 })
    }
    if currentPreviewItemIndex > 0 {
      found.append(choice("previous-item") { self.currentPreviewItemIndex -= 1 })
    }
    return found + (isPresentedItself ? [choice("done") { self.goAway {} }] : [])
  }

  /// Nothing is left to tell: that it goes it says by itself.
  package final func tellOfLeaving() {}
}
