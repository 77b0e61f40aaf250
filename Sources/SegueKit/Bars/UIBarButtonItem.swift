/// A button of a bar: something that a popover can point at, and that takes the place of the back
/// button.
///
/// - SeeAlso: UIKit, `UIBarButtonItem`.
open class UIBarButtonItem: UIBarItem {
  /// What it looks like; nobody sees it.
  open var style = Style.plain
  /// Who is asked to act; not kept.
  public weak final var target: AnyObject?
  /// What the target is asked to do.
  open var action: Selector?
  /// What it does itself, in place of the target.
  open var primaryAction: UIAction?
  /// What it offers to choose from: at a touch where nothing else is done, else at a long press.
  open var menu: UIMenu?
  /// Whether it is out of sight.
  open var isHidden = false
  /// The view that stands for it; it is in no other view.
  open var customView: UIView?
  /// How wide it is; nobody sees it.
  open var width = 0.0
  /// Its colour; nobody sees it.
  open var tintColor: UIColor?
  /// The number of the control that a storyboard has drawn it as; `nil` for what code has made.
  package final var drawnAs: Int?
  private var systemItem: SystemItem?

  /// Makes a button without words.
  public override init() {}

  /// Makes a button with words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    wire(target, action)
  }

  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    wire(target, action)
  }

  /// Makes a button that looks as many others do.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    systemItem = barButtonSystemItem
    wire(target, action)
  }

  /// Makes a button that looks as many others do, and acts itself or has a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that acts itself or has a menu; without words and a picture of its own it has
  /// those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button for which a view stands.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes room that grows.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }

  /// Makes room of a width.
  public static func fixedSpace(_ width: Double) -> UIBarButtonItem {
    let space = UIBarButtonItem()
    space.width = width
    return space
  }

  private func wire(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// What a button looks like.
  public enum Style: Int, Hashable, Sendable {
    /// Like the others.
    case plain = 0
    /// As what ends something.
    case done = 2
  }

  /// What many buttons look like; nobody sees it.
  public enum SystemItem: Int, Hashable, Sendable {
    /// As UIKit names them.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// As UIKit names them.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// As UIKit names them.
    case fastForward, undo, redo
    /// As UIKit names it.
    case close = 24
  }
}

extension UIBarButtonItem {
  /// What a person calls it that has no words.
  final var noun: String { systemItem.map { "\($0)" } ?? "bar-button" }

  /// Does what a touch of the button does: acts, or has the target act if that knows how, or
  /// without one the first responder, or who comes after that.
  package final func touch() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(for: self) }
    if let action { ActionReceiver(target)?.send(action, from: self) }
  }
}
