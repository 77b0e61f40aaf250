/// All rows of trees that have so many members together.
///
/// - Parameters:
///   - count: How many members.
///   - trees: All trees of so many members.
/// - Returns: The rows, those with a small first tree first; with no members, the empty row.
package func forests<Tree>(of count: Int, trees: (Int) -> [Tree]) -> [[Tree]] {
  guard count > 0 else { return [[]] }
  return (1...count).flatMap { first in
    let rests = forests(of: count - first, trees: trees)
    return trees(first).flatMap { tree in rests.map { [tree] + $0 } }
  }
}
