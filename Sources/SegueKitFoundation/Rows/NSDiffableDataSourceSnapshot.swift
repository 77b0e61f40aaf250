/// Sections and their items at one moment, by identifiers.
///
/// What is named and not there is left out, for which UIKit raises an exception. Items that are put
/// in and are there already move; of those that are put in at once two alike are a misuse.
///
/// - SeeAlso: UIKit, `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  private var knownItems: Set<ItemIdentifierType> = []
  /// The items that get new cells and are not selected any more.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot of nothing.
  public init() {}

  // MARK: What is there

  /// How many items there are.
  public var numberOfItems: Int { knownItems.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many items each section has.
  var counts: [Int] { sections.map(\.items.count) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  /// The section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  /// The number of an item among those of all sections, counted from zero.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The number of a section, counted from zero.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  func item(at place: IndexPath) -> ItemIdentifierType? {
    guard place.count == 2, sections.indices.contains(place.section) else { return nil }
    let items = sections[place.section].items
    return items.indices.contains(place.item) ? items[place.item] : nil
  }

  func place(of identifier: ItemIdentifierType) -> IndexPath? {
    guard knownItems.contains(identifier) else { return nil }
    for (section, content) in sections.enumerated() {
      if let item = content.items.firstIndex(of: identifier) { return [section, item] }
    }
    return nil
  }

  // MARK: Sections

  /// Adds sections after all others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = known(indexOfSection(toIdentifier)) { insert(identifiers, at: index) }
  }

  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = known(indexOfSection(toIdentifier)) { insert(identifiers, at: index + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    for identifier in identifiers where indexOfSection(identifier) == nil {
      sections.insert(Section(identifier: identifier), at: index)
      index += 1
    }
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { knownItems.subtract(itemIdentifiers(inSection: identifier)) }
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let index = indexOfSection(identifier),
      indexOfSection(other) != nil
    else { return }
    let section = sections.remove(at: index)
    if let place = indexOfSection(other) { sections.insert(section, at: place + offset) }
  }

  /// Has the items of sections get new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadItems(identifiers.flatMap { itemIdentifiers(inSection: $0) })
  }

  /// A place in the snapshot; that there is none is a misuse.
  ///
  /// - SeeAlso: UIKit, the exceptions that `NSDiffableDataSourceSnapshot` raises, as "There are
  ///   currently no sections in the data source. Please add a section first."
  private func known<Place>(_ place: Place?) -> Place? {
    if place == nil { SegueEnvironment.current.misuse(.noSuchItem, nil) }
    return place
  }

  private func isKnown(_ item: ItemIdentifierType) -> Bool { known(place(of: item)) != nil }

  // MARK: Items

  /// Adds items after all others of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; the last one when it is left out.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    if let section = known(section) {
      insert(identifiers, at: [section, sections[section].items.count])
    }
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    if let place = known(place(of: beforeIdentifier)) { insert(identifiers, at: place) }
  }

  /// Puts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    if let place = known(place(of: afterIdentifier)) {
      insert(identifiers, at: [place.section, place.item + 1])
    }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: IndexPath) {
    guard Set(identifiers).count == identifiers.count else {
      return SegueEnvironment.current.misuse(.duplicateItems, nil)
    }
    var row = place.item
    for identifier in identifiers {
      guard let former = self.place(of: identifier) else { continue }
      sections[former.section].items.remove(at: former.item)
      if former.section == place.section, former.item < row { row -= 1 }
    }
    knownItems.formUnion(identifiers)
    sections[place.section].items.insert(contentsOf: identifiers, at: row)
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let unwanted = Set(identifiers)
    knownItems.subtract(unwanted)
    for section in sections.indices {
      sections[section].items.removeAll { unwanted.contains($0) }
    }
  }

  /// Takes everything out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Puts an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, knownItems.contains(identifier),
      knownItems.contains(toIdentifier)
    else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Puts an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, knownItems.contains(identifier),
      knownItems.contains(toIdentifier)
    else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has items get new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter(isKnown)
  }

  /// Has the cells of items filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter(isKnown)
  }

  /// The same, with nothing that is to be loaded or filled anew.
  var settled: NSDiffableDataSourceSnapshot {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }
}
