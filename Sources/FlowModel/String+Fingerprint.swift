extension String {
  /// A number that depends on every byte and is the same in every process and on every machine.
  ///
  /// - SeeAlso: Fowler, Noll and Vo, FNV-1a, 64 bits.
  package var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
