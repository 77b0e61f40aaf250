import SegueKit
import SegueKitFoundation
import Testing

/// A list that writes down what it hears of a finger on its rows, and what they show of it.
private final class FingerList: UITableViewController {
  private(set) var heard: [String] = []
  var isLocked = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    note("may", indexPath)
    return !isLocked
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("on", indexPath)
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("off", indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("will", indexPath)
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("did", indexPath)
  }

  private func note(_ word: String, _ place: IndexPath) {
    heard.append("\(word) \(tableView.cellForRow(at: place)?.isHighlighted == true)")
  }
}

/// Albums that write down what they hear of a finger on their photos, and what those show of it.
private final class FingerAlbum: AlbumViewController {
  private(set) var noted: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("on", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("off", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("should", indexPath)
    return super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("did", indexPath) }

  private func note(_ word: String, _ place: IndexPath) {
    noted.append("\(word) \(collectionView.cellForItem(at: place)?.isHighlighted == true)")
  }
}

@Suite struct `A finger on a row` {
  @Test(arguments: [
    (false, ["may false", "on true", "off false", "will false", "did false"]),
    (true, ["may false"]),
  ])
  func `is told of before the row is selected, and so is that it has left`(
    isLocked: Bool, heard: [String]
  ) {
    let stage = RootScreen { FingerList() }
    stage.screen.isLocked = isLocked
    stage.settled {
      guard let table = stage.screen.tableView, let cell = table.cellForRow(at: [0, 0]) else {
        return
      }
      if table.select(cell) { table.tellSelection(of: cell) }
    }
    #expect(stage.screen.heard == heard)
  }

  @Test(arguments: [
    (0, ["on true", "should true", "did true", "off false"]),
    (1, ["on true", "should true", "off false"]),
  ])
  func `has left an item of a collection when that is selected, or may not be`(
    item: Int, noted: [String]
  ) {
    let stage = RootScreen { FingerAlbum() }
    stage.settled {
      guard let collection = stage.screen.collectionView,
        let cell = collection.cellForItem(at: [0, item])
      else { return }
      if collection.select(cell) { collection.tellSelection(of: cell) }
    }
    #expect(stage.screen.noted == noted)
  }
}
