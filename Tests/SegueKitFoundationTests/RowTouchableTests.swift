import SegueKit
import SegueKitFoundation
import Testing

/// What apps put into rows and beside them: buttons, switches, something behind a row.
private final class WishListController: UITableViewController {
  private(set) var told: [String] = []
  var wishes = ["Boat", "Car", "Hat"]
  var style = UITableViewCell.EditingStyle.delete
  var leading: [String] = []
  var trailing: [String]?
  var fixed: IndexPath?
  var menu: [String] = []

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    told.append("menu \(indexPath.row)")
    guard !menu.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(
        children: menu.map { title in UIAction(title: title) { _ in self.told.append(title) } })
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    wishes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let wish = wishes[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(button("Buy") { [unowned self] in told.append("buy \(wish)") })
    return cell
  }

  private func button(_ title: String, act: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentView.addSubview(button("All") { [unowned self] in told.append("all") })
    return header
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = button("Sort") { [unowned self] in told.append("sort") }
    let footer = UIView()
    footer.addSubview(button("More") { [unowned self] in told.append("more") })
    tableView.tableFooterView = footer
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    told.append("can \(indexPath.row)")
    return indexPath != fixed
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    told.append(editingStyle == .insert ? "insert" : "delete")
    if editingStyle == .delete { remove(indexPath) }
  }

  private func remove(_ indexPath: IndexPath) {
    wishes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    told.append("trailing")
    return trailing.map(configuration)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    told.append("leading")
    return configuration(leading)
  }

  private func configuration(_ titles: [String]) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
          told.append(title)
          completion(true)
        }
      })
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told.append("will \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told.append("did \(indexPath.map { "\($0.row)" } ?? "nothing")")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    told.append("details \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("open \(indexPath.row)")
  }

  func forget() { told = [] }
}

@Suite struct `What the user finds in a list` {
  private let environment = SegueEnvironment()
  private let window: UIWindow
  private let list: WishListController

  init() {
    let (environment, list) = (environment, environment.run { WishListController() })
    self.list = list
    window = environment.run {
      let window = UIWindow()
      window.rootViewController = list
      environment.settle()
      return window
    }
    list.forget()
  }

