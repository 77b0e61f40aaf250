/// What belongs to objects that it does not keep, as the coordinator of a screen; gone with them.
///
/// - SeeAlso: Foundation, `NSMapTable`, which there is on Apple's systems alone.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private var entries: [(key: WeakLink, value: WeakLink, kept: ObjectType?)] = []
  private let keepsValues: Bool

  private init(keepsValues: Bool) { self.keepsValues = keepsValues }

  /// Makes an empty one that keeps what belongs to somebody as long as they are there.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsValues: true)
  }

  /// Makes an empty one that keeps nothing.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keepsValues: false)
  }

  /// For how many something is in it.
  public var count: Int {
    forgetWhoIsGone()
    return entries.count
  }

  /// What belongs to somebody; `nil` for nothing.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    forgetWhoIsGone()
    return entries.first { $0.key.object === aKey }?.value.object as? ObjectType
  }

  /// Says what belongs to somebody; `nil` for nothing.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((WeakLink(aKey), WeakLink(anObject), keepsValues ? anObject : nil))
  }

  /// Forgets what belongs to somebody.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { $0.key.object === aKey }
    forgetWhoIsGone()
  }

  /// Forgets everything.
  public func removeAllObjects() { entries = [] }

  private func forgetWhoIsGone() {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
  }
}
