import SegueKit
import Testing

@Suite struct `A controller` {
  @Test func `defines a context as a stack or tabs, whoever makes it`() {
    let coder = Census()
    let made = [
      UINavigationController(), UINavigationController(coder: coder),
      UINavigationController(rootViewController: UIViewController()), UITabBarController(),
      UITabBarController(coder: coder), UISplitViewController(coder: coder),
      UIViewController(nibName: "Main", bundle: nil),
    ]
    #expect(
      made.map { $0?.definesPresentationContext } == [true, true, true, true, true, false, false])
  }

  @Test func `loads its view when somebody asks for it`() {
    let stage = Staging()
    let page = stage.make { Page("a") }
    #expect(page.viewIfLoaded == nil)
    let view = page.view
    #expect(page.isViewLoaded)
    #expect(page.viewIfLoaded == view)
    #expect(stage.diary.lines("load") == ["load a"])
  }

  @Test func `can make its view itself`() {
    let page = Painting()
    #expect(page.view is Canvas)
  }

  @Test func `has its view in the window while it stands there`() {
    let stage = Staging()
    let page = stage.make { Page("a") }
    #expect(page.view.window == nil)
    stage.window.rootViewController = page
    #expect(page.view.window == stage.window)
  }

  @Test func `has its view in the window once it has been told that it will appear`() {
    let stage = Staging()
    stage.make {
      let page = Looking("a")
      stage.window.rootViewController = stack("nav", page)
      #expect(page.windows == ["load false", "will false", "is true", "did true"])
      page.navigationController?.pushViewController(Page("b"), animated: false)
      page.navigationController?.popViewController(animated: false)
      #expect(page.windows.suffix(3) == ["will false", "is true", "did true"])
    }
  }

  @Test func `gives its title to the bar, which may have another`() {
    let page = Page("a")
    page.navigationItem.title = "b"
    #expect(page.title == "a")
    page.title = "c"
    #expect(page.navigationItem.title == "c")
  }

  @Test func `is equal to itself alone`() {
    let (a, b) = (Page("a"), Page("a"))
    #expect(a != b)
    #expect([a, b].firstIndex(of: b) == 1)
    #expect(Set([a, b, a]).count == 2)
  }

  @Test func `is sent the actions of a control that it has`() {
    let (bell, button) = (Bell(), UIControl())
    button.addTarget(bell, action: "ring:")
    button.addTarget(bell, action: "shake:")
    button.sendActions()
    #expect(bell.senders == [button])
  }

  @Test func `is not kept by a control`() {
    let census = Census()
    let button = UIControl()
    do { button.addTarget(Page("a", census: census), action: "ring:") }
    button.sendActions()
    #expect(census.count == 0)
  }
}

private final class Canvas: UIView {}

private final class Painting: UIViewController {
  override func loadView() { view = Canvas() }
}

private final class Bell: UIViewController {
  private(set) var senders: [UIControl] = []

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "ring:" else { return nil }
    return { sender in self.senders += [sender as? UIControl].compactMap { $0 } }
  }
}

/// Writes down when its view is in a window.
private final class Looking: Page {
  private(set) var windows: [String] = []

  override func viewDidLoad() { note("load") }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewIsAppearing(_ animated: Bool) { note("is") }
  override func viewDidAppear(_ animated: Bool) { note("did") }

  private func note(_ word: String) { windows.append("\(word) \(view.window != nil)") }
}
