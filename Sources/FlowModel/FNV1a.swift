/// The numbers of a hash that is the same in every process and on every machine.
///
/// - SeeAlso: Fowler, Noll and Vo, FNV-1a, 64 bits.
package enum FNV1a {
  /// What a hash begins with.
  package static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  /// What is multiplied with after each piece.
  package static let prime: UInt64 = 0x0000_0100_0000_01b3
}
