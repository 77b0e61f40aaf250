import FlowModel

/// A number for a list of numbers, the same on every machine.
///
/// It is the hash `FNV1a` with words in the place of bytes, and the upper bits folded into the
/// lower ones after each.
struct Digest {
  private(set) var value = FNV1a.offsetBasis

  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* FNV1a.prime
    value ^= value >> 29
  }
}
