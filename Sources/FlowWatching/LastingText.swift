import Foundation

/// Words as bytes that stay where they are, which even a signal handler can write.
final class LastingText: Sendable {
  private let address: UInt

  /// Keeps words.
  init(_ words: String) { address = UInt(bitPattern: strdup(words)) }

  deinit { free(UnsafeMutableRawPointer(bitPattern: address)) }

  /// The words.
  var words: String { bytes.map { String(cString: $0) } ?? "" }

  /// Writes them to standard error; it waits for nobody.
  func write() {
    if let bytes { StandardError.write(bytesAt: bytes) }
  }

  private var bytes: UnsafePointer<CChar>? { UnsafePointer(bitPattern: address) }
}
