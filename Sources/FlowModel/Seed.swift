/// The number that a campaign is grown from.
///
/// The same seed gives the same bytes on every machine and with any number of workers.
public struct Seed: Hashable, Sendable {
  /// The 64 bits of the seed.
  public let bits: UInt64

  /// Makes a seed from its bits.
  public init(_ bits: UInt64) { self.bits = bits }
}

extension Seed: LosslessStringConvertible {
  /// Reads a seed: `0x` and up to 16 hexadecimal digits, or a decimal number.
  public init?(_ text: String) {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard let bits = UInt64(digits, radix: text.hasPrefix("0x") ? 16 : 10) else { return nil }
    self.init(bits)
  }

  /// The seed as `0x` and 16 hexadecimal digits.
  public var description: String {
    let digits = String(bits, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
