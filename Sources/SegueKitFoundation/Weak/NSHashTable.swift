/// A set of objects that it does not keep, as those who hear of something.
///
/// They stay in the order in which they were added, so that the same flow always does the same.
///
/// - SeeAlso: Foundation, `NSHashTable`, which there is on Apple's systems alone; it has no order.
public final class NSHashTable<ObjectType: AnyObject> {
  private var links: [WeakLink] = []

  /// Makes an empty one that keeps nobody.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable() }

  /// Who is in it and still there.
  public var allObjects: [ObjectType] { links.compactMap { $0.object as? ObjectType } }

  /// How many are in it and still there.
  public var count: Int { allObjects.count }

  /// One of them; `nil` when it is empty.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds somebody, unless they are in it.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    links.append(WeakLink(object))
  }

  /// Takes somebody out, and those who are there no more.
  public func remove(_ object: ObjectType?) {
    links.removeAll { $0.object == nil || $0.object === object }
  }

  /// Takes everybody out.
  public func removeAllObjects() { links = [] }

  /// Whether somebody is in it.
  public func contains(_ object: ObjectType?) -> Bool {
    object != nil && links.contains { $0.object === object }
  }
}
