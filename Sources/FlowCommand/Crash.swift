import FlowWatching

/// A crash of a process, as far as it can be told from another one.
struct Crash {
  /// What the process has written to standard error, up to the crash.
  let error: String
  /// What it said when it crashed, such as `Shop/Cart.swift:12: Fatal error: empty`; `nil` when it
  /// said nothing, as a release build does that unwraps `nil`.
  let message: String?
  /// What the notice says of it, such as `trap in Shop.Cart.viewDidLoad() -> () (+0x1a2b)`; `nil`
  /// when there was none.
  let site: String?

  private static let openings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "*** Terminating app due to uncaught exception",
  ]

  /// Reads a crash off what the process has written to standard error.
  init(toldBy error: String) {
    self.error = error
    let lines = error.split(separator: "\n")
    message = lines.last { line in
      Self.openings.contains { line.contains($0) }
    }.map(String.init)
    site =
      lines.lazy.compactMap { line in
        line.firstRange(of: CrashNotice.opening).map { String(line[$0.upperBound...]) }
      }.last
  }

  /// Where it happened: in the line that the message names, or else where the notice says.
  ///
  /// A line of the standard library says nothing: it is the same for all who call that.
  private var place: String? {
    if let line, !line.hasPrefix("Swift/") { return line }
    if let site, site.hasSuffix(")") { return site }
    // Addresses differ from process to process.
    return line ?? message?.replacing(#/0x[0-9a-f]+/#, with: "") ?? site
  }

  /// The file and the line that the message begins with; `nil` where it names none.
  private var line: String? {
    guard let message else { return nil }
    let opening = Self.openings.lazy.compactMap { message.firstRange(of: $0) }.first
    guard let opening, opening.lowerBound > message.startIndex else { return nil }
    return String(message[..<opening.lowerBound])
  }
}

extension Crash {
  /// Whether two crashes happen in the same place; those of which nothing is said count as one.
  ///
  /// What is said besides may name what the flow is about.
  func isInSamePlace(as other: Crash) -> Bool { place == other.place }
}

extension Crash: CustomStringConvertible {
  /// What is known of it, as the end of a sentence that begins with what it has happened to.
  var description: String {
    switch (message, site) {
    case (nil, nil): "crashes"
    case (let message?, nil): "crashes with '\(message)'"
    case (nil, let site?): "crashes: \(site)"
    case (let message?, let site?): "crashes with '\(message)': \(site)"
    }
  }
}
