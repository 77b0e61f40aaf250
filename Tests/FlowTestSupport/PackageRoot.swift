/// The folder of the package, for tests that read its files.
package enum PackageRoot {
  /// Its path, without a slash at the end.
  package static let path = folder(of: #filePath, levels: 3)

  private static func folder(of file: String, levels: Int) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}
