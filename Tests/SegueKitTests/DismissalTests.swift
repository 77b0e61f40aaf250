import SegueKit
import Testing

@Suite struct `Dismissing` {
  @Test(arguments: [(0, "R"), (1, "R+A"), (2, "R+A+B"), (3, "R+A+B")])
  func `takes what is above, and the top itself`(receiver: Int, left: String) {
    let staging = Staging()
    let tower = staging.make { ["R", "A", "B", "C"].map { Page($0) } }
    staging.make {
      staging.window.rootViewController = tower[0]
      for (below, above) in zip(tower, tower.dropFirst()) { below.presentAtOnce(above) }
      tower[receiver].dismiss(animated: false)
    }
    #expect(staging.tree == left)
    #expect(staging.diary.lines("dismiss").count == 1)
  }

  @Test func `takes what the container presents when a child asks`() {
    let staging = Staging {
      let child = Page("child")
      let root = box("root", child)
      $0.window.rootViewController = root
      root.presentAtOnce(Page("form"))
      child.dismiss(animated: false)
    }
    #expect(staging.tree == "root[child]")
  }

  @Test func `takes the container when there is nothing above it any more`() {
    let staging = Staging()
    let page = staging.make { Page("page") }
    staging.make {
      let root = Page("root")
      staging.window.rootViewController = root
      root.presentAtOnce(stack("nav", page))
      page.presentAtOnce(Page("form"))
    }
    staging.environment.run { page.dismiss(animated: false) }
    #expect(staging.tree == "root+nav[page]")
    staging.environment.run { page.dismiss(animated: false) }
    #expect(staging.tree == "root")
  }

  @Test func `completes when there is nothing to dismiss`() {
    var isCompleted = false
    let staging = Staging {
      let root = Page("root")
      $0.window.rootViewController = root
      root.dismiss(animated: true) { isCompleted = true }
    }
    #expect(isCompleted)
    #expect(staging.diary.lines("dismiss", "refused").isEmpty)
  }

  @Test func `keeps the links, marked, until it has settled`() {
    let staging = Staging()
    let (root, form) = staging.make { (Page("root"), Page("form")) }
    staging.make {
      staging.window.rootViewController = root
      root.presentAtOnce(form)
      root.dismiss(animated: true)
    }
    #expect(staging.tree == "root+form")
    #expect(form.isBeingDismissed)
    #expect(form.caller === root)
    staging.environment.settle()
    #expect(staging.tree == "root")
    #expect(!form.isBeingDismissed)
    #expect(form.caller == nil)
    #expect(form.presentingViewController == nil)
  }

  @Test(arguments: [false, true])
  func `is what the last call tells, as presenting is`(isAnimated: Bool) {
    final class Coordinated: UIViewController {
      var told: [String] = []
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isBeingPresented { told.append("presented") }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { told.append("dismissed") }
      }
    }
    let staging = Staging()
    let (root, form) = staging.make { (Page("root"), Coordinated()) }
    staging.make {
      staging.window.rootViewController = root
      root.present(form, animated: isAnimated)
      staging.environment.settle()
    }
    #expect(form.told == ["presented"] && !form.isBeingPresented)
    staging.make {
      form.presentAtOnce(Page("cover"))
      form.dismiss(animated: isAnimated)
      staging.environment.settle()
      #expect(form.told == ["presented"] && form.presentedViewController == nil)
      root.dismiss(animated: isAnimated)
      staging.environment.settle()
    }
    #expect(form.told == ["presented", "dismissed"] && !form.isBeingDismissed)
  }

  @Test func `is ignored while it is in flight, and completes`() {
    var isCompleted = false
    let staging = Staging {
      let (root, form) = (Page("root"), Page("form"))
      $0.window.rootViewController = root
      root.presentAtOnce(form)
      root.dismiss(animated: true)
      form.dismiss(animated: true) { isCompleted = true }
    }
    #expect(
      staging.diary.lines("dismiss", "refused") == [
        "dismiss form from root", "refused dismissInProgress root",
      ])
    #expect(isCompleted)
    #expect(staging.environment.transitionsInFlight == 1)
  }
}
