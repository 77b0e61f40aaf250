extension String {
  /// Its lines, the empty ones among them.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
