/// A number for a list of numbers, the same on every machine.
///
/// - SeeAlso: Fowler, Noll and Vo, "FNV-1a", with words in the place of bytes, and the upper bits
///   folded into the lower ones after each.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }
}
