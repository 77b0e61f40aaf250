import SegueKit
import SegueKitFoundation
import Testing

/// Albums whose photos have a menu, of which one way of asking tells.
private final class MenuAlbum: AlbumViewController {
  var asked: [IndexPath] = []

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath)
    return nil
  }
}

/// Albums that are asked for the menus of several photos.
private final class ManyMenusAlbum: AlbumViewController {
  var asked: [[IndexPath]] = []

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPaths)
    return nil
  }
}

/// Albums that count how often they have been scrolled.
private final class PagedAlbum: AlbumViewController {
  private(set) var ends = 0

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

@Suite struct `A collection as an app would have it` {
  private let environment = SegueEnvironment()
  private let window: UIWindow

  init() { window = environment.run { UIWindow() } }

  private func shown<Controller: UIViewController>(_ make: () -> Controller) -> Controller {
    environment.run {
      let controller = make()
      window.rootViewController = controller
      environment.settle()
      return controller
    }
  }

  private func touch(
    _ place: IndexPath, in collection: UICollectionView, then body: (UIView) -> Void = { _ in }
  ) {
    environment.run {
      guard let cell = collection.cellForItem(at: place), collection.select(cell) else { return }
      body(cell)
      collection.tellSelection(of: cell)
      environment.settle()
    }
  }

  @Test func `makes its cells and headers when it comes, of the registered classes`() {
    let album = shown { AlbumViewController() }
    let collection = album.collectionView!
    #expect(collection.superview === album.view && collection.window === window)
    #expect(collection.visibleCells.compactMap { ($0 as? PhotoCell)?.name }.count == 3)
    let headers = collection.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map { ($0 as? AlbumHeader)?.title } == ["Album 1"])
  }

  @Test func `has selected the item when its segue is prepared, and tells after that`() {
    let album = shown { AlbumViewController() }
    touch([1, 0], in: album.collectionView) { cell in
      #expect((cell as? PhotoCell)?.imageView.alpha == 0.5)
      album.prepare(
        for: UIStoryboardSegue(identifier: nil, source: album, destination: UIViewController()),
        sender: cell)
    }
    #expect(album.prepared == ["Snow"] && album.heard == ["should [1, 0]", "did [1, 0]"])
    touch([0, 1], in: album.collectionView)
    #expect(album.collectionView.indexPathsForSelectedItems == [[1, 0]])
    touch([0, 0], in: album.collectionView)
    #expect(album.heard.suffix(2) == ["left [1, 0]", "did [0, 0]"])
  }

  @Test func `asks for the menu of an item in either way`() {
    let album = shown { MenuAlbum() }
    let many = shown { ManyMenusAlbum() }
    for controller in [album, many] {
      environment.run { controller.touchables.first { $0.title == "row-0-0-menu" }?.touch() }
    }
    #expect(album.asked == [[0, 0]])
    #expect(many.asked == [[[0, 0]]])
  }

  @Test func `keeps cells and selection when items come and go`() throws {
    let album = shown { AlbumViewController() }
    let collection = try #require(album.collectionView)
    environment.run {
      let snow = collection.cell(of: .prototype("PhotoCell"))
      collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
      album.albums[0] = ["Sky", "Sea"]
      collection.performBatchUpdates({
        collection.deleteItems(at: [[0, 1]])
        collection.insertItems(at: [[0, 0]])
      })
      environment.settle()
      #expect(collection.cellForItem(at: [0, 1]) === snow && album.heard.isEmpty)
      #expect(collection.indexPathsForSelectedItems == [[0, 1]])
      #expect((collection.cellForItem(at: [0, 0]) as? PhotoCell)?.name == "Sky")
      collection.insertItems(at: [[0, 0]])
    }
    #expect(environment.isHalted)
  }

  @Test(arguments: [(0, 1, false), (0, 9, true), (9, 0, true)])
  func `scrolls to items that it has, and ends the run for any other`(
    section: Int, item: Int, isHalted: Bool
  ) throws {
    let collection = try #require(shown { AlbumViewController() }.collectionView)
    environment.run { collection.scrollToItem(at: [section, item], at: .top, animated: true) }
    #expect(environment.isHalted == isHalted)
  }

  @Test func `tells at the end that it has been scrolled to another item`() throws {
    let album = shown { PagedAlbum() }
    let collection = try #require(album.collectionView)
    environment.run {
      for item in [0, 1, 1] {
        collection.scrollToItem(at: [0, item], at: .top, animated: true)
        environment.settle()
      }
      collection.scrollToItem(at: [1, 0], at: .top, animated: false)
      environment.settle()
      #expect(album.ends == 1)
      collection.selectItem(at: [0, 0], animated: true, scrollPosition: .top)
      environment.settle()
    }
    #expect(album.ends == 2)
  }

  @Test func `shows snapshots in a list`() throws {
    let places = shown { PlacesViewController() }
    let collection = try #require(places.collectionView)
    let words = {
      collection.visibleCells.compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
    #expect(words() == ["Rome", "Oslo"])
    environment.run {
      places.show(["Bern", "Oslo", "Rome"])
      environment.settle()
    }
    #expect(words() == ["Bern", "Oslo", "Rome"])
    touch([0, 2], in: collection)
    #expect(places.opened == ["Rome"] && collection.indexPathsForSelectedItems == [])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? AlbumHeader)?.title == "Section 0")
  }
}
