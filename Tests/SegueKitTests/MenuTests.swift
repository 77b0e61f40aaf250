import SegueKit
import Testing

@Suite struct `A menu` {
  private let staging = Staging()
  private let page: Page

  init() {
    let page = staging.make { Page("page") }
    self.page = page
    staging.make { [staging] in staging.window.rootViewController = stack("nav", page) }
  }

  private var titles: [String] { staging.make { page.touchables.map(\.title) } }

  private func touch(_ title: String) {
    staging.make { page.touchables.first { $0.title == title }?.touch() }
  }

  /// A menu with another one in it, and what was chosen from it, by whom.
  private final class Choice {
    var made: [(title: String, sender: AnyObject?, anchor: AnyObject?)] = []
    private(set) var menu = UIMenu()

    init() {
      menu = UIMenu(children: [
        UIMenu(title: "Sort", children: [action("By name"), action("By date")]),
        action("Print", [.disabled]), action("Secret", [.hidden]), action(""),
        action("Delete", [.destructive]),
      ])
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [unowned self] action in
        made.append((title, action.sender as AnyObject?, action.presentationSourceItem))
      }
    }
  }

  private let choices = ["By name", "By date", "action", "Delete"]

  @Test
  func `of a bar button is chosen from, also in the menus in it, and the button is the sender`() {
    let choice = Choice()
    let button = UIBarButtonItem(title: "More", menu: choice.menu)
    staging.make { page.navigationItem.rightBarButtonItem = button }
    #expect(titles == choices)
    touch("By date")
    touch("Delete")
    #expect(choice.made.map(\.title) == ["By date", "Delete"])
    #expect(choice.made.allSatisfy { $0.sender === button && $0.anchor === button })
    button.isEnabled = false
    #expect(titles.isEmpty)
  }

  @Test(arguments: [true, false])
  func `asks for what is deferred, once or each time`(isCached: Bool) {
    var count = 0
    func elements(_ answer: ([UIMenuElement]) -> Void) {
      count += 1
      answer([UIAction(title: "Recent \(count)") { _ in }])
    }
    let deferred =
      isCached ? UIDeferredMenuElement { elements($0) } : .uncached { elements($0) }
    let late = UIDeferredMenuElement { _ in }
    staging.make {
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [deferred, late]))
    }
    #expect(titles == ["Recent 1"])
    #expect(titles == [isCached ? "Recent 1" : "Recent 2"])
  }

  @Test func `leaves a bar button what a touch of it does`() {
    var count = 0
    let choice = Choice()
    staging.make {
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { _ in count += 1 }, menu: choice.menu)
    }
    #expect(titles == ["Add"] + choices)
    touch("Add")
    #expect(count == 1 && choice.made.isEmpty)
    touch("By name")
    #expect(count == 1 && choice.made.map(\.title) == ["By name"])
  }

  @Test(arguments: [true, false])
  func `of a button is what a touch opens where it is what the button is for`(isPrimary: Bool) {
    var told: [String] = []
    let choice = Choice()
    let button = staging.make { UIButton(type: .system) }
    staging.make {
      button.setTitle("Share", for: .normal)
      button.menu = choice.menu
      button.showsMenuAsPrimaryAction = isPrimary
      button.changesSelectionAsPrimaryAction = true
      button.addAction(UIAction { _ in told.append("up") }, for: .touchUpInside)
      page.view.addSubview(button)
    }
    #expect(titles == (isPrimary ? choices : ["Share"] + choices))
    staging.make { button.touch() }
    #expect(told == (isPrimary ? [] : ["up"]) && button.isSelected == !isPrimary)
    button.addAction(UIAction { _ in told.append("menu") }, for: .menuActionTriggered)
    #expect(titles == ["Share"] + choices)
    touch("Delete")
    #expect(told.last == "menu" && choice.made.map(\.title) == ["Delete"])
    #expect(choice.made.first?.sender === button && choice.made.first?.anchor === button)
  }

  @Test func `is not chosen from when its button is out of reach by then`() {
    let choice = Choice()
    let button = staging.make { UIButton(type: .system) }
    staging.make {
      button.menu = choice.menu
      button.addAction(
        UIAction { [unowned button] _ in button.removeFromSuperview() }, for: .menuActionTriggered)
      page.view.addSubview(button)
    }
    touch("Delete")
    #expect(choice.made.isEmpty && titles.isEmpty)
  }

  @Test func `of a button without one has nothing to open`() {
    let button = staging.make { UIButton(type: .system) }
    var count = 0
    staging.make {
      button.showsMenuAsPrimaryAction = true
      button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
      page.view.addSubview(button)
    }
    touch("button")
    #expect(count == 1)
  }
}
