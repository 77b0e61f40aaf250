/// A class of the system under test, with what a scene must know to be declared with it.
public struct OfferedClass: Hashable, Sendable {
  /// The name of the class.
  public var name: ClassName
  /// The kind of controller that the class is.
  public var kind: ControllerKind
  /// How many children a scene of the class holds; none for a class that is no container.
  public var childCounts: ClosedRange<Int>
  /// Whether the class has one of its children in front and can be told which.
  public var hasBranches: Bool
  /// Whether the class does what the contract of its scene says; one that does not follows its
  /// own mind, and its scene declares everything as unknown.
  public var keepsContract: Bool

  /// Makes an offer of a class that is no container.
  public init(
    _ name: ClassName, _ kind: ControllerKind, childCounts: ClosedRange<Int> = 0...0,
    hasBranches: Bool = false, keepsContract: Bool = true
  ) {
    self.name = name
    self.kind = kind
    self.childCounts = childCounts
    self.hasBranches = hasBranches
    self.keepsContract = keepsContract
  }
}
