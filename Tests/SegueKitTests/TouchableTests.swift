import SegueKit
import Testing

@Suite struct `What the user finds before them` {
  private let staging = Staging()
  private let page: Page

  init() {
    let page = staging.make { Page("page") }
    self.page = page
    staging.make { [staging] in staging.window.rootViewController = stack("nav", Page("a"), page) }
  }

  private var titles: [String] { staging.make { page.touchables.map(\.title) } }

  private func touch(_ title: String) {
    staging.make { page.touchables.first { $0.title == title }?.touch() }
  }

  @Test func `are controls that do something, by the name that the app gives them, or their words`()
  {
    var told: [String] = []
    func button(_ title: String) -> UIButton {
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in told.append(title) })
    }
    staging.make {
      let save = button("Save")
      let box = UIView()
      let named = UIButton(type: .system)
      named.accessibilityIdentifier = "buy-button"
      named.addAction(UIAction { _ in told.append("buy") }, for: .touchUpInside)
      let off = button("Off")
      off.isEnabled = false
      let hidden = UIView()
      hidden.isHidden = true
      hidden.addSubview(button("Hidden"))
      box.addSubview(named)
      for view in [save, UIButton(type: .system), box, off, hidden] { page.view.addSubview(view) }
    }
    #expect(titles == ["Save", "buy-button"])
    touch("buy-button")
    touch("Save")
    #expect(told == ["buy", "Save"])
  }

  @Test func `is there in the former view of a controller, where its new one has that`() {
    staging.make {
      let (content, scroll) = (UIView(), UIScrollView())
      page.view = content
      content.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in }))
      page.view = scroll
      scroll.addSubview(content)
      #expect(content.superview === scroll && content.next === scroll)
    }
    #expect(titles == ["Save"])
  }

  @Test func `are the parts of controls that have some`() {
    let (choice, stepper, slider, lamp) = staging.make {
      (UISegmentedControl(items: ["Day", "Week"]), UIStepper(), UISlider(), UISwitch())
    }
    staging.make {
      for control in [choice, stepper, slider, lamp] { page.view.addSubview(control) }
    }
    #expect(titles == ["Day", "Week", "plus", "slider", "switch"])
    for title in titles { touch(title) }
    #expect(choice.selectedSegmentIndex == 1 && slider.value == slider.maximumValue && lamp.isOn)
    touch("plus")
    #expect(stepper.value == 2)
    touch("slider")
    #expect(slider.value == slider.minimumValue)
  }

  @Test func `are pulls of what can be loaded anew, while nothing is being loaded`() {
    var count = 0
    let refresh = staging.make { UIRefreshControl() }
    let scroll = staging.make { UIScrollView() }
    staging.make {
      refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      scroll.refreshControl = UIRefreshControl()
      scroll.refreshControl = refresh
      page.view.addSubview(scroll)
    }
    #expect(titles == ["refresh"])
    touch("refresh")
    #expect(count == 1 && refresh.isRefreshing && titles.isEmpty)
    refresh.endRefreshing()
    #expect(titles == ["refresh"])
    refresh.beginRefreshing()
    #expect(count == 1 && titles.isEmpty)
  }

  @Test func `are both sides of dots`() {
    let dots = staging.make { UIPageControl() }
    staging.make {
      dots.numberOfPages = 3
      page.view.addSubview(dots)
    }
    #expect(titles == ["next-dot"])
    touch("next-dot")
    #expect(titles == ["next-dot", "previous-dot"])
    touch("next-dot")
    #expect(titles == ["previous-dot"])
    touch("previous-dot")
    #expect(dots.currentPage == 1)
  }

  @Test func `are fields to type in, and the key that ends that`() {
    let field = staging.make { UITextField() }
    var told: [String] = []
    staging.make {
      field.placeholder = "Name"
      field.addAction(UIAction { _ in told.append(field.text ?? "") }, for: .editingChanged)
      page.view.addSubview(field)
    }
    #expect(titles == ["Name"])
    touch("Name")
    #expect(told == ["text"] && titles == ["Name", "Name-return"])
    staging.make { _ = field.resignFirstResponder() }
    #expect(titles == ["Name"])
  }

  @Test func `are texts and searches`() {
    let (text, bar) = staging.make { (UITextView(), UISearchBar()) }
    staging.make {
      bar.showsCancelButton = true
      page.view.addSubview(text)
      page.view.addSubview(bar)
    }
    #expect(titles == ["text", "search", "search-cancel"])
    touch("text")
    touch("search")
    #expect(text.text == "text" && bar.text == "text")
    #expect(titles == ["text", "search", "search-key", "search-cancel"])
  }

  @Test func `are the buttons of the bar of whoever is on top, if the bar is shown`() {
    var told: [String] = []
    let nav = page.parent as? UINavigationController
    staging.make {
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close", style: .plain, target: page, action: "close:")
      page.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in told.append("add") }),
        UIBarButtonItem(title: "idle", style: .plain, target: nil, action: nil),
        UIBarButtonItem(
          customView: UIButton(
            type: .system, primaryAction: UIAction(title: "Gear") { _ in told.append("gear") })),
      ]
    }
    #expect(titles == ["Close", "add", "Gear"])
    touch("add")
    #expect(told == ["add"])
    staging.make { nav?.setNavigationBarHidden(true, animated: false) }
    #expect(titles.isEmpty)
    staging.make {
      nav?.setNavigationBarHidden(false, animated: false)
      nav?.pushViewController(Page("b"), animated: false)
    }
    #expect(titles.isEmpty)
  }

  @Test func `are the answers of a question`() {
    var told: [String] = []
    let question = staging.make {
      let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in told.append("yes") })
      question.addAction(UIAlertAction(title: "No", style: .cancel))
      question.addTextField { $0.placeholder = "Why" }
      page.present(question, animated: false)
      return question
    }
    let found = staging.make { question.touchables }
    #expect(found.map(\.title) == ["Why", "Yes", "No"])
    staging.make { found[1].touch() }
    staging.environment.settle()
    #expect(told == ["yes"] && question.presentingViewController == nil)
  }

  @Test func `are taps that somebody is told of, with the delegate's leave`() {
    let picture = staging.make { UIView() }
    let tapped = staging.make { Tapped("tapped") }
    let gate = Gate()
    staging.make {
      let tap = UITapGestureRecognizer(target: tapped, action: "open:")
      tap.delegate = gate
      picture.addGestureRecognizer(tap)
      picture.addGestureRecognizer(UITapGestureRecognizer())
      page.view.addSubview(picture)
    }
    #expect(titles == ["tap"])
    touch("tap")
    gate.isOpen = false
    touch("tap")
    #expect(tapped.states == [.ended])
    staging.make { picture.gestureRecognizers?.first?.removeTarget(nil, action: "open:") }
    #expect(titles.isEmpty)
  }

  @Test func `are nothing of children, which find their own`() {
    let child = staging.make { Page("child") }
    staging.make {
      child.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "In") { _ in }))
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
    }
    #expect(titles.isEmpty)
    #expect(staging.make { child.touchables.map(\.title) } == ["In"])
  }
}

private final class Tapped: Page {
  var states: [UIGestureRecognizer.State] = []

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "open:" else { return super.action(for: selector) }
    return { [unowned self] sender in
      if let recognizer = sender as? UIGestureRecognizer { states.append(recognizer.state) }
    }
  }
}

private final class Gate: UIGestureRecognizerDelegate {
  var isOpen = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}
