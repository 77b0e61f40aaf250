import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `A table as an app would have it` {
  private let environment = SegueEnvironment()
  private let window: UIWindow
  private let list: ShoppingListViewController
  private let navigation: UINavigationController

  init() {
    let list = environment.run { ShoppingListViewController() }
    self.list = list
    (window, navigation) = environment.run {
      (UIWindow(), UINavigationController(rootViewController: list))
    }
    settled { window.rootViewController = navigation }
  }

  private func settled(_ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
    }
  }

  private var table: UITableView { list.tableView }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Touches a row: what is selected, what the segue does, what is told.
  private func touch(_ place: IndexPath, firing segue: UIStoryboardSegueTemplate? = nil) {
    settled {
      guard let cell = table.cellForRow(at: place), table.select(cell) else { return }
      segue?.fire(from: list, sender: cell, isAutomatic: true)
      table.tellSelection(of: cell)
    }
  }

  @Test func `makes its cells when it comes, of the registered class`() {
    #expect(table.visibleCells.count == 5 && table.numberOfSections == 2)
    #expect(table.visibleCells.allSatisfy { $0 is ShoppingCell && $0.window === window })
    #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "ShoppingCell" })
    let cell = table.cellForRow(at: path(1, 0))
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Bread")
    #expect(cell.flatMap(table.indexPath(for:)) == path(1, 0))
    #expect(table.cellForRow(at: path(1, 3)) == nil && table.cellForRow(at: path(2, 0)) == nil)
  }

  @Test func `pushes what was selected`() {
    touch(path(1, 1))
    #expect(navigation.topViewController?.title == "Rolls")
    #expect(list.heard == ["will [1, 1]", "did [1, 1]"])
    #expect(table.indexPathForSelectedRow == path(1, 1))
    #expect(table.cellForRow(at: path(1, 1))?.isSelected == true)
  }

  @Test func `has selected the row when its segue is prepared, and tells after that`() throws {
    let segue = UIStoryboardSegueTemplate("open", .presentModally("Detail", style: .fullScreen))
    let storyboard = UIStoryboard(
      scenes: [
        UIStoryboardScene("Screen", segues: [segue]) { ShoppingListViewController() },
        UIStoryboardScene("Detail") { UIViewController() },
      ], initialScene: "Screen")
    settled { window.rootViewController = storyboard.instantiateInitialViewController() }
    let list = try #require(window.rootViewController as? ShoppingListViewController)
    settled {
      guard let cell = list.tableView.cell(of: .prototype("ShoppingCell")) else { return }
      #expect(list.tableView.select(cell) && list.heard == ["will [0, 0]"])
      segue.fire(from: list, sender: cell, isAutomatic: true)
      list.tableView.tellSelection(of: cell)
    }
    #expect(list.presentedViewController?.title == "Milk" && list.prepared == ["Milk"])
    #expect(list.opened == [path(0, 0)])
  }

  @Test func `is asked before a row is selected`() {
    list.locked = path(0, 1)
    touch(path(0, 1))
    #expect(table.indexPathForSelectedRow == nil && list.opened.isEmpty)
    touch(path(1, 2))
    #expect(table.indexPathForSelectedRow == path(1, 0) && list.opened == [path(1, 0)])
  }

  @Test func `lets go of one row for another, and tells nobody what code selects`() {
    settled {
      table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
      table.selectRow(at: path(0, 1), animated: false, scrollPosition: .top)
    }
    #expect(list.heard.isEmpty && table.indexPathsForSelectedRows == [path(0, 1)])
    touch(path(1, 0))
    #expect(list.heard == ["will [1, 0]", "left [0, 1]", "did [1, 0]"])
    #expect(table.indexPathsForSelectedRows == [path(1, 0)])
    settled { table.deselectRow(at: path(1, 0), animated: true) }
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `selects many rows, and takes back what is touched again`() {
    table.allowsMultipleSelection = true
    for place in [path(0, 0), path(1, 0), path(0, 0)] { touch(place) }
    #expect(table.indexPathsForSelectedRows == [path(1, 0)])
    #expect(list.heard.last == "left [0, 0]")
  }

  @Test func `lets nobody select where that is not allowed`() {
    table.allowsSelection = false
    touch(path(0, 0))
    #expect(list.heard.isEmpty)
    table.allowsSelection = true
    settled { list.setEditing(true, animated: true) }
    touch(path(0, 0))
    #expect(list.heard.isEmpty)
    table.allowsSelectionDuringEditing = true
    touch(path(0, 0))
    #expect(list.opened == [path(0, 0)])
  }

  @Test func `is edited with its controller`() {
    settled { table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none) }
    settled { list.setEditing(true, animated: true) }
    #expect(table.isEditing && table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    settled { list.isEditing = false }
    #expect(!table.isEditing)
  }

  @Test func `deletes what is swiped, and keeps the cells of the others`() {
    let (eggs, cake) = (table.cellForRow(at: path(0, 1)), table.cellForRow(at: path(1, 2)))
    settled {
      #expect(table.touchEditingButton(ofRowAt: path(0, 0)))
      list.locked = path(0, 0)
      #expect(!table.touchEditingButton(ofRowAt: path(0, 0)))
      #expect(table.trailingActions(ofRowAt: path(0, 0))?.isEmpty == true)
    }
    #expect(list.aisles == [["Eggs"], ["Bread", "Rolls", "Cake"]])
    settled {
      guard let archive = table.trailingActions(ofRowAt: path(1, 0))?.first else { return }
      table.touch(archive, ofRowAt: path(1, 0))
    }
    #expect(list.aisles == [["Eggs"], ["Rolls", "Cake"]])
    #expect(table.cellForRow(at: path(0, 0)) === eggs)
    #expect(table.cellForRow(at: path(1, 1)) === cake)
    #expect(
      table.visibleCells.count == 3 && table.subviews.filter { $0 is ShoppingCell }.count == 3)
  }

  @Test func `loads all rows anew with the cells that it has, and selects none`() {
    touch(path(0, 0))
    settled { navigation.popViewController(animated: true) }
    settled {
      list.aisles = [["Jam"]]
      table.reloadData()
    }
    #expect(table.indexPathForSelectedRow == nil && table.numberOfSections == 1)
    let cell = table.cellForRow(at: path(0, 0)) as? ShoppingCell
    #expect(cell?.reuses == 1 && cell?.badge.isHidden == true)
    settled { table.reloadRows(at: [path(0, 0)], with: .none) }
    #expect(table.cellForRow(at: path(0, 0)) != nil)
  }

  @Test func `moves the selection with its row`() {
    settled { table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none) }
    let eggs = table.cellForRow(at: path(0, 1))
    settled {
      list.aisles = [["Nuts"], ["Flour", "Milk", "Eggs"], ["Bread", "Rolls", "Cake"]]
      table.beginUpdates()
      table.insertSections([0], with: .automatic)
      table.insertRows(at: [path(1, 0)], with: .automatic)
      table.endUpdates()
    }
    #expect(table.indexPathForSelectedRow == path(1, 2))
    #expect(table.cellForRow(at: path(1, 2)) === eggs && eggs?.isSelected == true)
    settled {
      list.aisles = [["Nuts", "Eggs"], ["Flour", "Milk"], ["Bread", "Rolls", "Cake"]]
      table.moveRow(at: path(1, 2), to: path(0, 1))
    }
    #expect(table.indexPathForSelectedRow == path(0, 1))
    settled {
      list.aisles.append(list.aisles.removeFirst())
      table.moveSection(0, toSection: 2)
    }
    #expect(table.indexPathForSelectedRow == path(2, 1))
    #expect(eggs.flatMap(table.indexPath(for:)) == path(2, 1))
  }

  @Test func `may have other numbers of rows in sections that are loaded anew`() {
    settled { list.empty() }
    #expect(table.visibleCells.isEmpty && !environment.isHalted)
  }

  @Test func `ends the run when rows do not add up`() {
    settled {
      list.aisles[0].append("Jam")
      table.deleteRows(at: [path(1, 0)], with: .automatic)
    }
    #expect(environment.isHalted)
  }

  @Test(arguments: [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])])
  func `ends the run when a place names no row`(place: IndexPath) {
    settled {
      list.aisles[0].removeFirst()
      table.deleteRows(at: [place], with: .none)
    }
    #expect(environment.isHalted)
  }

  @Test func `ends the run when it is to scroll to a place that names no row`() {
    settled { table.scrollToRow(at: IndexPath(index: 0), at: .top, animated: false) }
    #expect(environment.isHalted)
  }

  @Test(arguments: [
    (0, 0, false), (1, 2, false), (1, NSNotFound, false), (1, 3, true), (2, 0, true),
  ])
  func `scrolls to rows that it has, and ends the run for any other`(
    section: Int, row: Int, isHalted: Bool
  ) {
    settled { table.scrollToRow(at: path(section, row), at: .top, animated: true) }
    #expect(environment.isHalted == isHalted)
  }

  @Test(arguments: [(1, 2, false), (1, 3, true), (2, 0, true)])
  func `loads rows anew that it has, and ends the run for any other`(
    section: Int, row: Int, isHalted: Bool
  ) {
    settled { table.reloadRows(at: [path(section, row)], with: .automatic) }
    #expect(environment.isHalted == isHalted)
  }

  @Test func `says when an update is over`() {
    var ends: [Bool] = []
    environment.run {
      table.performBatchUpdates(nil) { ends.append($0) }
      #expect(ends.isEmpty)
      environment.settle()
    }
    #expect(ends == [true])
  }

  @Test func `tells of accessories and of what moves`() {
    settled {
      guard let cell = table.cellForRow(at: path(1, 1)) else { return }
      table.tellAccessoryTouch(of: cell)
      table.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    }
    #expect(list.heard == ["info [1, 1]", "scrolled"])
  }

  @Test func `keeps neither its owner nor is it kept`() {
    weak var gone: ShoppingListViewController?
    environment.run {
      let list = ShoppingListViewController(style: .grouped)
      list.loadViewIfNeeded()
      list.tableView.layoutIfNeeded()
      _ = list.tableView.visibleCells
      gone = list
    }
    #expect(gone == nil)
  }
}
