/// Walks over a text from one start tag to the next.
///
/// The parser tells where a start tag ends, in bytes here and in characters there. The cursor is
/// moved on once for each element that the parser reports, and so knows where the tag begins.
struct TagCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private var place = FilePlace(line: 1, column: 1)

  init(_ text: MarkupText) { bytes = text.bytes }

  /// Where a document type stands before the first element, or `nil` when there is none.
  var documentType: FilePlace? {
    var cursor = self
    let place = cursor.nextStartTag()
    return cursor.offset < bytes.count && bytes[cursor.offset] == UInt8(ascii: "!") ? place : nil
  }

  /// Moves into the next tag that is neither a comment nor a closing tag.
  ///
  /// - Returns: Where it begins; the end of the text when there is none.
  mutating func nextStartTag() -> FilePlace {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if skip("<!--", through: "-->") || skip("<![CDATA[", through: "]]>")
        || skip("<?", through: "?>") || skip("</", through: ">")
      {
        continue
      }
      defer { advance() }
      return place
    }
    return place
  }

  private mutating func advance() {
    place.pass(bytes[offset])
    offset += 1
  }

  private mutating func skip(_ opening: StaticString, through closing: StaticString) -> Bool {
    guard stands(opening) else { return false }
    for _ in 0..<opening.utf8CodeUnitCount { advance() }
    while offset < bytes.count && !stands(closing) { advance() }
    for _ in 0..<min(closing.utf8CodeUnitCount, bytes.count - offset) { advance() }
    return true
  }

  private func stands(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }
}
