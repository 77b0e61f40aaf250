import Foundation

/// The text of a file as UTF-8 bytes that say nothing else about their encoding.
///
/// What the XML declaration says about the encoding is blanked out, so that the parser sees the
/// very bytes that are looked at here: no document type can hide behind another encoding.
struct MarkupText {
  let bytes: [UInt8]

  init(_ data: Data, file: String) throws(StoryboardFileError) {
    let original = [UInt8](data)
    guard original.contains(where: { $0 > UInt8(ascii: " ") }) else {
      throw StoryboardFileError(file, FilePlace(line: 1, column: 1), .empty)
    }
    var bytes = Self.utf16(original) ?? original
    if let offset = Self.firstInvalidByte(of: bytes) {
      throw StoryboardFileError(
        file, Self.place(of: offset, in: bytes), .notUTF8(byte: bytes[offset]))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    Self.blankDeclaration(of: &bytes)
    self.bytes = bytes
  }

  /// The place of a byte, and of the end when the offset is beyond it.
  func place(of offset: Int) -> FilePlace { Self.place(of: offset, in: bytes) }

  /// The place behind the last character.
  var end: FilePlace { place(of: bytes.count) }

  /// The text of one line, counted from one; empty when there is no such line.
  func line(_ number: Int) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }

  private static func place(of offset: Int, in bytes: [UInt8]) -> FilePlace {
    var place = FilePlace(line: 1, column: 1)
    for byte in bytes.prefix(offset) { place.pass(byte) }
    return place
  }

  /// The bytes again as UTF-8 when they begin with the mark of UTF-16.
  private static func utf16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    return String(data: Data(bytes), encoding: .utf16).map { [UInt8]($0.utf8) }
  }

  /// The first byte that a decoder would have to repair.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    return zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? bytes.count - 1
  }

  private static func blankDeclaration(of bytes: inout [UInt8]) {
    guard bytes.starts(with: Array("<?xml ".utf8)) else { return }
    let mark = UInt8(ascii: "?")
    guard
      let end = bytes.indices.dropFirst(2).first(where: {
        bytes[$0] == UInt8(ascii: ">") && bytes[$0 - 1] == mark
      })
    else { return }
    for index in 0...end where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
  }
}

extension FilePlace {
  /// Moves on by one byte of UTF-8.
  mutating func pass(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0b1100_0000 != 0b1000_0000 {
      column += 1
    }
  }
}
