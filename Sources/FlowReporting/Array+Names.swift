extension [String] {
  /// A line of names, for a summary; no line when there are no names.
  ///
  /// - Parameters:
  ///   - title: What they are names of.
  ///   - namesMax: How many names it has at most; of the others it says how many there are.
  /// - Returns: The line, or nothing.
  package func lines(titled title: String, namesMax: Int) -> [String] {
    guard !isEmpty else { return [] }
    let rest = count - namesMax
    let told = prefix(namesMax).joined(separator: ", ")
    return ["\(title): \(told)" + (rest > 0 ? " and \(rest) more" : "")]
  }

  /// The words after a title, in lines of at most 110 characters; nothing when there are none.
  func wrapped(after title: String) -> [String] {
    guard !isEmpty else { return [] }
    var lines = [title]
    for word in dropLast().map({ $0 + "," }) + suffix(1) {
      if lines.count == 1 || lines[lines.count - 1].count + word.count + 1 > 110 {
        lines.append("  " + word)
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines
  }
}
