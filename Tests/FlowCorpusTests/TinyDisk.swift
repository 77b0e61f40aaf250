import Foundation

/// A disk of a few kilobytes, mounted over a folder until it is unmounted.
struct TinyDisk {
  private let path: String

  init(at path: String) throws {
    self.path = path
    guard try Self.run("mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", path) else {
      throw CocoaError(.fileWriteNoPermission)
    }
  }

  func unmount() { _ = try? Self.run("umount", path) }

  /// Whether this process may mount one.
  static let isAvailable: Bool = {
    let folder = TemporaryFolder()
    guard let disk = try? TinyDisk(at: folder.path) else { return false }
    disk.unmount()
    return true
  }()

  /// Leaves no byte free.
  func fill() throws {
    let filler = URL(fileURLWithPath: path).appendingPathComponent("filler")
    try Data(repeating: 0, count: 16 * 1024).write(to: filler)
  }

  private static func run(_ command: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
