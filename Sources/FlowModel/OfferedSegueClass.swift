/// A class of segue objects of the system under test, with what segues may name it.
public struct OfferedSegueClass: Hashable, Sendable {
  /// The name of the class.
  public var name: ClassName
  /// The segues that may name it.
  public var role: Role

  /// What a class of segue objects is for.
  ///
  /// - SeeAlso: Interface Builder's segue kinds.
  public enum Role: Hashable, Sendable {
    /// Custom segues, which show a new controller.
    case custom
    /// Unwind segues, which go back.
    case unwind
  }

  /// Makes an offer.
  public init(_ name: ClassName, role: Role) {
    self.name = name
    self.role = role
  }
}
