import Foundation

/// The names of the functions in a program or a library, read from its file.
///
/// It is the section that linkers write for debuggers, which knows what is not exported, too, as
/// most of an app is; a file that was stripped of it names what is exported.
///
/// - SeeAlso: "Tool Interface Standard, Executable and Linking Format", version 1.2.
struct SymbolTable {
  private let file: Data

  /// Opens a file; `nil` when it is none of this form.
  init?(ofFileAt path: String) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      file.starts(with: Self.magic)
    else { return nil }
    self.file = file
  }

  /// How a file begins whose addresses have eight bytes, the lowest of them first.
  private static let magic: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1]

  /// The function that has an instruction, as the linker names it.
  ///
  /// - Parameters:
  ///   - address: Where the instruction is in memory.
  ///   - base: Where the file begins in memory.
  /// - Returns: The name; `nil` when no function has it.
  func name(at address: UInt, from base: UInt) -> String? {
    file.withUnsafeBytes { bytes in
      let image = Image(bytes: bytes)
      return image.name(at: image.isFixed ? address : address &- base)
    }
  }

  /// The bytes of a file; where it says that something lies outside of it, zeros are read.
  private struct Image {
    let bytes: UnsafeRawBufferPointer

    private func number<Number: FixedWidthInteger>(at place: Int, as: Number.Type) -> Int {
      guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return 0 }
      return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }

    /// Whether addresses in the file are those in memory, wherever it was loaded.
    var isFixed: Bool { number(at: 0x10, as: UInt16.self) == 2 }

    /// Where the descriptions of its sections begin.
    private var sections: [Int] {
      let (start, size) = (number(at: 0x28, as: UInt64.self), number(at: 0x3a, as: UInt16.self))
      return (0..<number(at: 0x3c, as: UInt16.self)).map { start &+ $0 &* size }
    }

    private func extent(of section: Int) -> Range<Int> {
      let start = number(at: section &+ 0x18, as: UInt64.self)
      let size = number(at: section &+ 0x20, as: UInt64.self)
      guard start >= 0, size >= 0, size <= bytes.count, start <= bytes.count - size else {
        return 0..<0
      }
      return start..<start + size
    }

    func name(at address: UInt) -> String? {
      let sections = sections
      let kinds = sections.map { number(at: $0 &+ 4, as: UInt32.self) }
      let (symbols, exported) = (2, 11)
      guard let table = kinds.firstIndex(of: symbols) ?? kinds.firstIndex(of: exported) else {
        return nil
      }
      let link = number(at: sections[table] &+ 0x28, as: UInt32.self)
      guard sections.indices.contains(link),
        let place = placeOfName(at: address, in: extent(of: sections[table]))
      else { return nil }
      let names = extent(of: sections[link])
      guard place < names.count else { return nil }
      let name = bytes[names].dropFirst(place).prefix { $0 != 0 }
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    private func placeOfName(at address: UInt, in table: Range<Int>) -> Int? {
      let (size, function) = (24, 2)
      var symbol = table.lowerBound
      while symbol <= table.upperBound - size {
        let start = UInt(truncatingIfNeeded: number(at: symbol + 8, as: UInt64.self))
        if start <= address,
          address - start < UInt(truncatingIfNeeded: number(at: symbol + 16, as: UInt64.self)),
          number(at: symbol + 4, as: UInt8.self) & 0xf == function
        {
          return number(at: symbol, as: UInt32.self)
        }
        symbol += size
      }
      return nil
    }
  }
}
