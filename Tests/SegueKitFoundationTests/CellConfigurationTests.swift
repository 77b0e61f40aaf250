import SegueKit
import SegueKitFoundation
import Testing

/// What apps show in cells today: a configuration of their own, with a view that has a button.
private struct OfferConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  var isSelected = false
  var buy: Handler

  /// What a touch does; the same for the same item.
  struct Handler: Hashable {
    let act: (String) -> Void
    static func == (left: Handler, right: Handler) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  func makeContentView() -> any UIView & UIContentView { OfferView(self) }

  func updated(for state: any UIConfigurationState) -> OfferConfiguration {
    var updated = self
    if let state = state as? UICellConfigurationState { updated.isSelected = state.isSelected }
    return updated
  }
}

private final class OfferView: UIView, UIContentView {
  private let button = UIButton(type: .system)

  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: OfferConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(button)
    button.addAction(
      UIAction { [unowned self] _ in
        guard let shown = self.configuration as? OfferConfiguration else { return }
        shown.buy.act(shown.title)
      }, for: .primaryActionTriggered)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let shown = configuration as? OfferConfiguration else { return }
    button.setTitle(shown.isSelected ? "Buy \(shown.title)!" : "Buy \(shown.title)", for: .normal)
  }
}

/// A cell that makes its configuration when it is asked to.
private final class OfferCell: UICollectionViewListCell {
  var title = "" { didSet { setNeedsUpdateConfiguration() } }
  var buy: (String) -> Void = { _ in }

  override func updateConfiguration(using state: UICellConfigurationState) {
    contentConfiguration =
      OfferConfiguration(title: title, buy: .init(act: buy)).updated(for: state)
  }
}

private final class OffersController: UICollectionViewController {
  private(set) var told: [String] = []
  var titles = ["Boat", "Car"]
  var accessories: (OffersController) -> [UICellAccessory] = { _ in [] }

  private let registration = UICollectionView.CellRegistration<OfferCell, String> { _, _, _ in }

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  func tell(_ word: String) { told.append(word) }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { titles.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let title = titles[indexPath.item]
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: title)
    cell.buy = { [unowned self] in tell("bought \($0)") }
    cell.title = title
    cell.accessories = accessories(self)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tell("open \(indexPath.item)") }
}

@Suite struct `Cells by configuration` {
  private let environment = SegueEnvironment()
  private let window: UIWindow
  private let offers: OffersController

  init() {
    let (environment, offers) = (environment, environment.run { OffersController() })
    self.offers = offers
    window = environment.run { UIWindow() }
  }

  private func show() {
    settled { window.rootViewController = offers }
  }

  private func settled(_ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
    }
  }

  private var titles: [String] { environment.run { offers.touchables.map(\.title) } }

  private func touch(_ titles: String...) {
    for title in titles {
      settled { offers.touchables.first { $0.title == title }?.touch() }
    }
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    offers.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func `are touched in the view that the configuration makes`() {
    show()
    #expect(titles.contains("row-0-0-Buy Boat") && titles.contains("row-0-1-Buy Car"))
    touch("row-0-1-Buy Car")
    #expect(offers.told == ["bought Car"])
    #expect(cell(1)?.contentView is OfferView)
  }

  @Test func `go along with how they stand, and keep a view that can show it`() {
    show()
    let view = cell(0)?.contentView
    touch("row-0-0")
    #expect(offers.told == ["open 0"])
    #expect(titles.contains("row-0-0-Buy Boat!") && titles.contains("row-0-1-Buy Car"))
    touch("row-0-1")
    #expect(titles.contains("row-0-0-Buy Boat") && titles.contains("row-0-1-Buy Car!"))
    #expect(cell(0)?.contentView === view)
    settled { cell(0)?.contentConfiguration = UIListContentConfiguration.cell() }
    #expect(cell(0)?.contentView is UIListContentView)
    #expect(!titles.contains { $0.hasPrefix("row-0-0-Buy") })
    settled { cell(0)?.contentConfiguration = nil }
    #expect(cell(0).map { type(of: $0.contentView) == UIView.self } == true)
  }

  @Test func `tell whoever has asked for it, in tables too`() {
    var told: [String] = []
    settled {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = OfferConfiguration(
        title: "Hat", buy: .init { told.append("bought \($0)") })
      cell.configurationUpdateHandler = { _, state in
        told.append("\(state.isSelected) \(state.isEditing)")
      }
      cell.isSelected = true
      cell.isEditing = true
      cell.isSelected = true
      let shown = cell.contentConfiguration as? OfferConfiguration
      #expect(shown?.isSelected == true && cell.contentView is OfferView)
      cell.automaticallyUpdatesContentConfiguration = false
      cell.isSelected = false
      let kept = cell.contentConfiguration as? OfferConfiguration
      #expect(kept?.isSelected == true)
    }
    #expect(told == ["true false", "true true", "false true"])
  }

  @Test func `have accessories to touch`() {
    offers.accessories = { offers in
      let flag = UIButton(
        type: .system, primaryAction: UIAction(title: "Flag") { _ in offers.tell("flag") })
      let menu = UIMenu(children: [UIAction(title: "Large") { _ in offers.tell("large") }])
      return [
        .disclosureIndicator(), .checkmark(), .detail { offers.tell("details") },
        .delete { offers.tell("delete") }, .reorder(options: .init(showsVerticalSeparator: false)),
        .popUpMenu(menu), .outlineDisclosure(options: .init(style: .header)),
        .customView(configuration: .init(customView: flag, placement: .trailing())),
        .detail(options: .init(isHidden: true)) { offers.tell("hidden") },
      ]
    }
    show()
    #expect(
      titles.filter { $0.hasPrefix("row-0-1-") }.sorted() == [
        "row-0-1-Buy Car", "row-0-1-Flag", "row-0-1-Large", "row-0-1-accessory",
      ])
    touch("row-0-1-accessory", "row-0-1-Large", "row-0-1-Flag", "row-0-1-Delete")
    #expect(offers.told == ["details", "large", "flag"])
    settled { offers.collectionView.isEditing = true }
    touch("row-0-1-Delete")
    #expect(offers.told.last == "delete")
  }

  @Test func `have accessories for a while`() {
    let flag = environment.run {
      UIButton(type: .system, primaryAction: UIAction(title: "Flag") { _ in })
    }
    offers.titles = ["Boat"]
    offers.accessories = { _ in
      [
        .customView(
          configuration: .init(
            customView: flag, placement: .leading(displayed: .whenEditing)))
      ]
    }
    show()
    #expect(!titles.contains("row-0-0-Flag"))
    settled { offers.collectionView.isEditing = true }
    #expect(titles.contains("row-0-0-Flag"))
    settled { (cell(0) as? UICollectionViewListCell)?.accessories = [] }
    #expect(!titles.contains("row-0-0-Flag") && flag.superview == nil)
  }
}
