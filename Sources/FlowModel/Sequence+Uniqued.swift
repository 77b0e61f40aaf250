extension Sequence where Element: Hashable {
  /// The elements in order, each at its first place only.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
