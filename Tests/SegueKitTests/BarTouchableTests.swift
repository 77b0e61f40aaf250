import SegueKit
import Testing

@Suite struct `What the user finds in bars` {
  private let staging = Staging()
  private let page: Page
  private let nav: UINavigationController
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  init() {
    let page = staging.make { Page("page") }
    let nav = staging.make { stack("nav", Page("a"), page) }
    (self.page, self.nav) = (page, nav)
    staging.make { [staging] in staging.window.rootViewController = nav }
  }

  private var titles: [String] { staging.make { page.touchables.map(\.title) } }

  private func touch(_ title: String) {
    staging.make { page.touchables.first { $0.title == title }?.touch() }
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [log] _ in log.lines.append(title) }
  }

  private func button(_ title: String) -> UIButton {
    UIButton(type: .system, primaryAction: action(title))
  }

  @Test func `are what is done in place of going back, and then there is no other way back`() {
    page.navigationItem.backAction = action("Quit")
    #expect(titles == ["Quit"] && !nav.hasBackButton && !nav.hasBackSwipe && !nav.owesWayBack)
    touch("Quit")
    #expect(log.lines == ["Quit"] && nav.children.count == 2)
    page.navigationItem.hidesBackButton = true
    #expect(titles.isEmpty)
  }

  @Test func `are the choices of the menu behind the words, unless a view is in their place`() {
    page.navigationItem.titleMenuProvider = { suggested in
      UIMenu(children: suggested + [action("Rename"), action("Move")])
    }
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action("Save"))
    #expect(titles == ["Rename", "Move", "Save"])
    touch("Move")
    #expect(log.lines == ["Move"])
    staging.make { page.navigationItem.titleView = UIView() }
    #expect(titles == ["Save"])
  }

  @Test func `are the buttons of the toolbar of whoever is on top, if that is shown`() {
    staging.make {
      page.setToolbarItems(
        [
          UIBarButtonItem(primaryAction: action("Trash")), .flexibleSpace(),
          UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("By name")])),
        ], animated: false)
    }
    #expect(titles.isEmpty)
    staging.make { nav.setToolbarHidden(false, animated: false) }
    #expect(titles == ["Trash", "By name"])
    for title in titles { touch(title) }
    #expect(log.lines == ["Trash", "By name"])
    staging.make { nav.toolbar.isUserInteractionEnabled = false }
    #expect(titles.isEmpty)
    staging.make {
      nav.toolbar.isUserInteractionEnabled = true
      page.hidesBottomBarWhenPushed = true
    }
    #expect(titles.isEmpty)
    staging.make {
      page.hidesBottomBarWhenPushed = false
      nav.pushViewController(Page("b"), animated: false)
    }
    #expect(titles.isEmpty)
  }

  @Test func `are what stands for buttons and for the title, in their order`() {
    let search = staging.make { UISearchBar() }
    staging.make {
      let pair = UIStackView(arrangedSubviews: [button("Bold"), button("Italic")])
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: pair)
      page.navigationItem.titleView = search
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button("Gear"))
    }
    #expect(titles == ["Bold", "Italic", "search", "Gear"])
    for title in ["Italic", "Gear", "search"] { touch(title) }
    #expect(log.lines == ["Italic", "Gear"] && search.text == "text")
    staging.make { search.isHidden = true }
    #expect(titles == ["Bold", "Italic", "Gear"])
  }

  @Test func `are touched as long as their stack is`() {
    let gear = staging.make { button("Gear") }
    let found = staging.make {
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: gear)
      return page.touchables
    }
    staging.make {
      gear.touch()
      page.presentAtOnce(Page("sheet"))
      found.first?.touch()
    }
    #expect(found.map(\.title) == ["Gear"] && log.lines.isEmpty)
    staging.make {
      page.dismiss(animated: false)
      found.first?.touch()
    }
    #expect(log.lines == ["Gear"])
  }

  @Test(arguments: ["field", "text", "search"])
  func `are those above the keys while the user types`(kind: String) {
    staging.make {
      let keys = UIToolbar()
      keys.items = [
        UIBarButtonItem(primaryAction: action("Done")), UIBarButtonItem(customView: button("@")),
      ]
      let (field, text, search) = (UITextField(), UITextView(), UISearchBar())
      (field.inputAccessoryView, text.inputAccessoryView) = (keys, keys)
      search.inputAccessoryView = keys
      page.view.addSubview(kind == "field" ? field : kind == "text" ? text : search)
    }
    #expect(titles == [kind])
    touch(kind)
    #expect(titles.suffix(2) == ["Done", "@"])
    touch("Done")
    touch("@")
    #expect(log.lines == ["Done", "@"])
  }

  @Test func `are the buttons of a toolbar that lies in a view`() {
    let bar = staging.make { UIToolbar() }
    staging.make {
      bar.setItems(
        [
          UIBarButtonItem(primaryAction: action("Done")),
          UIBarButtonItem(customView: button("Bold")),
        ], animated: false)
      page.view.addSubview(bar)
    }
    #expect(titles == ["Done", "Bold"])
    for title in titles { touch(title) }
    #expect(log.lines == ["Done", "Bold"])
    staging.make { bar.isHidden = true }
    #expect(titles.isEmpty)
  }
}
