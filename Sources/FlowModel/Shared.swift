/// A large value that is copied more often than it is changed: copies share it.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private var box: Box

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Begins with a value.
  init(_ value: Value) { box = Box(value) }

  /// The value, which whoever looks at it does not copy; a changed one is shared with nobody.
  var value: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
    _modify {
      var value = box.value
      defer { box = Box(value) }
      yield &value
    }
  }

  /// Whether the values are equal.
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  /// Feeds the value into a hash.
  func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
