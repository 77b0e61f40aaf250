import SegueKit
import SegueKitFoundation
import Testing

@Suite struct `A table elsewhere` {
  private let environment = SegueEnvironment()
  private let window: UIWindow

  init() { window = environment.run { UIWindow() } }

  private func shown<Controller: UIViewController>(
    _ make: () -> Controller
  ) -> Controller {
    environment.run {
      let controller = make()
      window.rootViewController = controller
      environment.settle()
      return controller
    }
  }

  @Test func `finds the static rows that a storyboard speaks of, with the same cells`() throws {
    let settings = shown { SettingsViewController(style: .grouped) }
    try environment.run {
      let table = try #require(settings.tableView)
      #expect(table.numberOfSections == 1 && table.visibleCells.isEmpty)
      let cell = try #require(table.cell(of: .fixed(section: 1, row: 0)) as? UITableViewCell)
      #expect(cell.accessoryType == .checkmark && table.cell(of: .fixed(section: 0, row: 2)) != nil)
      #expect(table.select(cell))
      table.tellSelection(of: cell)
      #expect(settings.touched == [IndexPath(row: 0, section: 1)] && !cell.isSelected)
      table.reloadData()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
      settings.showsAdvanced = false
      table.reloadData()
      #expect(table.cell(of: .fixed(section: 1, row: 0)) == nil)
    }
  }

  @Test func `clears its selection when its controller appears`() {
    let settings = shown { SettingsViewController() }
    environment.run {
      let table = settings.tableView
      _ = table?.cell(of: .fixed(section: 0, row: 1))
      table?.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      settings.present(UIViewController(), animated: true)
      environment.settle()
      #expect(table?.indexPathForSelectedRow == [0, 1])
      settings.presentedViewController?.modalPresentationStyle = .fullScreen
      settings.dismiss(animated: true)
      environment.settle()
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      settings.present(other, animated: true)
      environment.settle()
      settings.dismiss(animated: true)
      environment.settle()
      #expect(table?.indexPathForSelectedRow == nil)
    }
  }

  @Test func `stands in a view, with what is beside its sections`() {
    let basket = shown { BasketViewController() }
    environment.run {
      basket.items = (0..<50).map { "Item \($0)" }
      basket.tableView.reloadData()
      environment.settle()
      #expect(basket.shown == 20 && basket.tableView.headerView(forSection: 0)?.tag == 1)
      #expect(basket.tableView.footerView(forSection: 0) == nil)
      let last = basket.tableView.cellForRow(at: IndexPath(row: 49, section: 0))
      #expect(basket.shown == 21 && last?.isDescendant(of: basket.view) == true)
      #expect(last?.style == .subtitle)
      #expect(basket.tableView.cell(of: .prototype("Other")) == nil)
      #expect(basket.tableView.cell(of: .prototype("")) != nil)
    }
  }

  @Test func `has plain cells for what nobody has registered`() throws {
    try environment.run {
      let table = UITableView()
      let cell = table.dequeueReusableCell(withIdentifier: "Unknown", for: [0, 0])
      #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == "Unknown")
      #expect(table.dequeueReusableCell(withIdentifier: "Unknown") == nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Unknown") == nil)
      let storyboard = UIStoryboard(
        scenes: [UIStoryboardScene("List") { UITableViewController() }], initialScene: "List")
      let list = try #require(
        storyboard.instantiateInitialViewController() as? UITableViewController)
      #expect(list.tableView.dequeueReusableCell(withIdentifier: "Unknown") != nil)
      let prototype = try #require(PrototypeCell(coder: UIView.NSCoder()))
      #expect(prototype.accessoryType == .disclosureIndicator)
    }
  }
}
