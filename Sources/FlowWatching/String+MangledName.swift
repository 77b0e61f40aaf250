import Foundation

extension String {
  /// Whether a name that the linker gives is that of a function of Swift's standard library.
  ///
  /// It begins with the module, `s`, or with a type that has a letter of its own; where the module
  /// of an extension follows that, which begins with its length, somebody else has written it.
  ///
  /// - SeeAlso: Swift, `docs/ABI/Mangling.rst`.
  var isOfStandardLibrary: Bool {
    if hasPrefix("$ss") { return true }
    guard hasPrefix("$sS"), let next = dropFirst(4).first else { return false }
    return !next.isNumber
  }

  /// The module of what has a name that the linker gives; `nil` for what has none, as in C.
  var module: Substring? {
    guard hasPrefix("$s") else { return nil }
    let rest = dropFirst(2)
    let digits = rest.prefix(while: \.isNumber)
    return Int(digits).map { rest.dropFirst(digits.count).prefix($0) }
  }

  /// A name that the linker gives as a person would write it: without who else cannot see it, and
  /// without what an optimizer has made of it.
  var demangled: String {
    guard let demangle = Self.demangle,
      let bytes = demangle(self, utf8.count, nil, nil, 0)
    else { return self }
    defer { free(bytes) }
    return String(cString: bytes)
      .replacing(#/\((\S+) in _[0-9A-F]{32}\)/#) { $0.output.1 }
      .replacing(#/^.*specialization <.*> of /#, with: "")
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The runtime's own; `nil` where it does not export it, and the name stays as it is.
  private static var demangle: Demangle? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }
  }
}
