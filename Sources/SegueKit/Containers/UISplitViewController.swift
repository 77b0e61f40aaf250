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

  /// Who stands in its columns, when these have names.
  final var namedColumns: NamedColumns?
  /// Whether the delegate is being asked which column lies on top when they collapse.
  final var isAskingForTop = false
  /// Which named columns can be seen in a wide window.
  final var modeOfTheMoment = DisplayMode.automatic

  /// Makes a split view controller without columns.
  public override init(nibName: String?, bundle: AnyObject?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a split view controller without columns, as a storyboard does.
  public override init?(coder: AnyObject) { super.init(coder: coder) }

  /// Makes a split view controller whose columns have names, and stand empty.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.init(style:)`.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    if style != .unspecified { namedColumns = NamedColumns(style) }
  }

  /// How many columns there are, and whether they have names.
  public final var style: Style { namedColumns?.style ?? .unspecified }

  /// Which columns the app would have seen in a wide window; of columns without names nobody sees
  /// it.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.preferredDisplayMode`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { changeMode(to: preferredDisplayMode) }
  }
  /// Which columns can be seen in a wide window; as long as nobody says otherwise, all of them.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.displayMode`.
  public final var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return actual(modeOfTheMoment)
  }

  /// What a mode comes to in a wide window.
  final func actual(_ mode: DisplayMode) -> DisplayMode {
    guard mode == .automatic else { return mode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// How columns lie beside or over each other; nobody sees it.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How columns lie beside or over each other, as it is preferred; nobody sees it.
  public final var splitBehavior: SplitBehavior { preferredSplitBehavior }
  /// Whether there is a button that leaves the last column alone; nobody sees it.
  open var showsSecondaryOnlyButton = false
  /// Whether a swipe brings the primary column; nobody swipes there.
  open var presentsWithGesture = true
  /// How much of the width the primary column takes; nobody sees it.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// How wide the primary column is to be, in points; nobody sees it.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// How wide the primary column is at least, in points; nobody sees it.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// How wide the primary column is at most, in points; nobody sees it.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  /// How much of the width the supplementary column takes; nobody sees it.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// How wide the supplementary column is to be, in points; nobody sees it.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// How wide the supplementary column is at least, in points; nobody sees it.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// How wide the supplementary column is at most, in points; nobody sees it.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// Whether there is a button that shows and hides columns; nobody sees it.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// What lies behind the primary column; nobody sees it.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// On which side the primary column lies; nobody sees it.
  open var primaryEdge = PrimaryEdge.leading
  final var displayModeButton: UIBarButtonItem?

  /// Puts a controller into a column, in a stack of its own unless it is one or the column is the
  /// compact one.
  ///
  /// In a compact window it takes the place of who is shown there; else it waits for
  /// ``show(_:)``, or for a wide window, once the view has loaded (undocumented; reading chosen by
  /// this project).
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.setViewController(_:for:)`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    exchange(column, for: vc)
  }

  /// Whom a column was given.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.viewController(for:)`.
  open func viewController(for column: Column) -> UIViewController? {
    namedColumns?.given(for: column)
  }

  /// Shows a column: beside those after it, or in a compact window on top of the stack.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.show(_:)`.
  open func show(_ column: Column) { bring(column) }

  /// Hides a column and those before it, or in a compact window takes it off the stack.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.hide(_:)`.
  open func hide(_ column: Column) { putAway(column) }

  /// The columns, primary first.
  ///
  /// Where two are given while there is to be one only, they collapse at once (undocumented;
  /// reading chosen by this project).
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      replaceChildren(with: newValue)
      if isCollapsed, !hasNamedColumns { collapseColumns() }
    }
  }

  /// Writes down whether there is one column only, and what of it would be the secondary one.
  open override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(isCollapsed, forKey: "UISplitViewController.isCollapsed")
    let place = children.first?.children.firstIndex { $0 === detail }
    if let place { coder.encode(place, forKey: "UISplitViewController.detail") }
  }

  /// Reads what was written down.
  open override func decodeRestorableState(with coder: NSCoder) {
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

  /// Replaces the column that the request came from, or the primary one; when collapsed, and when
  /// columns have names, presents full screen.
  ///
  /// - SeeAlso: UIKit, the header comment of `UISplitViewController`.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    guard !environment.isHalted else { return }
    if let delegate, !hasNamedColumns,
      delegate.splitViewController(self, show: viewController, sender: sender)
    {
      return
    }
    if isCollapsed || hasNamedColumns {
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
  /// documented and observed is the replacement. Of named columns no delegate is asked.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.showDetailViewController(_:sender:)`.
  open override func showDetailViewController(
    _ viewController: UIViewController, sender: Any?
  ) {
    guard !environment.isHalted else { return }
    if hasNamedColumns {
      exchange(.secondary, for: viewController)
      return bring(.secondary)
    }
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

  /// All columns, but for those with names that are hidden.
  open override var visibleChildren: ArraySlice<UIViewController> { columnsInSight }

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
  final func replaceColumn(_ place: Int, with controller: UIViewController) {
    let old = children.indices.contains(place) ? children[place] : nil
    replaceColumn(old, with: controller, at: place)
  }

  /// Puts a controller in the place of a column; where there is none, at a place.
  final func replaceColumn(
    _ old: UIViewController?, with controller: UIViewController, at place: Int
  ) {
    guard !environment.isHalted, old !== controller else { return }
    guard canContain(controller) else {
      return environment.misuse(.inconsistentHierarchy, controller)
    }
    old?.willMove(toParent: nil)
    controller.leave()
    let index = children.firstIndex { $0 === old } ?? min(place, children.count)
    if old?.parentLink === self { old?.leave() }
    insert(controller, at: index)
    guard controller.parentLink === self else { return }
    environment.observeChange(of: self, .replaced(controller, on: self))
    environment.updateAppearance()
    if let old, old.parentLink == nil { old.didMove(toParent: nil) }
    if controller.parentLink === self { controller.didMove(toParent: self) }
  }
}
