/// The words after the name of a command, taken one after another.
///
/// Options are written `--name VALUE` or `--name=VALUE`; after `--` every word is an operand.
struct Arguments {
  private var options: [(name: String, value: String?)] = []
  private(set) var operands: [String] = []

  /// Sorts words into options and operands.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the command.
  ///   - names: The options that take a value.
  ///   - flags: The options that take none.
  /// - Throws: ``CommandError`` when a word is no known option or its value is missing.
  init(_ words: [String], options names: [String], flags: [String] = []) throws(CommandError) {
    var rest = words[...]
    var hasEnded = false
    while let word = rest.popFirst() {
      guard !hasEnded, word.hasPrefix("--") else {
        operands.append(word)
        continue
      }
      if word == "--" {
        hasEnded = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flags.contains(name) && parts.count == 1 {
        options.append((name, nil))
      } else if names.contains(name) {
        options.append((name, try Self.value(of: name, parts: parts, rest: &rest)))
      } else {
        let known = (names + flags).joined(separator: " ")
        throw .usage("unknown option '\(word)'; known here: \(known.isEmpty ? "none" : known)")
      }
    }
  }

  private static func value(
    of name: String, parts: [Substring], rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    if parts.count == 2 && !parts[1].isEmpty { return String(parts[1]) }
    guard parts.count == 1 else { throw .usage("option '\(name)' needs a value: '\(name)=VALUE'") }
    guard let next = rest.popFirst(), !next.hasPrefix("--"), !next.isEmpty else {
      throw .usage("option '\(name)' needs a value: '\(name) VALUE'")
    }
    return next
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { options.contains { $0.name == flag } }

  /// The values of an option that may be repeated.
  func values(of name: String) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }

  /// The value of an option that may be given once.
  func value(of name: String) throws(CommandError) -> String? {
    let values = values(of: name)
    guard values.count < 2 else { throw .usage("option '\(name)' was given twice; once is enough") }
    return values.first
  }

  /// The value of an option that counts something.
  func count(of name: String, atLeast least: Int = 0) throws(CommandError) -> Int? {
    guard let text = try value(of: name) else { return nil }
    guard let count = Int(text), count >= least else {
      throw .usage("option '\(name)' takes a whole number from \(least), found '\(text)'")
    }
    return count
  }

  /// Makes sure that there are options only.
  func requireNoOperands() throws(CommandError) {
    guard let operand = operands.first else { return }
    throw .usage("unexpected word '\(operand)'; only options were expected")
  }
}
