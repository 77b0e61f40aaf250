#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// A cell as apps write theirs.
class PhotoCell: UICollectionViewCell {
  let imageView = UIView()
  var name: String?

  override var isSelected: Bool {
    didSet { imageView.alpha = isSelected ? 0.5 : 1 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(imageView)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    name = nil
  }
}

/// The words above a section.
class AlbumHeader: UICollectionReusableView {
  var title: String?
}

private let reuseIdentifier = "PhotoCell"

/// Photos in lines.
class AlbumViewController: UICollectionViewController {
  var albums = [["Sea", "Sand"], ["Snow"]]
  private(set) var heard: [String] = []
  private(set) var prepared: [String] = []

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.scrollDirection = .vertical
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.register(
      AlbumHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collectionView.alwaysBounceVertical = true
    clearsSelectionOnViewWillAppear = false
  }

  // MARK: UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    albums.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    albums[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier, for: indexPath)
    (cell as? PhotoCell)?.name = albums[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    (header as? AlbumHeader)?.title = "Album \(indexPath.section + 1)"
    return header
  }

  // MARK: UICollectionViewDelegate

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    heard.append("should \(indexPath)")
    return albums[indexPath.section][indexPath.item] != "Sand"
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    heard.append("did \(indexPath)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    heard.append("left \(indexPath)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell,
      let indexPath = collectionView.indexPath(for: cell),
      collectionView.indexPathsForSelectedItems?.first == indexPath
    else { return }
    prepared.append(albums[indexPath.section][indexPath.item])
  }
}

extension AlbumViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width / 3
    return CGSize(width: width, height: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    section == 0 ? CGSize(width: 0, height: 40) : .zero
  }
}

/// A list as newer apps write theirs.
class PlacesViewController: UIViewController, UICollectionViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private(set) var opened: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, place in
      var content = cell.defaultContentConfiguration()
      content.text = place
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<AlbumHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.title = "Section \(indexPath.section)"
    }
    dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      collectionView, indexPath, place in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: place)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
    show(["Rome", "Oslo"])
  }

  func show(_ places: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(places)
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let place = dataSource.itemIdentifier(for: indexPath) else { return }
    opened.append(place)
  }
}
