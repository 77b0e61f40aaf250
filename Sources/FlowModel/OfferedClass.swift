/// A class of the system under test, with what a scene must know to be declared with it.
public struct OfferedClass: Hashable, Sendable {
  /// The name of the class.
  public var name: ClassName
  /// The kind of controller that the class is.
  public var kind: ControllerKind
  /// How many children a controller of the class has; none when it is no container.
  ///
  /// So many are in its scene and on the stage, whatever steps add or take away. A container that
  /// can be empty begins with one child at least. A stack may grow.
  public var childCounts: ClosedRange<Int>
  /// Whether the class has one of its children in front and can be told which.
  public var hasBranches: Bool
  /// Whether the app launches it as the root of its window, with all that belongs to it: it stands
  /// nowhere else.
  public var isLaunched: Bool
  /// What every scene of the class declares, because the class follows its own mind; `nil` for a
  /// class that does what the contract of its scene says.
  @inlinable
  public var declared: Contract? {
    get { promise?.value }
    set { promise = newValue.map(Shared.init) }
  }

  @usableFromInline var promise: Shared<Contract>?

  /// Makes an offer of a class that is no container.
  public init(
    _ name: ClassName, _ kind: ControllerKind, childCounts: ClosedRange<Int> = 0...0,
    hasBranches: Bool = false, isLaunched: Bool = false, declaring declared: Contract? = nil
  ) {
    self.name = name
    self.kind = kind
    self.childCounts = childCounts
    self.hasBranches = hasBranches
    self.isLaunched = isLaunched
    promise = declared.map(Shared.init)
  }

  /// Whether the class has children.
  @inlinable
  package var isContainer: Bool { childCounts.upperBound > 0 }

  /// How many children a controller of the class begins with.
  package var firstChildCounts: ClosedRange<Int> {
    isContainer ? max(1, childCounts.lowerBound)...childCounts.upperBound : childCounts
  }
}
