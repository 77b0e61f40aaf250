extension Int {
  /// The number and what there is of it, as "1 flow" and "2 flows".
  ///
  /// - Parameters:
  ///   - one: The words for one of them.
  ///   - many: The words for several and for none; those for one with an "s" where left out.
  /// - Returns: The number, a space and the words.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
