/// What stands in a menu: an action, or another menu.
///
/// - SeeAlso: UIKit, `UIMenuElement`.
open class UIMenuElement {
  /// A name for people.
  public let title: String

  /// A picture; nobody sees it.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// What an element looks like, and whether it can be chosen.
  ///
  /// - SeeAlso: UIKit, `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is there and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is ticked; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIMenuElement.State`.
  public enum State: Int, Hashable, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }
}

/// Elements to choose from; nobody sees it, and the user chooses an action that is in it.
///
/// - SeeAlso: UIKit, `UIMenu`.
open class UIMenu: UIMenuElement {
  /// A name for code.
  public let identifier: Identifier

  /// How it lies in another menu; nobody sees it.
  public let options: Options

  /// What stands in it, in order.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other elements.
  ///
  /// - SeeAlso: UIKit, `UIMenu.replacingChildren(_:)`.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The name of a menu for code.
  ///
  /// - SeeAlso: UIKit, `UIMenu.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// How a menu lies in another one; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIMenu.Options`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it stands in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is ticked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
