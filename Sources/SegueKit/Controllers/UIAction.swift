/// What an action does when it is to act.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control, a button of a bar or an element of a menu does, written as a closure.
///
/// - SeeAlso: UIKit, `UIAction`.
public final class UIAction: UIMenuElement {
  /// What is done.
  public let handler: UIActionHandler

  /// A name for code.
  public let identifier: Identifier

  /// Whether an app has named it; one without a name is like no other one.
  final let isIdentified: Bool

  /// Longer words than the title; nobody sees them.
  public var discoverabilityTitle: String?

  /// What it looks like in a menu, and whether it can be chosen there.
  public var attributes: Attributes

  /// Whether it is ticked in a menu; nobody sees it.
  public var state: State

  /// Who has it done, while it is done.
  public private(set) var sender: Any?

  /// What a popover can point at, which shows what is done, while it is done.
  ///
  /// - SeeAlso: UIKit, `UIMenuLeaf.presentationSourceItem`.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("")
    isIdentified = identifier != nil
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does what is to be done.
  package func perform(for sender: Any) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }

  /// The name of an action for code.
  ///
  /// - SeeAlso: UIKit, `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }
}
