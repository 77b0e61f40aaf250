import SegueKit
import Testing

@Suite struct `The display mode of columns` {
  @Test func `is kept and moves no column`() {
    let staging = Staging()
    staging.make {
      let columns = split("split", Page("list"), Page("item"))
      #expect(columns.preferredDisplayMode == .automatic)
      staging.window.rootViewController = columns
      columns.preferredDisplayMode = .oneOverSecondary
      #expect(columns.preferredDisplayMode == .primaryOverlay)
      #expect(columns.visibleChildren.map(\.title) == ["list", "item"])
    }
  }

  @Test func `that is preferred while there is one column counts when there are two again`() {
    let staging = Staging()
    let listener = ModeListener()
    staging.make {
      let columns = UISplitViewController(style: .doubleColumn)
      columns.setViewController(Page("list"), for: .primary)
      columns.setViewController(Page("item"), for: .secondary)
      columns.delegate = listener
      staging.window.rootViewController = columns
      staging.window.traitOverrides.horizontalSizeClass = .compact
      columns.preferredDisplayMode = .secondaryOnly
      #expect(listener.modes == [] && columns.displayMode == .secondaryOnly)
      staging.window.traitOverrides.horizontalSizeClass = .regular
      #expect(listener.modes == [] && columns.displayMode == .secondaryOnly)
      columns.preferredDisplayMode = .automatic
      #expect(columns.displayMode == .oneBesideSecondary)
      columns.preferredDisplayMode = .oneBesideSecondary
    }
    #expect(listener.modes == [.oneBesideSecondary])
  }

  @Test(arguments: [true, false])
  func `has a button, which may take the place of the back button`(supplements: Bool) {
    let staging = Staging()
    staging.make {
      let item = Item(supplements)
      let columns = split("split", stack("lists", Page("list")), item)
      staging.window.rootViewController = columns
      item.loadViewIfNeeded()
      #expect(item.navigationItem.leftBarButtonItem === columns.displayModeButtonItem)
      staging.window.traitOverrides.horizontalSizeClass = .compact
      guard let lists = columns.viewControllers.first as? UINavigationController else {
        Issue.record("the first column is no stack")
        return
      }
      #expect(lists.topViewController !== lists.viewControllers.first)
      lists.touchBackButton()
      #expect((lists.topViewController === lists.viewControllers.first) == supplements)
    }
  }
}

/// Writes down which modes it is told of.
private final class ModeListener: UISplitViewControllerDelegate {
  private(set) var modes: [UISplitViewController.DisplayMode] = []

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { modes.append(displayMode) }
}

/// Shows the button of the columns that it stands in.
private final class Item: Page {
  private let supplements: Bool

  init(_ supplements: Bool) {
    self.supplements = supplements
    super.init("item")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    navigationItem.leftItemsSupplementBackButton = supplements
    view.backgroundColor = .systemIndigo
  }
}
