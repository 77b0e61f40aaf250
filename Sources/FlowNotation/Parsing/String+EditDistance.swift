extension String {
  /// How many characters must be added, removed or exchanged to get from one word to another.
  ///
  /// - SeeAlso: Wagner and Fischer, "The String-to-String Correction Problem" (1974).
  func editDistance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, character) in self.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let exchange = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(exchange, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
