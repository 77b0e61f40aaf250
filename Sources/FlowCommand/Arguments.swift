/// The words after the name of a command, taken one after another.
///
/// Options are written `--name VALUE` or `--name=VALUE`; after `--` every word is an operand.
struct Arguments {
  private var options: [(name: OptionName, value: String?)] = []
  private(set) var operands: [String] = []

  /// Sorts words into options and operands.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the command.
  ///   - known: The options of the command.
  /// - Throws: ``CommandError`` when a word is no known option or its value is missing.
  init(_ words: [String], knowing known: [OptionName] = []) throws(CommandError) {
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
      let name = known.first { $0.rawValue == parts[0] && !($0.isFlag && parts.count > 1) }
      guard let name else {
        let names = known.map(\.rawValue).joined(separator: " ")
        throw .usage("unknown option '\(word)'; known here: \(names.isEmpty ? "none" : names)")
      }
      let value = name.isFlag ? nil : try Self.value(of: name, parts: parts, rest: &rest)
      options.append((name, value))
    }
  }

  private static func value(
    of name: OptionName, parts: [Substring], rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    if parts.count == 2 && !parts[1].isEmpty { return String(parts[1]) }
    guard parts.count == 1 else { throw .usage("option '\(name)' needs a value: '\(name)=VALUE'") }
    guard let next = rest.popFirst(), !next.hasPrefix("--"), !next.isEmpty else {
      throw .usage("option '\(name)' needs a value: '\(name) VALUE'")
    }
    return next
  }

  /// Whether an option was given.
  func has(_ name: OptionName) -> Bool { options.contains { $0.name == name } }

  /// The values of an option that may be repeated.
  func values(of name: OptionName) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }

  /// The value of an option that may be given once.
  func value(of name: OptionName) throws(CommandError) -> String? {
    let values = values(of: name)
    guard values.count < 2 else { throw .usage("option '\(name)' was given twice; once is enough") }
    return values.first
  }

  /// More than anybody can play in a lifetime, and few enough to be multiplied.
  static let countMax = 1_000_000_000_000

  /// The value of an option that counts something.
  func count(
    of name: OptionName, in range: ClosedRange<Int> = 0...countMax
  ) throws(CommandError) -> Int? {
    guard let text = try value(of: name) else { return nil }
    guard let count = Int(text), range.contains(count) else {
      throw .usage(
        """
        option '\(name)' takes a whole number from \(range.lowerBound) to \(range.upperBound), \
        found '\(text)'
        """)
    }
    return count
  }

  /// Makes sure that there are options only.
  func requireNoOperands() throws(CommandError) {
    guard let operand = operands.first else { return }
    throw .usage("unexpected word '\(operand)'; only options were expected")
  }
}
