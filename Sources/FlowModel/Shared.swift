/// A large value that is copied more often than it is changed: copies share it.
///
/// Inlinable, so that other modules read the value without a call or a copy.
@usableFromInline
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var box: Box

  @usableFromInline
  final class Box: Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  /// Begins with a value.
  @inlinable
  init(_ value: Value) { box = Box(value) }

  /// The value, which whoever looks at it does not copy; a changed one is shared with nobody.
  @inlinable
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
  @usableFromInline
  static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }

  /// Feeds the value into a hash.
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
