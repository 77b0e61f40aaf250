#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// A cell as apps write theirs.
class ShoppingCell: UITableViewCell {
  static let reuseIdentifier = "ShoppingCell"

  private(set) var reuses = 0
  let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    badge.isHidden = true
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    badge.isHidden = !selected
  }

  func configure(with item: String) {
    var content = defaultContentConfiguration()
    content.text = item
    content.image = UIImage(systemName: "cart")
    contentConfiguration = content
  }
}

/// A cell that a storyboard fills.
class PrototypeCell: UITableViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessoryType = .disclosureIndicator
  }
}

/// A list as most are.
class ShoppingListViewController: UITableViewController {
  var aisles = [["Milk", "Eggs"], ["Bread", "Rolls", "Cake"]]
  private(set) var opened: [IndexPath] = []
  private(set) var heard: [String] = []
  var locked: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    clearsSelectionOnViewWillAppear = false
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(
      ShoppingCell.self, forCellReuseIdentifier: ShoppingCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView(frame: CGRect.zero)
    refreshControl = UIRefreshControl()
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    aisles.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    aisles[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ShoppingCell.reuseIdentifier, for: indexPath) as? ShoppingCell
    else { fatalError("The class of the cell has been registered.") }
    cell.configure(with: aisles[indexPath.section][indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "Aisle \(section + 1)"
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath != locked
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      aisles[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  // MARK: - Table view delegate

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    heard.append("will \(indexPath)")
    if indexPath == locked { return nil }
    return indexPath.row == 2 ? IndexPath(row: 0, section: indexPath.section) : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("did \(indexPath)")
    opened.append(indexPath)
    let detail = UIViewController()
    detail.title = aisles[indexPath.section][indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("left \(indexPath)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    heard.append("info \(indexPath)")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 1 else { return nil }
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [weak self] (_, _, completionHandler) in
      self?.aisles[1].remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      completionHandler(true)
    }
    archive.backgroundColor = .systemGreen
    let configuration = UISwipeActionsConfiguration(actions: [archive])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    44
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scrolled")
  }

  // MARK: - Navigation

  private(set) var prepared: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let indexPath = tableView.indexPathForSelectedRow {
      segue.destination.title = aisles[indexPath.section][indexPath.row]
    }
    if let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) {
      prepared.append(aisles[indexPath.section][indexPath.row])
    }
  }

  func empty() {
    aisles = [[], []]
    tableView.performBatchUpdates({
      self.tableView.deleteRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
      self.tableView.reloadSections(IndexSet(integer: 1), with: .automatic)
    })
  }
}

/// A screen whose rows a storyboard draws one by one.
class SettingsViewController: UITableViewController {
  var showsAdvanced = true
  private(set) var touched: [IndexPath] = []

  override func numberOfSections(in tableView: UITableView) -> Int {
    showsAdvanced ? super.numberOfSections(in: tableView) : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    touched.append(indexPath)
  }
}

/// A table in a view of an app's own.
class BasketViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var items: [String] = []
  private(set) var shown = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
  }
}

extension BasketViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Item")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Item")
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown += 1
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    header?.tag = section + 1
    return header
  }
}

/// A list that shows snapshots.
class OffersViewController: UITableViewController {
  enum Section: CaseIterable {
    case today
    case later
  }

  struct Offer: Hashable {
    let name: String
  }

  class DataSource: UITableViewDiffableDataSource<Section, Offer> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      section == 0 ? "Today" : "Later"
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard let offer = itemIdentifier(for: indexPath) else { return }
      var snapshot = self.snapshot()
      snapshot.deleteItems([offer])
      apply(snapshot, animatingDifferences: true)
    }
  }

  private(set) lazy var dataSource = DataSource(tableView: tableView) {
    (tableView, indexPath, offer) -> UITableViewCell? in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Offer", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = offer.name
    cell.contentConfiguration = content
    return cell
  }
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Offer")
    tableView.dataSource = dataSource
    show(today: ["Plums", "Pears"], later: ["Figs"], animated: false)
  }

  func show(today: [String], later: [String], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Offer>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(today.map(Offer.init(name:)), toSection: .today)
    snapshot.appendItems(later.map(Offer.init(name:)))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let offer = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(offer.name)
  }
}
