import SegueKit
import Testing

@Suite struct `A page view controller` {
  @Test func `turns in flight, and lets go of the page before in the end`() {
    let library = Library()
    var finished: Bool?
    #expect(
      library.told { _ in library.set("b") { finished = $0 } }
        == ["b willMove to book", "a willDisappear", "b willAppear+", "b didMove to book"])
    #expect(library.open == "b")
    #expect(library.staging.tree == "book[a b]")
    #expect(finished == nil && library.staging.environment.transitionsInFlight == 1)
    #expect(
      library.told { _ in library.settle() }
        == ["a didDisappear", "b didAppear", "a willMove to nobody", "a didMove to nobody"])
    #expect(library.staging.tree == "book[b]")
    #expect(finished == true)
  }

  @Test func `turns at once without an animation`() {
    let library = Library()
    var finished: Bool?
    let told = library.told { _ in library.set("b", animated: false) { finished = $0 } }
    #expect(
      told == [
        "b willMove to book", "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
        "b didMove to book", "a willMove to nobody", "a didMove to nobody",
      ])
    #expect(finished == true)
    #expect(library.staging.tree == "book[b]")
  }

  @Test func `turns nothing to the same page, and says that it has`() {
    let library = Library()
    var finished: Bool?
    #expect(library.told { _ in library.set("a") { finished = $0 } } == [])
    #expect(finished == true)
  }

  @Test func `has the view of its page in its own`() {
    let library = Library()
    library.staging.make {
      #expect(library.book.view.subviews == [library.binding.leaves[0].view])
      library.set("b")
      library.settle()
      #expect(library.book.view.subviews == [library.binding.leaves[1].view])
      #expect(library.binding.leaves[0].view.superview == nil)
    }
  }

  @Test func `opens at once where nobody can see it`() {
    let staging = Staging()
    var finished = false
    staging.make {
      let pages = Opening("book") { finished = $0 }
      staging.window.rootViewController = pages
    }
    #expect(finished)
    #expect(staging.diary.appearances.suffix(2) == ["didAppear book", "didAppear page"])
    #expect(staging.environment.transitionsInFlight == 0)
  }

  @Test func `is taken over by a second turn`() {
    let library = Library()
    var finished: [String] = []
    let told = library.told { _ in
      library.set("b") { finished.append("first \($0)") }
      library.set("c") { finished.append("second \($0)") }
      library.settle()
    }
    #expect(finished == ["first false", "second true"])
    #expect(library.staging.tree == "book[c]")
    #expect(told.filter { $0.hasPrefix("b") && $0.contains("isappear") }.count == 2)
  }

  @Test(arguments: [
    (UIPageViewController.TransitionStyle.scroll, true, true), (.scroll, false, false),
    (.pageCurl, true, false),
  ])
  func `that scrolls is warned of a second turn`(
    style: UIPageViewController.TransitionStyle, isAnimated: Bool, isWarned: Bool
  ) {
    let library = Library(style: style)
    let lines = library.staging.lines {
      library.set("b")
      library.set("c", animated: isAnimated)
      library.settle()
      library.set("d")
    }
    #expect(lines.filter { $0.hasPrefix("warned") }.count == (isWarned ? 1 : 0), "\(lines)")
  }

  @Test func `turns round`() {
    let library = Library()
    let told = library.told { _ in
      library.set("b")
      library.set("a")
      library.settle()
    }
    #expect(
      told.filter { $0.hasPrefix("a") } == ["a willDisappear", "a willAppear+", "a didAppear"])
    #expect(library.staging.tree == "book[a]")
  }

  @Test func `is open at what has become of its pages`() {
    let library = Library()
    library.staging.make {
      library.set("b")
      library.binding.leaves[1].removeFromParent()
      library.settle()
    }
    #expect(library.open == "")
    #expect(library.staging.tree == "book")
  }

  @Test(arguments: [
    (UIPageViewController.SpineLocation.min, "", true), (.min, "ab", true), (.mid, "a", false),
    (.mid, "cd", true),
  ])
  func `is given as many pages as it shows`(
    spine: UIPageViewController.SpineLocation, pages: String, animated: Bool
  ) {
    let library = Library(spine: spine)
    library.staging.make { library.set(pages, animated: animated) }
    let misuses = library.staging.diary.lines("misuse")
    #expect(misuses == (pages == "cd" ? [] : ["misuse wrongPageCount book"]))
  }

  @Test func `takes the backs of its pages and shows none`() {
    let library = Library()
    library.book.isDoubleSided = true
    library.staging.make { library.set("cb") }
    #expect(library.open == "c")
    library.staging.make { library.set("a") }
    #expect(library.staging.diary.lines("misuse") == ["misuse wrongPageCount book"])
  }

  @Test func `takes no page that is presented`() {
    let library = Library()
    library.staging.make {
      library.book.present(library.binding.leaves[1], animated: false)
      library.set("b")
    }
    #expect(library.staging.diary.lines("misuse") == ["misuse inconsistentHierarchy b"])
  }

  @Test func `asks what its indicator shows when code turns pages that scroll`() {
    let library = Library(style: .scroll)
    let told = library.told { _ in library.set("b", animated: false) }
    #expect(
      told.filter { $0.hasPrefix("how") || $0.hasPrefix("which") } == ["how many", "which, of b"])
    #expect(!library.told { $0.turnPage(.forward) }.contains("how many"))
  }

  @Test func `stands in a container view`() {
    let staging = Staging()
    staging.make {
      let host = UIStoryboardScene(
        "Host", segues: [UIStoryboardSegueTemplate("slot", .embed("Book"))]
      ) { Page("host") }
      let book = UIStoryboardScene("Book") { Opening("book") { _ in } }
      staging.window.rootViewController = UIStoryboard(scenes: [host, book])
        .instantiateViewController(withIdentifier: "Host")
    }
    #expect(staging.tree == "host[book[page]]")
    #expect(
      staging.diary.lines("didAppear") == ["didAppear host", "didAppear book", "didAppear page"])
  }

  @Test func `is left by an unwind from its page`() {
    let staging = Staging { staging in
      let page = UIViewController.page("S", UIStoryboardSegueTemplate("leave", .unwind("done")))
      let book = UIPageViewController()
      book.title = "book"
      book.setViewControllers([page], direction: .forward, animated: false)
      let nav = stack("nav", Page("root", performs: ["done"]), book)
      staging.window.rootViewController = nav
      page.tap()
    }
    #expect(staging.diary.lines("action", "pop") == ["action root", "pop nav to root"])
  }
}

/// Opens at its page while its view loads, as most apps have it.
private final class Opening: UIPageViewController {
  private let completion: (Bool) -> Void

  init(_ title: String, completion: @escaping (Bool) -> Void) {
    self.completion = completion
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    self.title = title
  }

  override func viewDidLoad() {
    setViewControllers([Page("page")], direction: .forward, animated: true, completion: completion)
  }
}
