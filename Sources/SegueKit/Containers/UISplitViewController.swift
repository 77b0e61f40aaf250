/// A primary and a secondary column: side by side, or in a compact window collapsed into one.
///
/// - SeeAlso: UIKit, `UISplitViewController`.
open class UISplitViewController: UIViewController {
  /// Who is asked first; not kept.
  public weak final var delegate: (any UISplitViewControllerDelegate)?

  /// Whether there is only one column, because the window is compact.
  public internal(set) final var isCollapsed = false
  /// A secondary column that nobody took when the columns were collapsed.
  package internal(set) final var keptSecondary: UIViewController?
  /// What the primary column took when the columns were collapsed, or was shown as a detail since.
  final var detailLink: ControllerLink?
  /// The detail that the primary column is being handed.
  final var detailOnItsWay: UIViewController?

  /// Which columns the app would have seen in a wide window; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.preferredDisplayMode`.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether a swipe brings the primary column; nobody swipes there.
  open var presentsWithGesture = true
  /// How much of the width the primary column takes; nobody sees it.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  final var displayModeButton: UIBarButtonItem?

  /// The columns, primary first.
  open var viewControllers: [UIViewController] {
    get { children }
    set { replaceChildren(with: newValue) }
  }

  /// Writes down whether there is one column only, and what of it would be the secondary one.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    coder.encode(isCollapsed, forKey: "UISplitViewController.isCollapsed")
    let place = children.first?.children.firstIndex { $0 === detail }
    if let place { coder.encode(place, forKey: "UISplitViewController.detail") }
  }

  /// Reads what was written down.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    isCollapsed = coder.decodeBool(forKey: "UISplitViewController.isCollapsed")
    let place = coder.decodeInteger(forKey: "UISplitViewController.detail")
    if coder.containsValue(forKey: "UISplitViewController.detail"),
      let column = children.first, column.children.indices.contains(place)
    {
      detailLink = column.children[place].link()
    }
  }

  /// The overrides of `show` and `showDetailViewController`, which replace a column.
  open override var overriddenActions: [Selector] { Self.overridden }

  private static let overridden: [Selector] = [.show, .showDetail]

  /// Replaces the column that the request came from, or the primary one; when collapsed, presents
  /// full screen.
  ///
  /// - SeeAlso: UIKit, the header comment of `UISplitViewController`.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    guard !environment.isHalted else { return }
    if let delegate,
      delegate.splitViewController(self, show: viewController, sender: sender)
    {
      return
    }
    if isCollapsed {
      viewController.modalPresentationStyle = .fullScreen
      return present(viewController, animated: environment.areAnimationsEnabled)
    }
    let origin = environment.showSource.flatMap(child(leadingTo:))
    let column = children.firstIndex { $0 === origin } ?? 0
    replaceColumn(column, with: viewController)
  }

  /// Replaces the whole secondary column; when collapsed, has the primary one show the controller.
  ///
  /// The header comment says that a secondary which implements `show` gets that instead; what is
  /// documented and observed is the replacement.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.showDetailViewController(_:sender:)`.
  open override func showDetailViewController(
    _ viewController: UIViewController, sender: Any?
  ) {
    guard !environment.isHalted else { return }
    if let delegate,
      delegate.splitViewController(self, showDetail: viewController, sender: sender)
    {
      return
    }
    if isCollapsed, let primary = children.first {
      showDetail(viewController, in: primary, sender: sender)
    } else {
      replaceColumn(1, with: viewController)
    }
  }

  /// All columns.
  open override var visibleChildren: ArraySlice<UIViewController> { children[...] }

  override var hasViewsInPlace: Bool { false }

  override func fitColumns(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: if !isCollapsed { collapse() }
    case .regular: if isCollapsed { expand() }
    case .unspecified: break
    }
  }
}

extension UISplitViewController {
  final func replaceColumn(_ column: Int, with controller: UIViewController) {
    let old = children.indices.contains(column) ? children[column] : nil
    guard !environment.isHalted, old !== controller else { return }
    guard canContain(controller) else {
      return environment.misuse(.inconsistentHierarchy, controller)
    }
    old?.willMove(toParent: nil)
    controller.leave()
    let index = children.firstIndex { $0 === old } ?? children.count
    if old?.parentLink === self { old?.leave() }
    insert(controller, at: index)
    guard controller.parentLink === self else { return }
    environment.observe(.replaced(controller, on: self))
    environment.updateAppearance()
    if let old, old.parentLink == nil { old.didMove(toParent: nil) }
    if controller.parentLink === self { controller.didMove(toParent: self) }
  }
}
