/// A button behind a row that the user swipes.
///
/// - SeeAlso: UIKit, `UIContextualAction`.
open class UIContextualAction {
  /// What a button means.
  ///
  /// - SeeAlso: UIKit, `UIContextualAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Something is done.
    case normal
    /// Something is done that cannot be taken back.
    case destructive
  }

  /// What it means.
  public final let style: Style
  /// What a touch does; it says in the end whether it has done so.
  public final let handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// Its words.
  open var title: String?
  /// Its picture; nobody sees it.
  open var image: UIImage?
  /// The colour behind it; nobody sees it.
  open var backgroundColor: UIColor?

  /// Makes a button.
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons behind a row that the user swipes.
///
/// - SeeAlso: UIKit, `UISwipeActionsConfiguration`.
open class UISwipeActionsConfiguration {
  /// The buttons, from the side on.
  public final let actions: [UIContextualAction]
  /// Whether a swipe all along does what the first one does; nobody swipes so far.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a row of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
