/// A crash of a process, as far as it can be told from another one.
struct Crash {
  /// What the process has written to standard error, up to the crash.
  let error: String
  /// What it said when it crashed, such as `Shop/Cart.swift:12: Fatal error: empty`; `nil` when it
  /// said nothing, as a release build does that unwraps `nil`.
  let message: String?

  private static let openings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "*** Terminating app due to uncaught exception",
  ]

  /// Reads a crash off what the process has written to standard error.
  init(toldBy error: String) {
    self.error = error
    message = error.split(separator: "\n").last { line in
      Self.openings.contains { line.contains($0) }
    }.map(String.init)
  }

  /// Where it happened, or all that was said where no place is named: what lies where in memory is
  /// another in each process.
  private var place: String? {
    guard let message else { return nil }
    let opening = Self.openings.lazy.compactMap { message.firstRange(of: $0) }.first
    guard let opening, opening.lowerBound > message.startIndex else {
      return message.replacing(#/0x[0-9a-f]+/#, with: "")
    }
    return String(message[..<opening.lowerBound])
  }
}

extension Crash: Equatable {
  /// Whether two crashes happen in the same line; those of which nothing is said count as the same.
  ///
  /// What is said besides may name what the flow is about.
  static func == (left: Self, right: Self) -> Bool { left.place == right.place }
}
