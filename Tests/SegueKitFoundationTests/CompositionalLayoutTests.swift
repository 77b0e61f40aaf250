import SegueKit
import SegueKitFoundation
import Testing

/// A section of tiles with a header, and one that is a list with something behind its items.
private final class TilesController: UICollectionViewController {
  var told: [String] = []

  static func layout(_ act: @escaping (IndexPath) -> Void) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      guard section == 0 else {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { place in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, _ in act(place) }
          ])
        }
        return .list(using: list, layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let tiles = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 2))
      tiles.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return tiles
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    told.append("header \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@Suite struct `A compositional layout` {
  @Test func `says what lies beside the items of each section, and behind those of a list`() {
    let environment = SegueEnvironment()
    environment.run {
      var swiped: [IndexPath] = []
      let tiles = TilesController(
        collectionViewLayout: TilesController.layout { swiped.append($0) })
      let window = UIWindow()
      window.rootViewController = tiles
      environment.settle()
      #expect(tiles.told == ["header 0"])
      tiles.touchables.first { $0.title == "row-1-0-swipe" }?.touch()
      #expect(swiped == [[1, 0]])
      tiles.touchables.first { $0.title == "row-0-0-swipe" }?.touch()
      #expect(swiped.count == 1)
    }
  }
}