  private func settled(_ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
    }
  }

  private var titles: [String] { environment.run { list.touchables.map(\.title) } }

  private func touch(_ titles: String...) {
    for title in titles {
      settled { list.touchables.first { $0.title == title }?.touch() }
    }
  }

  private func cell(_ row: Int) -> UITableViewCell? {
    list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
  }

  private let beside = ["Sort", "More", "All"]
  private let firstRow = [
    "row-0-0", "row-0-0-swipe", "row-0-0-swipe-second", "row-0-0-swipe-leading", "row-0-0-menu",
    "row-0-0-menu-second", "row-0-0-Buy",
  ]

  @Test func `are rows, what is in them, and what is above and below, and nobody is asked`() {
    #expect(titles == firstRow + ["row-0-1", "row-0-1-Buy"] + beside)
    #expect(list.told.isEmpty)
    touch("row-0-1", "row-0-1-Buy", "Sort", "More", "All")
    #expect(list.told == ["open 1", "buy Car", "sort", "more", "all"])
    cell(0)?.isUserInteractionEnabled = false
    #expect(titles == ["row-0-1", "row-0-1-Buy"] + beside)
  }

  @Test func `are the buttons behind a row, for which its owners are asked then`() {
    list.trailing = ["Archive", "Flag"]
    list.leading = ["Read"]
    touch("row-0-0-swipe")
    #expect(list.told == ["can 0", "trailing", "will 0", "Archive", "did 0"])
    list.forget()
    touch("row-0-0-swipe-second")
    #expect(list.told == ["can 0", "trailing", "will 0", "Flag", "did 0"])
    list.forget()
    touch("row-0-0-swipe-leading")
    #expect(list.told == ["can 0", "leading", "will 0", "Read", "did 0"])
  }

  @Test func `are the actions that come up when a finger stays on a row`() {
    touch("row-0-0-menu")
    list.menu = ["Copy", "Move"]
    touch("row-0-0-menu", "row-0-0-menu-second")
    list.menu = ["Copy"]
    touch("row-0-0-menu-second")
    #expect(list.told == ["menu 0", "menu 0", "Copy", "menu 0", "Move", "menu 0"])
  }

  @Test func `are none where nothing is behind the row`() {
    list.trailing = []
    touch("row-0-0-swipe", "row-0-0-swipe-leading")
    list.trailing = nil
    list.style = .insert
    touch("row-0-0-swipe")
    list.fixed = IndexPath(row: 0, section: 0)
    touch("row-0-0-swipe")
    #expect(Set(list.told) == ["can 0", "trailing", "leading"])
    #expect(list.wishes.count == 3)
  }

  @Test func `is the button that deletes, where a row has no others behind it`() {
    touch("row-0-0-swipe-second")
    #expect(list.told == ["can 0", "trailing", "can 0"] && list.wishes.count == 3)
    list.forget()
    touch("row-0-0-swipe")
    #expect(list.wishes == ["Car", "Hat"])
    #expect(list.told.suffix(3) == ["can 0", "delete", "did nothing"])
  }

  @Test func `are the buttons that delete and insert while the list is edited`() {
    list.fixed = IndexPath(row: 0, section: 0)
    settled { list.setEditing(true, animated: false) }
    #expect(list.told == ["can 0", "can 1", "can 2"])
    #expect(cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
    let edited = ["row-0-0", "row-0-0-Buy", "row-0-1", "row-0-1-Delete", "row-0-1-Buy"] + beside
    #expect(titles == edited && list.told.count == 3)
    touch("row-0-1-Delete")
    #expect(list.wishes == ["Boat", "Hat"] && titles == edited)
    settled { list.setEditing(false, animated: false) }
    #expect(titles == firstRow + ["row-0-1", "row-0-1-Buy"] + beside)
    list.style = .insert
    settled { list.setEditing(true, animated: false) }
    touch("row-0-1-Insert")
    #expect(list.told.last == "insert")
  }

  @Test func `are not those where the user chooses many rows`() {
    list.tableView.allowsMultipleSelectionDuringEditing = true
    settled { list.setEditing(true, animated: false) }
    #expect(list.told.isEmpty)
    #expect(titles == ["row-0-0", "row-0-0-Buy", "row-0-1", "row-0-1-Buy"] + beside)
  }

  @Test func `are the button for details, or the view in its place`() {
    settled {
      cell(0)?.accessoryType = .detailDisclosureButton
      cell(1)?.accessoryType = .detailButton
      cell(1)?.editingAccessoryView = UISwitch()
    }
    #expect(
      titles == ["row-0-0", "row-0-0-accessory"] + firstRow.dropFirst()
        + ["row-0-1", "row-0-1-accessory", "row-0-1-Buy"] + beside)
    touch("row-0-1-accessory")
    #expect(list.told == ["details 1"])
    settled { cell(1)?.accessoryView = UIStepper() }
    #expect(
      titles.filter { $0.hasPrefix("row-0-1-") }
        == ["row-0-1-Buy", "row-0-1-plus"])
    settled { list.setEditing(true, animated: false) }
    #expect(
      titles.filter { $0.hasPrefix("row-0-1-") }
        == ["row-0-1-Delete", "row-0-1-Buy", "row-0-1-switch"])
    #expect(!titles.contains("row-0-0-accessory"))
  }

  @Test func `are the buttons behind an item of a collection that is a list`() {
    let items = environment.run { ItemsController(collectionViewLayout: ItemsController.layout()) }
    settled { window.rootViewController = items }
    environment.run {
      let behind = ["row-0-0-swipe-leading", "row-0-0-menu", "row-0-0-menu-second"]
      #expect(items.touchables.map(\.title) == ["row-0-0"] + behind + ["row-0-1"])
      items.touchables[1].touch()
    }
    #expect(items.swiped == [[0, 0]])
  }
}

/// Items of a list, each with something behind it.
private final class ItemsController: UICollectionViewController {
  private(set) var swiped: [IndexPath] = []

  static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Item")
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [unowned self] place in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, completion in
          swiped.append(place)
          completion(true)
        }
      ])
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
}
