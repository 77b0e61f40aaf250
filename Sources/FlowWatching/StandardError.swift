import Foundation

/// Standard error without a buffer.
///
/// What writes no `String` allocates nothing and takes no lock, so that a signal handler may do it.
package enum StandardError {
  /// Writes a text.
  package static func write(_ text: String) { LastingText(text).write() }

  static func write(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  static func write(bytesAt text: UnsafePointer<CChar>) {
    _ = Foundation.write(STDERR_FILENO, text, strlen(text))
  }

  static func write(_ number: UInt) {
    if number > 9 { write(number / 10) }
    var digit = UInt8(ascii: "0") + UInt8(number % 10)
    _ = Foundation.write(STDERR_FILENO, &digit, 1)
  }
}
