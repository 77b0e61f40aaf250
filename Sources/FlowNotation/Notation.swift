/// The one text form of scenarios, cases and traces.
///
/// What a scenario looks like in a case file it looks like in a test, in a failure and on the
/// console. Printing and parsing are each other's inverse. Nothing here opens a file; nothing here
/// runs anything. The grammar is told in `corpora/README.md`.
enum Notation {
  /// The version that the first line of a case file names.
  static let version = 1

  /// The words that cannot be a bare name, because a name may stand where they stand.
  static let reservedWords: Set<String> = [
    "content", "nav", "tabs", "split",
    "presented", "presents", "existing", "as", "by", "on", "to", "of", "for", "with", "from",
    "creating", "unanimated", "unsettled", "selecting", "none", "nobody", "yes", "no",
  ]

  /// How many levels a stage may have: far more than any app, far fewer than a thread's stack
  /// bears.
  static let levelsMax = 512

  /// One level of indentation.
  static let indent = "  "
}

extension Sequence<String> {
  /// The lines, each one level deeper; an empty one stays empty.
  var indented: [String] { map { $0.isEmpty ? $0 : Notation.indent + $0 } }

  /// The lines as one text.
  var text: String { joined(separator: "\n") }
}
