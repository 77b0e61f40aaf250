/// What one controller writes down when the app saves its state, and reads when it is restored.
///
/// UIKit hands out an `NSCoder`; SegueKit imports no Foundation and has a coder of its own with the
/// same words.
///
/// - SeeAlso: UIKit, `UIViewController.encodeRestorableState(with:)`.
public final class RestorationCoder {
  private enum Value {
    case integer(Int)
    case bool(Bool)
    case text(String)
  }

  private var values: [String: Value] = [:]

  /// Makes an empty coder.
  public init() {}

  /// Writes a number down.
  public func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }

  /// Writes a truth down.
  public func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }

  /// Writes a text down; `nil` takes away what the key had.
  public func encode(_ value: String?, forKey key: String) { values[key] = value.map(Value.text) }

  /// Whether something was written down for a key.
  public func containsValue(forKey key: String) -> Bool { values[key] != nil }

  /// Reads a number; 0 when there is none.
  public func decodeInteger(forKey key: String) -> Int {
    if case .integer(let value) = values[key] { value } else { 0 }
  }

  /// Reads a truth; `false` when there is none.
  public func decodeBool(forKey key: String) -> Bool {
    if case .bool(let value) = values[key] { value } else { false }
  }

  /// Reads a text; `nil` when there is none.
  public func decodeString(forKey key: String) -> String? {
    if case .text(let value) = values[key] { value } else { nil }
  }
}
