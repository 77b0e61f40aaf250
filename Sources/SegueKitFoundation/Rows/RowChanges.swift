/// What comes, goes and moves in one update of rows.
///
/// What goes, moves or is loaded anew is named by its place before, what comes by its place after.
///
/// - SeeAlso: UIKit, `UITableView.performBatchUpdates(_:completion:)`: "Deletes are processed
///   before inserts in batch operations", so the places of deletions are "relative to the index
///   paths of the batch operation's state before all the updates".
struct RowChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var refilledRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]

  /// Where every row goes that stays, by its place before.
  ///
  /// - Parameters:
  ///   - before: The number of rows in each section before.
  ///   - after: The number of rows in each section after.
  /// - Returns: The places; `nil` when the numbers do not add up.
  func places(from before: [Int], to after: [Int]) -> [IndexPath: IndexPath]? {
    guard deletedRows.union(movedRows.keys).union(reloadedRows).allSatisfy(before.has),
      insertedRows.union(movedRows.values).allSatisfy(after.has),
      deletedRows.isDisjoint(with: reloadedRows), deletedRows.isDisjoint(with: movedRows.keys)
    else { return nil }
    guard let sections = sectionPlaces(from: before.count, to: after.count) else { return nil }
    var places: [IndexPath: IndexPath] = [:]
    for (old, new) in sections where !reloadedSections.contains(old) {
      guard
        let rows = Self.places(
          of: before[old], leaving: rows(leaving: old), into: after[new],
          arriving: rows(arriving: new))
      else { return nil }
      for (row, place) in rows {
        places[IndexPath(row: row, section: old)] = IndexPath(row: place, section: new)
      }
    }
    for (old, new) in movedRows where !reloadedSections.contains(old.section) { places[old] = new }
    return places
  }

  private func sectionPlaces(from before: Int, to after: Int) -> [Int: Int]? {
    let places = Self.places(
      of: before, leaving: deletedSections.union(movedSections.keys), into: after,
      arriving: insertedSections.union(movedSections.values))
    return places?.merging(movedSections) { $1 }
  }

  private func rows(leaving section: Int) -> Set<Int> {
    let leaving = deletedRows.union(movedRows.keys)
    return Set(leaving.filter { $0.section == section }.map(\.row))
  }

  private func rows(arriving section: Int) -> Set<Int> {
    let arriving = insertedRows.union(movedRows.values)
    return Set(arriving.filter { $0.section == section }.map(\.row))
  }

  /// Where what neither leaves nor arrives goes: in its order, into the places that are left.
  private static func places(
    of before: Int, leaving: Set<Int>, into after: Int, arriving: Set<Int>
  ) -> [Int: Int]? {
    let staying = (0..<before).filter { !leaving.contains($0) }
    let free = (0..<after).filter { !arriving.contains($0) }
    guard staying.count == free.count, staying.count + leaving.count == before,
      free.count + arriving.count == after
    else { return nil }
    return Dictionary(uniqueKeysWithValues: zip(staying, free))
  }
}

extension [Int] {
  /// Whether there is a row at a place, where these are the numbers of rows in each section; at
  /// one that does not name a section and a row there is none.
  fileprivate func has(_ place: IndexPath) -> Bool {
    place.count == 2 && indices.contains(place.section)
      && (0..<self[place.section]).contains(place.row)
  }
}
