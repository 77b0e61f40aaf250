/// A set of the cases of an enumeration with no more than 64 of them, which needs no storage.
public struct EnumSet<Element: CaseIterable & Hashable & RawRepresentable>: Hashable, Sendable
where Element.RawValue == UInt8 {
  @usableFromInline var bits: UInt64 = 0

  /// Makes an empty set.
  @inlinable
  public init() {}

  /// Every case.
  @inlinable
  public static var all: EnumSet { EnumSet(Element.allCases) }

  @inlinable
  static func bit(of element: Element) -> UInt64 { 1 << UInt64(element.rawValue) }
}

extension EnumSet: SetAlgebra {
  /// Whether a case is in the set.
  @inlinable
  public func contains(_ member: Element) -> Bool { bits & Self.bit(of: member) != 0 }

  /// Puts a case into the set.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    let isNew = !contains(newMember)
    bits |= Self.bit(of: newMember)
    return (isNew, newMember)
  }

  /// Takes a case out of the set.
  @inlinable
  @discardableResult
  public mutating func remove(_ member: Element) -> Element? {
    guard contains(member) else { return nil }
    bits &= ~Self.bit(of: member)
    return member
  }

  /// Puts a case into the set, in the place of itself.
  @inlinable
  @discardableResult
  public mutating func update(with newMember: Element) -> Element? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Puts in all that another set has.
  @inlinable
  public mutating func formUnion(_ other: EnumSet) { bits |= other.bits }

  /// Takes out all that another set has not.
  @inlinable
  public mutating func formIntersection(_ other: EnumSet) { bits &= other.bits }

  /// Keeps what one of two sets has, and not both.
  @inlinable
  public mutating func formSymmetricDifference(_ other: EnumSet) { bits ^= other.bits }

  /// Whether no case is in both sets.
  @inlinable
  public func isDisjoint(with other: EnumSet) -> Bool { bits & other.bits == 0 }

  /// The cases of either set.
  @inlinable
  public func union(_ other: EnumSet) -> EnumSet {
    var all = self
    all.formUnion(other)
    return all
  }

  /// The cases of both sets.
  @inlinable
  public func intersection(_ other: EnumSet) -> EnumSet {
    var common = self
    common.formIntersection(other)
    return common
  }

  /// The cases of one of both sets alone.
  @inlinable
  public func symmetricDifference(_ other: EnumSet) -> EnumSet {
    var different = self
    different.formSymmetricDifference(other)
    return different
  }
}
