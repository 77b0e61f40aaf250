extension String {
  /// A number that depends on every byte and is the same in every process and on every machine:
  /// the hash ``FNV1a``.
  package var fingerprint: UInt64 {
    var hash = FNV1a.offsetBasis
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* FNV1a.prime }
    return hash
  }
}
