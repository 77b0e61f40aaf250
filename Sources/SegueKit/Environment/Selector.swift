/// The name of a method.
///
/// Without an Objective-C runtime there is nothing behind it but the name; a class says through
/// ``UIViewController/unwindAction(for:)`` which unwind actions it implements.
public struct Selector: Hashable, Sendable {
  /// The name, as in a storyboard.
  public let name: String

  /// Makes a selector from a name.
  public init(_ name: String) { self.name = name }

  /// The selector of `UIViewController.show(_:sender:)`.
  public static let show: Selector = "showViewController:sender:"
  /// The selector of `UIViewController.showDetailViewController(_:sender:)`.
  public static let showDetail: Selector = "showDetailViewController:sender:"
}

extension Selector: ExpressibleByStringLiteral {
  /// Makes a selector from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
