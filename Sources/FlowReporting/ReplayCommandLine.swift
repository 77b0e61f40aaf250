/// The command that plays something again, as a person can paste it into a shell.
package struct ReplayCommandLine: Sendable {
  /// The words, as the command receives them.
  private let words: [String]

  /// Makes the command line of `flowfuzz` with these words.
  package init(_ words: [String]) { self.words = words }

  /// Makes the command line that plays a kept case.
  package init(ofCaseAt path: String) { self.init(["replay", path]) }

  /// The line; a word that a shell would read differently stands in single quotes.
  package var text: String { (["flowfuzz"] + words.map(Self.quoted)).joined(separator: " ") }

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
