extension String {
  /// A title between quotes, on one line and cut where it is long.
  package var quotedAsTitle: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
  }
}
