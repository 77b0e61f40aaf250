/// A view in a collection: a cell, or one beside the items.
///
/// - SeeAlso: UIKit, `UICollectionReusableView`.
open class UICollectionReusableView: ReusableView {
  /// Makes a view.
  ///
  /// A class of an app's own that has an initializer, and not this one, cannot be registered, as in
  /// UIKit: the process traps when it is dequeued.
  ///
  /// - SeeAlso: UIKit, `UICollectionReusableView.init(frame:)`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view whose class somebody has registered.
  @available(*, unavailable, message: "A collection makes it so.")
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
  }

  /// Makes a view without room.
  public convenience init() { self.init(frame: .zero) }
}

/// An item of a collection.
///
/// - SeeAlso: UIKit, `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  /// What an app puts its views into.
  public final let contentView = UIView()
  /// The words and pictures; nobody sees them.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it; nobody sees it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// A view behind it; nobody sees it.
  open var backgroundView: UIView?
  /// A view behind it while it is selected; nobody sees it.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it; none is.
  open var isHighlighted = false

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

extension UICollectionViewCell: SelectableCell {
  package func show(isSelected: Bool, animated: Bool) {
    if isSelected != self.isSelected { self.isSelected = isSelected }
  }
}

/// An item of a collection that is a list.
///
/// - SeeAlso: UIKit, `UICollectionViewListCell`.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at its ends; nobody sees it.
  open var accessories: [UICellAccessory] = []
  /// How many steps it is moved in; nobody sees it.
  open var indentationLevel = 0

  /// Words and a picture, to be filled in and set as the content configuration.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewListCell.defaultContentConfiguration()`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }
}

/// What is at an end of an item of a list; nobody sees or touches it.
///
/// - SeeAlso: UIKit, `UICellAccessory`.
public struct UICellAccessory: Hashable, Sendable {
  private let name: String

  /// A hint that a touch leads on.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosure")
  }
  /// A mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  /// A button that deletes.
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  /// Something to move it by.
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
}
