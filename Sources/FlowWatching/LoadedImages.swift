import Foundation

/// The program and the libraries that stand in the memory of this process.
struct LoadedImages {
  /// A file, and where it stands.
  struct Image {
    /// The path of the file.
    let path: String
    /// Where it begins in memory, which is another place in each process.
    let base: UInt
    /// Whether it is the program, and no library.
    let isProgram: Bool
    /// Whether it came with the language or the platform.
    let isOfTheSystem: Bool
  }

  fileprivate struct Mapping {
    let extent: Range<UInt>
    let path: String
  }

  private let mappings: [Mapping]
  private let program: String
  private let systemFolders: Set<String>

  private static let systemLibraries = ["libc.so", "libswiftCore.so", "libgcc_s.so"]

  /// Those of now; there are none where the system keeps no list of them.
  init() {
    let text = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let mappings = text.split(separator: "\n").compactMap { Mapping($0) }
    self.mappings = mappings
    program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    systemFolders = Set(
      mappings.lazy.map(\.path).filter { path in
        Self.systemLibraries.contains { path.fileName.hasPrefix($0) }
      }.map(\.folder))
  }

  /// Who an instruction belongs to; `nil` for one that is of no file.
  func image(at address: UInt) -> Image? {
    guard let path = mappings.first(where: { $0.extent.contains(address) })?.path,
      let first = mappings.first(where: { $0.path == path })
    else { return nil }
    let isProgram = path == program
    return Image(
      path: path, base: first.extent.lowerBound, isProgram: isProgram,
      isOfTheSystem: !isProgram && systemFolders.contains(path.folder))
  }
}

extension LoadedImages.Mapping {
  /// Reads a line such as `7f30-7f51 r-xp 00000000 fe:00 1059 /usr/lib/libc.so.6`; `nil` where it
  /// names no file.
  ///
  /// - SeeAlso: `proc_pid_maps(5)`.
  fileprivate init?(_ line: Substring) {
    guard let path = line.firstIndex(of: "/"), let space = line.firstIndex(of: " ") else {
      return nil
    }
    let bounds = line[..<space].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
    extent = bounds[0]..<bounds[1]
    self.path = String(line[path...])
  }
}

extension String {
  /// The last part of a path.
  fileprivate var fileName: Substring {
    self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
  }

  /// A path without its last part.
  fileprivate var folder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}
