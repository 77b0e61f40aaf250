/// Tabs that belong together: in the bar they are one, which shows the selected one of them.
///
/// Without a selected one it shows its own controller, and where it has none, the child that is
/// there by default. A stack that manages the group has its own controller at the bottom and the
/// child's on top of it (a reading chosen by this project). In UIKit the user finds the children in
/// a sidebar; here code selects them.
///
/// - SeeAlso: UIKit, `UITabGroup`.
open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] { didSet { exchange(oldValue) } }
  /// The selected one of them.
  open var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { tabBarController?.showNamedTabs() } }
  }
  /// What tells the child from the others that is shown when none is selected; the first one
  /// without a word.
  open var defaultChildIdentifier: String?
  /// The stack that shows the group.
  open var managingNavigationController: UINavigationController?
  /// What can be done in the sidebar; nobody does it.
  open var sidebarActions: [UIAction] = []
  /// Whether the user may sort the children; nobody does.
  open var allowsReordering = false

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - image: Its picture.
  ///   - identifier: What tells it from the others.
  ///   - children: The tabs in it.
  ///   - viewControllerProvider: Makes its own controller, once.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    exchange([])
  }

  /// The tab in it with an identifier, however deep.
  ///
  /// - SeeAlso: UIKit, `UITabGroup.tab(forIdentifier:)`.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if let found = child.selfOrTab(identifier) { return found }
    }
    return nil
  }

  override func selfOrTab(_ identifier: String) -> UITab? {
    super.selfOrTab(identifier) ?? tab(forIdentifier: identifier)
  }

  override var innermost: UITab { selectedChild?.innermost ?? self }

  /// The child that is shown, where the group's own controller is not.
  private final var shownChild: UITab? {
    if let selectedChild { return selectedChild }
    guard !hasController else { return nil }
    let standing = children.filter { !$0.isHidden }
    return standing.first { $0.identifier == defaultChildIdentifier } ?? standing.first
  }

  override var shown: UIViewController? {
    managingNavigationController ?? shownChild?.shown ?? viewController
  }

  override func makeShown() -> UIViewController? {
    let line = [makeController(), shownChild?.makeShown()].compactMap { $0 }
    guard let stack = managingNavigationController else { return line.last }
    if !stack.viewControllers.starts(with: line) {
      stack.setViewControllers(line, animated: false)
    }
    return stack
  }

  private final func exchange(_ former: [UITab]) {
    for tab in former where tab.parent === self { tab.parent = nil }
    for tab in children { tab.parent = self }
    if let selectedChild, !children.contains(where: { $0 === selectedChild }) {
      self.selectedChild = nil
    }
    tabBarController?.showNamedTabs()
  }
}
