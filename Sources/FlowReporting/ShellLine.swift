/// The command that plays something again, as a person can paste it into a shell.
package struct ShellLine: Sendable {
  /// What is called.
  private let program: String
  /// The words, as it receives them.
  private let words: [String]

  /// Makes the command line of a program with these words.
  package init(of program: String, _ words: [String]) {
    self.program = program
    self.words = words
  }

  /// The line; a word that a shell would read differently stands in single quotes.
  package var text: String { ([program] + words).map(Self.quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    guard !isPlain else { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+@:,=".utf8.contains(byte)
    }
  }
}
