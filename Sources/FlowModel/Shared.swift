/// A large value that is copied more often than it is changed: copies share it.
@propertyWrapper
public struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private var box: Box

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value; a changed one is shared with nobody.
  public var wrappedValue: Value {
    get { box.value }
    _modify {
      var value = box.value
      defer { box = Box(value) }
      yield &value
    }
  }

  /// Whether the values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  /// Feeds the value into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
