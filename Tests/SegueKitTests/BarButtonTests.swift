import SegueKit
import Testing

@Suite struct `A button of a bar` {
  @Test func `acts, or has its target act, when it is touched`() {
    let staging = Staging()
    staging.make {
      let editor = Editor("editor")
      let done = UIBarButtonItem(
        barButtonSystemItem: .done, target: editor, action: "save:")
      done.touch()
      UIBarButtonItem(title: "x", style: .plain, target: editor, action: nil).touch()
      UIBarButtonItem(title: "x", style: .plain, target: nil, action: "save:").touch()
      #expect(editor.senders.first === done)
      done.isEnabled = false
      done.touch()
      #expect(editor.senders.count == 1)
      var count = 0
      let action = UIAction(title: "Count") { _ in count += 1 }
      UIBarButtonItem(systemItem: .close, primaryAction: action).touch()
      let worded = UIBarButtonItem(primaryAction: action)
      worded.touch()
      #expect(count == 2 && worded.title == "Count")
    }
  }

  @Test func `keeps a menu, which a touch does not open`() {
    var chosen = 0
    let sort = UIAction(title: "By name", identifier: UIAction.Identifier("name"), state: .on) {
      _ in
      chosen += 1
    }
    let delete = UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in }
    let inner = UIMenu(
      title: "Sort", options: [.displayInline, .singleSelection], children: [sort])
    let button = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(identifier: UIMenu.Identifier("more"), children: [inner, delete]))
    button.touch()
    #expect(chosen == 0 && button.title == "More" && button.primaryAction == nil)
    #expect(button.menu?.children.map(\.title) == ["Sort", "Delete"])
    #expect(inner.children.first === sort && sort.state == .on)
    sort.state = .off
    let other = button.menu?.replacingChildren([inner])
    #expect(other?.identifier == button.menu?.identifier && other?.children.count == 1)
    let action = UIAction(title: "Count", image: UIImage(systemName: "plus")) { _ in chosen += 1 }
    let both = UIBarButtonItem(primaryAction: action, menu: inner)
    both.touch()
    #expect(chosen == 1 && both.image == action.image && both.menu === inner)
    #expect(UIBarButtonItem(systemItem: .add, menu: inner).menu === inner)
  }

  @Test func `does not keep its target`() {
    let staging = Staging()
    let button = staging.make {
      UIBarButtonItem(image: nil, style: .plain, target: Editor("editor"), action: "save:")
    }
    #expect(button.target == nil)
    button.touch()
  }
}

@Suite struct `The bar of a stack` {
  @Test func `keeps the user from the back button when it is hidden, and not from the swipe`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a"), Page("b")) }
    staging.make {
      staging.window.rootViewController = nav
      nav.navigationBar.isHidden = true
      #expect(!nav.isNavigationBarHidden)
      nav.touchBackButton()
      #expect(nav.children.count == 2)
      nav.beginInteractivePop()?.cancel()
      nav.navigationBar.isHidden = false
      nav.touchBackButton()
      #expect(nav.children.count == 1)
    }
    #expect(staging.diary.lines("interaction").count == 2)
  }

  @Test func `asks a stack that is its delegate before it goes back`() {
    final class AskingStack: UINavigationController, UINavigationBarDelegate {
      var asked: [String?] = []
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool {
        asked.append(item.title)
        return item.title != "draft"
      }
    }
    let staging = Staging()
    staging.make {
      let nav = AskingStack()
      nav.viewControllers = [Page("home"), Page("list"), Page("draft")]
      staging.window.rootViewController = nav
      nav.touchBackButton()
      #expect(nav.children.count == 3)
      nav.popViewController(animated: false)
      nav.touchBackButton()
      #expect(nav.children.count == 1)
      #expect(nav.asked == ["draft", "list"])
    }
  }

  @Test func `shows the items of what is in the stack`() {
    let staging = Staging()
    staging.make {
      let (a, b) = (Page("a"), Page("b"))
      let nav = stack("nav", a, b)
      #expect(nav.navigationBar.topItem === b.navigationItem)
      #expect(nav.navigationBar.backItem === a.navigationItem)
      #expect(nav.navigationBar.items?.map(\.title) == ["a", "b"])
      #expect(nav.isToolbarHidden)
      nav.setToolbarHidden(false, animated: true)
      #expect(!nav.isToolbarHidden)
    }
  }
}

@Suite struct `The bar of tabs` {
  @Test(arguments: ["hidden by hand", "hidden", "disabled item"])
  func `keeps the user from the tabs`(form: String) {
    let staging = Staging()
    let (a, b) = staging.make { (Page("a"), Page("b")) }
    staging.make {
      let tabs = tabs("tabs", a, b)
      staging.window.rootViewController = tabs
      switch form {
      case "hidden by hand": tabs.tabBar.isHidden = true
      case "hidden": tabs.setTabBarHidden(true, animated: true)
      default: a.tabBarItem.isEnabled = false
      }
      tabs.touchTab(a)
      #expect(tabs.selectedViewController === b)
      tabs.tabBar.isHidden = false
      tabs.isTabBarHidden = false
      a.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 3)
      tabs.touchTab(a)
      #expect(tabs.selectedViewController === a)
      #expect(tabs.tabBar.items?.map(\.title) == ["A", "b"])
      #expect(tabs.tabBar.selectedItem?.tag == 3)
    }
  }
}

/// Saves what it is asked to.
private final class Editor: Page {
  private(set) var senders: [AnyObject] = []

  init(_ title: String) { super.init(title) }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "save:" else { return super.action(for: selector) }
    return { [unowned self] in senders.append($0 as AnyObject) }
  }
}
