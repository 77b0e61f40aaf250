/// What is at an end of an item of a list.
///
/// Nobody sees it; touched is what has something done, and what stands in a view of an app's own.
///
/// - SeeAlso: UIKit, `UICellAccessory`.
public struct UICellAccessory {
  private let time: DisplayedState
  private let isHidden: Bool
  private let purpose: Purpose

  private enum Purpose {
    case sign
    case button(String, () -> Void)
    case menu(UIMenu)
    case view(UIView)
  }

  private init(_ purpose: Purpose, _ time: DisplayedState, _ options: Options) {
    self.purpose = purpose
    self.time = time
    isHidden = options.isHidden == true
  }

  private init(_ name: String, _ time: DisplayedState, _ options: Options, _ act: (() -> Void)?) {
    self.init(act.map { .button(name, $0) } ?? .sign, time, options)
  }

  /// When it is there.
  ///
  /// - SeeAlso: UIKit, `UICellAccessory.DisplayedState`.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// At which end it is.
  ///
  /// - SeeAlso: UIKit, `UICellAccessory.Placement`.
  public enum Placement {
    /// Where lines begin.
    case leading(displayed: DisplayedState = .always)
    /// Where they end.
    case trailing(displayed: DisplayedState = .always)
  }

  /// How wide it is; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UICellAccessory.LayoutDimension`.
  public enum LayoutDimension: Hashable, Sendable {
    /// As it is.
    case actual
    /// As others are.
    case standard
    /// As the app says.
    case custom(CGFloat)
  }

  /// How it looks, and whether it is there at all.
  ///
  /// UIKit has one such type for each sort of accessory.
  public struct Options {
    /// What an accessory that folds items stands in; nobody sees it.
    public var style: Style
    /// Whether it is hidden; it is not where nothing is said.
    public var isHidden: Bool?
    /// How much room is kept for it; nobody sees it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nobody sees it.
    public var tintColor: UIColor?
    /// The colour behind it; nobody sees it.
    public var backgroundColor: UIColor?
    /// Whether a line is beside it; nobody sees it.
    public var showsVerticalSeparator: Bool?

    /// What an accessory that folds items stands in.
    public enum Style: Hashable, Sendable {
      /// The item says.
      case automatic
      /// A header.
      case header
      /// A cell.
      case cell
    }

    /// Says how it looks.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// A view of an app's own at an end.
  ///
  /// - SeeAlso: UIKit, `UICellAccessory.CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it is.
    public let placement: Placement
    /// How it looks, and whether it is there at all.
    public let options: Options

    /// Says where a view is.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A hint that a touch leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign, displayed, options) }

  /// What shows or hides the items below; without a handler nothing is folded.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("disclosure", displayed, options, actionHandler) }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("accessory", displayed, options, actionHandler) }

  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign, displayed, options) }

  /// A button that deletes; without a handler it shows what is behind the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("Delete", displayed, options, actionHandler) }

  /// A button that puts another item in.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory("Insert", displayed, options, actionHandler) }

  /// Something to move it by; nobody does.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign, displayed, options) }

  /// A mark of what is selected while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign, displayed, options) }

  /// Words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign, displayed, options) }

  /// Something to choose from.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.menu(menu), displayed, options) }

  /// A view of an app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let time =
      switch configuration.placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    return UICellAccessory(.view(configuration.customView), time, configuration.options)
  }

  /// The view, where it is one of an app's own.
  var view: UIView? { if case .view(let view) = purpose { view } else { nil } }

  /// Whether the user finds it.
  func isShown(isEditing: Bool) -> Bool {
    !isHidden && (time == .always || (time == .whenEditing) == isEditing)
  }

  /// What the user finds to touch, but for views.
  var touchables: [Touchable] {
    switch purpose {
    case .sign, .view: []
    case .button(let name, let act): [Touchable(name, touch: act)]
    case .menu(let menu): menu.touchables { $0.perform(for: menu) }
    }
  }
}

extension UICellAccessory {
  /// As UIKit names them.
  public typealias DisclosureIndicatorOptions = Options
  /// As UIKit names them.
  public typealias OutlineDisclosureOptions = Options
  /// As UIKit names them.
  public typealias DetailOptions = Options
  /// As UIKit names them.
  public typealias CheckmarkOptions = Options
  /// As UIKit names them.
  public typealias DeleteOptions = Options
  /// As UIKit names them.
  public typealias InsertOptions = Options
  /// As UIKit names them.
  public typealias ReorderOptions = Options
  /// As UIKit names them.
  public typealias MultiselectOptions = Options
  /// As UIKit names them.
  public typealias LabelOptions = Options
  /// As UIKit names them.
  public typealias PopUpMenuOptions = Options
}
