/// The rows that a storyboard draws one by one, as far as anybody has spoken of them.
///
/// A storyboard here says which of its rows are wired to segues, and nothing of the others.
final class StaticRows {
  private var counts: [Int] = []
  private var cells: [IndexPath: UITableViewCell] = [:]

  /// How many sections there are; there is always one.
  var sectionCount: Int { max(1, counts.count) }

  func count(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Hears that there is a row at a place, and so are those before it in its section.
  ///
  /// - Returns: Whether there were fewer.
  func expect(_ place: IndexPath) -> Bool {
    guard place.row >= count(inSection: place.section) else { return false }
    while counts.count <= place.section { counts.append(0) }
    counts[place.section] = place.row + 1
    return true
  }

  /// Whether somebody has asked for the cell of a place.
  func hasCell(at place: IndexPath) -> Bool { cells[place] != nil }

  /// The cell of a place; it stays the same.
  func cell(at place: IndexPath) -> UITableViewCell {
    if let known = cells[place] { return known }
    let made = UITableViewCell()
    cells[place] = made
    return made
  }
}
