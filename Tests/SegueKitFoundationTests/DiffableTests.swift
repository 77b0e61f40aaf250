import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `A data source of snapshots` {
  private let environment = SegueEnvironment()
  private let window: UIWindow
  private let offers: OffersViewController

  init() {
    (window, offers) = environment.run { (UIWindow(), OffersViewController()) }
    settled { window.rootViewController = offers }
  }

  private func settled(_ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
    }
  }

  private var table: UITableView { offers.tableView }

  private var words: [String] {
    table.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test func `moves cells and selection with their items`() throws {
    #expect(words == ["Plums", "Pears", "Figs"])
    let pears = try #require(table.cellForRow(at: [0, 1]))
    settled {
      #expect(table.select(pears))
      table.tellSelection(of: pears)
      offers.show(today: ["Figs", "Nuts"], later: ["Pears"])
    }
    #expect(offers.opened == ["Pears"] && words == ["Figs", "Nuts", "Pears"])
    #expect(table.cellForRow(at: [1, 0]) === pears && table.indexPathForSelectedRow == [1, 0])
    #expect(offers.dataSource.indexPath(for: .init(name: "Nuts")) == [0, 1])
    settled { offers.show(today: [], later: []) }
    #expect(words.isEmpty && table.indexPathForSelectedRow == nil && table.numberOfSections == 2)
  }

  @Test func `takes out what its subclass deletes`() {
    settled { table.touchEditingButton(ofRowAt: [0, 0]) }
    #expect(words == ["Pears", "Figs"])
  }

  @Test func `makes other cells for items that are loaded anew, which are not selected then`() {
    settled { table.selectRow(at: [0, 0], animated: false, scrollPosition: .none) }
    settled {
      var snapshot = offers.dataSource.snapshot()
      snapshot.reconfigureItems([.init(name: "Plums")])
      offers.dataSource.apply(snapshot)
    }
    #expect(table.indexPathForSelectedRow == [0, 0] && words == ["Plums", "Pears", "Figs"])
    var ends = 0
    settled {
      var snapshot = offers.dataSource.snapshot()
      snapshot.reloadItems([.init(name: "Plums")])
      offers.dataSource.apply(snapshot) { ends += 1 }
      #expect(ends == 0)
    }
    #expect(table.indexPathForSelectedRow == nil && ends == 1)
  }

  @Test func `puts sections and items where they are to go`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    snapshot.appendItems([1, 2, 3])
    snapshot.insertItems([4], afterItem: 1)
    snapshot.moveItem(1, beforeItem: 3)
    snapshot.appendItems([5], toSection: "b")
    #expect(snapshot.itemIdentifiers == [5, 4, 2, 1, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a" && snapshot.indexOfItem(1) == 3)
    snapshot.deleteSections(["a"])
    snapshot.appendItems([2], toSection: "c")
    #expect(snapshot.itemIdentifiers == [5, 2] && snapshot.numberOfItems == 2)
  }

  @Test func `moves items that are put in and are there already`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([2, 4], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3] && snapshot.numberOfItems == 4)
    snapshot.insertItems([1], afterItem: 3)
    snapshot.insertItems([4, 5], beforeItem: 2)
    #expect(snapshot.itemIdentifiers == [3, 1, 4, 5, 2])
  }

  @Test func `raises for two items that are alike`() {
    environment.run {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
      #expect(snapshot.numberOfItems == 0)
    }
    #expect(environment.isHalted)
  }
}
