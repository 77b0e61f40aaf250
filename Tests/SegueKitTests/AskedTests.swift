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

  @Test func `begins with what it takes, and does as others do to others`() {
    let staging = Staging()
    let house = staging.make { box("house") }
    let storyboard = staging.make {
      UIStoryboard(scenes: [UIStoryboardScene("guest") { Meddling("guest", in: house) }])
    }
    let lines = staging.lines {
      _ = storyboard.instantiateViewController(withIdentifier: "guest")
    }
    #expect(lines.filter { $0.hasPrefix("add") } == ["add lodger to house"])
  }

  @Test func `keeps layout guides and constraints with its view, and tabs that are hidden`() {
    let staging = Staging()
    staging.make {
      let (page, other, guide) = (Page("page"), Page("other"), UILayoutGuide())
      page.view.addLayoutGuide(guide)
      other.view.addLayoutGuide(guide)
      #expect(page.view.layoutGuides.isEmpty && other.view.layoutGuides.first === guide)
      page.view.removeLayoutGuide(guide)
      #expect(guide.owningView === other.view)
      other.view.removeLayoutGuide(guide)
      #expect(guide.owningView == nil && other.view.layoutGuides.isEmpty)
      let constraint = NSLayoutConstraint()
      page.view.addConstraint(constraint)
      #expect(constraint.isActive)
      page.view.removeConstraints([constraint])
      #expect(!constraint.isActive && page.navigationItem.style == .navigator)
      let tabs = UITabBarController()
      let named = ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in Page(name) }
      }
      named[1].isHiddenByDefault = true
      tabs.setTabs(named, animated: true)
      #expect(tabs.tabs.count == 2 && tabs.viewControllers?.map(\.title) == ["a"])
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

  @Test func `keeps what it is told of scrolling, keys and where its view would come from`() {
    let staging = Staging()
    staging.make {
      let page = UIViewController(nibName: "Page", bundle: nil)
      #expect(page.nibName == "Page" && Page("other").nibName == nil)
      let (list, text) = (UIScrollView(), UIScrollView())
      page.setContentScrollView(list)
      page.setContentScrollView(text, for: .bottom)
      #expect(page.contentScrollView(for: .top) === list)
      #expect(page.contentScrollView(for: .bottom) === text)
      page.setContentScrollView(nil)
      #expect(page.contentScrollView(for: .top) == nil)
      #expect(page.automaticallyAdjustsScrollViewInsets && page.focusGroupIdentifier == nil)
      (page.automaticallyAdjustsScrollViewInsets, page.focusGroupIdentifier) = (false, "a")
      page.interactionActivityTrackingBaseName = "b"
      #expect(!page.automaticallyAdjustsScrollViewInsets && page.focusGroupIdentifier == "a")
      #expect(page.interactionActivityTrackingBaseName == "b" && page.keyCommands == nil)
      let save = UIKeyCommand(input: "s", modifierFlags: .command, action: "save")
      page.addKeyCommand(save)
      page.removeKeyCommand(save)
      #expect(save.input == "s" && UIKeyCommand().action == nil)
      UIViewController.attemptRotationToDeviceOrientation()
      #expect(UIDevice.current.orientation.isPortrait)
      page.modalPresentationStyle = .formSheet
      #expect(page.disablesAutomaticKeyboardDismissal)
      let pair = split("split", page)
      #expect(pair.presentsWithGesture)
      #expect(pair.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    }
  }

  @Test func `keeps what it is told of how it is presented`() {
    let staging = Staging()
    staging.make {
      let page = Page("page")
      let sheet = page.sheetPresentationController
      #expect(sheet?.prefersPageSizing == true && sheet?.sourceView == nil)
      sheet?.prefersPageSizing = false
      sheet?.sourceView = page.view
      #expect(sheet?.prefersPageSizing == false && sheet?.sourceView === page.view)
      page.modalPresentationStyle = .popover
      let popover = page.popoverPresentationController
      #expect(popover?.arrowDirection == .unknown && popover?.canOverlapSourceViewRect == false)
      staging.window.rootViewController = stack("nav", Page("a"))
      (staging.window.rootViewController as? UINavigationController)?
        .pushViewController(page, animated: true)
      #expect(page.transitionCoordinator?.isInterruptible == false)
    }
  }

  @Test func `passes on that the device is shaken, as far as somebody listens`() {
    let staging = Staging()
    staging.make {
      let shaken = Shaken()
      let page = Page("page")
      shaken.addChild(page)
      page.motionEnded(.motionShake, with: nil)
      page.motionBegan(.none, with: nil)
      page.motionCancelled(.none, with: nil)
      #expect(shaken.motions == [.motionShake])
    }
  }

  @Test func `lives in an app that may run on in the background`() {
    let staging = Staging()
    staging.make {
      let app = UIApplication.shared
      let first = app.beginBackgroundTask {}
      let second = app.beginBackgroundTask(withName: "upload")
      #expect(first != second && first != .invalid)
      app.endBackgroundTask(first)
      #expect(app.backgroundTimeRemaining > 100)
    }
  }
}

/// A page that takes a child, and gives one to somebody else, when it wakes.
private final class Meddling: Page {
  private let house: UIViewController

  init(_ title: String, in house: UIViewController) {
    self.house = house
    super.init(title)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    addChild(Page("own"))
    house.addChild(Page("lodger"))
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

private final class Shaken: UIViewController {
  private(set) var motions: [UIEvent.EventSubtype] = []

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    motions.append(motion)
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
