extension [Int] {
  /// The element in the middle of the sorted ones; zero when there is none.
  var median: Int { isEmpty ? 0 : sorted()[count / 2] }
}

extension [Double] {
  /// All elements together.
  var sum: Double { reduce(0, +) }

  /// The element in the middle of the sorted ones; zero when there is none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  /// The number with two digits behind the point.
  var formatted: String { "\((self * 100).rounded() / 100)" }
}

extension String {
  /// The text with blanks behind it up to a width, and one at least.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
