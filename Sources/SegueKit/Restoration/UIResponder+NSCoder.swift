extension UIResponder {
  /// What a controller or a view is made from, and what it writes down to be shown again as it is.
  ///
  /// It stands in for Foundation's class of that name wherever a responder is declared, and so does
  /// in an app's controllers and views. Elsewhere `NSCoder` is Foundation's, for `NSCoding`.
  ///
  /// What is written down is kept as it is. Of controllers and views nothing is kept: who has a
  /// restoration identifier comes back anyway (that UIKit finds them by it is left out here).
  ///
  /// - SeeAlso: Foundation, `NSCoder`; UIKit, `UIViewController.encodeRestorableState(with:)`.
  public class NSCoder {
    private var values: [String: Any] = [:]

    /// Makes an empty coder.
    public init() {}

    /// Writes something down; `nil` takes away what the key had.
    public final func encode(_ object: Any?, forKey key: String) {
      values[key] = object is UIResponder ? nil : object
    }

    /// Whether something was written down for a key.
    public final func containsValue(forKey key: String) -> Bool { values[key] != nil }

    /// Reads what was written down, whatever it is; `nil` when there is none.
    public final func decodeObject(forKey key: String) -> Any? { values[key] }

    /// Reads something of a class; `nil` when there is none, or something else.
    public final func decodeObject<Object>(of type: Object.Type, forKey key: String) -> Object? {
      values[key] as? Object
    }

    /// Reads what was written down; the classes play no part.
    public final func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
      values[key]
    }

    /// Reads a text; `nil` when there is none.
    public final func decodeString(forKey key: String) -> String? { values[key] as? String }

    /// Reads a truth; `false` when there is none.
    public final func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }

    /// Reads a whole number; 0 when there is none.
    public final func decodeInteger(forKey key: String) -> Int { number(forKey: key) ?? 0 }

    /// Reads a whole number; 0 when there is none.
    public final func decodeInt32(forKey key: String) -> Int32 { number(forKey: key) ?? 0 }

    /// Reads a whole number; 0 when there is none.
    public final func decodeInt64(forKey key: String) -> Int64 { number(forKey: key) ?? 0 }

    /// Reads a number; 0 when there is none.
    public final func decodeDouble(forKey key: String) -> Double { fraction(forKey: key) ?? 0 }

    /// Reads a number; 0 when there is none.
    public final func decodeFloat(forKey key: String) -> Float { fraction(forKey: key) ?? 0 }

    /// Reads a place; the origin when there is none.
    public final func decodeCGPoint(forKey key: String) -> CGPoint {
      values[key] as? CGPoint ?? .zero
    }

    /// Reads a size; none when there is none.
    public final func decodeCGSize(forKey key: String) -> CGSize { values[key] as? CGSize ?? .zero }

    /// Reads a rectangle; an empty one when there is none.
    public final func decodeCGRect(forKey key: String) -> CGRect { values[key] as? CGRect ?? .zero }

    private func number<Number: BinaryInteger>(forKey key: String) -> Number? {
      (values[key] as? any BinaryInteger).flatMap { Number(exactly: $0) }
    }

    private func fraction<Number: BinaryFloatingPoint>(forKey key: String) -> Number? {
      (values[key] as? any BinaryFloatingPoint).map { Number($0) } ?? number(forKey: key)
    }

    private func number<Number: BinaryFloatingPoint>(forKey key: String) -> Number? {
      (values[key] as? any BinaryInteger).map { Number($0) }
    }
  }
}
