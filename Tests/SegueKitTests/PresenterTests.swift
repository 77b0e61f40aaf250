import SegueKit
import Testing

@Suite struct `Finding the presenter` {
  @Test func `climbs to the top and remembers who asked`() {
    let staging = Staging {
      let page = Page("page")
      $0.window.rootViewController = stack("nav", page)
      page.presentAtOnce(Page("form"))
    }
    #expect(staging.diary.lines("present") == ["present form from nav by page"])
  }

  @Test func `stops for a context style at the first that defines a context`() {
    let staging = Staging {
      let first = Page("first").definingContext()
      $0.window.rootViewController = tabs("tabs", first)
      first.presentAtOnce(Page("form"), .currentContext)
    }
    #expect(staging.tree == "tabs[first+form]")
  }

  @Test func `goes on for a context style while nobody defines a context`() {
    let staging = Staging {
      let first = Page("first")
      $0.window.rootViewController = box("top", box("middle", first))
      first.presentAtOnce(Page("form"), .overCurrentContext)
    }
    #expect(staging.diary.lines("present") == ["present form from top by first"])
  }

  @Test func `leaves a nested context for a style that covers the screen`() {
    let staging = Staging {
      let first = Page("first").definingContext()
      let form = Page("form")
      $0.window.rootViewController = tabs("tabs", Page("other"), first)
      first.presentAtOnce(form, .currentContext)
      form.presentAtOnce(Page("cover"), .fullScreen)
    }
    #expect(staging.tree == "tabs[other first+form]+cover")
    #expect(staging.diary.lines("present").last == "present cover from tabs by form")
  }

  @Test func `stays in a nested context for a style that does not cover the screen`() {
    let staging = Staging {
      let first = Page("first").definingContext()
      let form = Page("form")
      $0.window.rootViewController = tabs("tabs", first)
      first.presentAtOnce(form, .currentContext)
      form.presentAtOnce(Page("sheet"))
    }
    #expect(staging.tree == "tabs[first+form+sheet]")
  }

  @Test func `keeps owner, presenter and caller apart`() {
    let staging = Staging()
    let page = staging.make { Page("page") }
    let form = staging.make { Page("form") }
    staging.make {
      staging.window.rootViewController = stack("nav", page)
      page.presentAtOnce(form)
    }
    #expect(page.presented == nil)
    #expect(page.presentedViewController === form)
    #expect(form.presentingViewController === staging.window.rootViewController)
    #expect(form.caller === page)
    #expect(form.parent == nil)
    #expect(form.navigationController == nil)
  }

  @Test(arguments: [false, true])
  func `is forgotten when it goes, with the presentation`(isRetained: Bool) {
    let staging = Staging()
    let (form, cover) = staging.make { (Page("form"), Page("cover")) }
    var root: UIViewController? = staging.make { Page("root") }
    staging.make {
      staging.window.rootViewController = root
      root?.presentAtOnce(form)
      form.presentAtOnce(cover)
      if !isRetained { root = nil }
      staging.window.rootViewController = Page("other")
    }
    #expect(root?.presentedViewController == nil)
    #expect(form.presentingViewController == nil && form.presentedViewController == nil)
    #expect(cover.presentingViewController == nil)
  }

  @Test func `lives until what it presents has come, also when another root has taken its place`() {
    let staging = Staging()
    weak var former: UIViewController?
    staging.make {
      let root = Page("root")
      former = root
      staging.window.rootViewController = root
      root.present(Page("sheet"), animated: true)
      staging.window.rootViewController = Page("other")
    }
    #expect(former != nil)
    staging.environment.settle()
    #expect(former == nil)
  }
}
