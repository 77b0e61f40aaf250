import SegueKit
import Testing

@Suite struct `A controller that is edited` {
  @Test func `begins and ends by its button, by code and by the property`() {
    let staging = Staging()
    staging.make {
      let list = List("list")
      let button = list.editButtonItem
      #expect(button.title == "Edit" && button === list.editButtonItem)
      button.touch()
      #expect(list.isEditing && button.title == "Done")
      list.isEditing = false
      #expect(!list.isEditing && button.title == "Edit")
      list.setEditing(true, animated: false)
      #expect(list.calls == [true, false, true])
      #expect(list.animated == [true, false, false])
    }
  }

  @Test func `is not kept by its button`() {
    let staging = Staging()
    let census = Census()
    let button = staging.make { Page("list", census: census).editButtonItem }
    button.touch()
    #expect(census.count == 0)
  }
}

@Suite struct `A controller that a storyboard makes` {
  @Test func `wakes when it has its children`() {
    let staging = Staging()
    staging.make {
      let storyboard = UIStoryboard(
        scenes: [
          UIStoryboardScene("nav", relationships: ["page"]) { Waking() },
          UIStoryboardScene("page") { Page("page") },
        ])
      let nav = storyboard.instantiateViewController(withIdentifier: "nav") as? Waking
      #expect(nav?.seen == [1])
    }
  }

  @Test func `keeps what it is told of bars that are not there`() {
    let staging = Staging()
    staging.make {
      let page = Page("page")
      #expect(page.edgesForExtendedLayout == .all && page.toolbarItems == nil)
      page.edgesForExtendedLayout = []
      page.setToolbarItems([.flexibleSpace()], animated: true)
      #expect(page.edgesForExtendedLayout == [] && page.toolbarItems?.count == 1)
      #expect(page.childForStatusBarStyle == nil && page.shouldAutorotate)
      #expect(page.supportedInterfaceOrientations.contains(.landscape))
    }
  }
}

private final class Waking: UINavigationController {
  private(set) var seen: [Int] = []

  init() { super.init(nibName: nil, bundle: nil) }

  override func awakeFromNib() {
    super.awakeFromNib()
    seen.append(viewControllers.count)
  }
}

private final class List: Page {
  private(set) var calls: [Bool] = []
  private(set) var animated: [Bool] = []

  init(_ title: String) { super.init(title) }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append(editing)
    self.animated.append(animated)
  }
}
