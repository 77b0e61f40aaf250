import SegueKit
import Testing

@Suite struct `Controllers` {
  @Test func `are all released with the window, whatever is in flight`() {
    let census = Census()
    do {
      let environment = SegueEnvironment()
      environment.run {
        let window = UIWindow()
        let page = Page("page", census: census)
        let nav = stack("nav", Page("a", census: census), page)
        window.rootViewController = nav
        page.present(Page("form", census: census), animated: true) { page.title = "completed" }
        nav.pushViewController(Page("b", census: census), animated: true)
        nav.popToRootViewController(animated: true)
        #expect(census.count > 0)
        #expect(environment.transitionsInFlight == 3)
      }
    }
    #expect(census.count == 0)
  }

  @Test func `are released when they are popped or dismissed`() {
    let census = Census()
    let staging = Staging {
      let page = Page("page")
      let nav = stack("nav", page)
      $0.window.rootViewController = nav
      nav.pushViewController(Page("b", census: census), animated: true)
      page.present(Page("form", census: census), animated: true)
      $0.environment.settle()
      page.dismiss(animated: true)
      nav.popViewController(animated: true)
      $0.environment.settle()
    }
    #expect(staging.tree == "nav[page]")
    #expect(census.count == 0)
  }

  @Test func `are not kept by what they asked to present`() {
    let staging = Staging()
    let form = staging.make { Page("form") }
    let census = Census()
    staging.make {
      let page = Page("page", census: census)
      let nav = stack("nav", Page("a"), page)
      staging.window.rootViewController = nav
      page.presentAtOnce(form)
      nav.popViewController(animated: false)
    }
    #expect(census.count == 0)
    #expect(form.caller == nil)
    #expect(staging.tree == "nav[a]+form")
  }

  @Test func `lose their links to a parent or presenter that dies`() {
    let environment = SegueEnvironment()
    let (child, form) = environment.run { (Page("child"), Page("form")) }
    var window: UIWindow?
    environment.run {
      window = UIWindow()
      let root = box("root", child)
      window?.rootViewController = root
      root.presentAtOnce(form)
    }
    window = nil
    #expect(child.parent == nil)
    #expect(form.presentingViewController == nil)
    #expect(form.caller == nil)
  }
}
