import SegueKit
import Testing

@Suite struct `The coordinator of a presentation` {
  private let testimony = Testimony()

  private func staging() -> (Staging, Witness) {
    let staging = Staging()
    let root = staging.make { Witness("root", testimony) }
    staging.make { staging.window.rootViewController = root }
    testimony.lines = []
    return (staging, root)
  }

  @Test func `is there for who presents, who is presented and what that contains`() {
    let (staging, root) = staging()
    staging.make {
      let inner = Witness("inner", testimony)
      let cover = stack("cover", inner)
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: true) { testimony.lines.append("presented") }
      #expect(cover.transitionCoordinator?.presentationStyle == .fullScreen)
      testimony.follow(root.transitionCoordinator)
      staging.environment.settle()
      #expect(inner.transitionCoordinator == nil)
    }
    #expect(
      testimony.lines == [
        "root willDisappear root-cover", "inner willAppear root-cover", "alongside root-cover",
        "inner didAppear root-cover", "root didDisappear root-cover", "completion root-cover",
        "presented",
      ])
  }

  @Test func `is there for all of a tower that goes`() {
    let (staging, root) = staging()
    staging.make {
      let (lower, upper) = (Witness("lower", testimony), Witness("upper", testimony))
      root.presentAtOnce(lower)
      lower.presentAtOnce(upper)
      testimony.lines = []
      root.dismiss(animated: true)
      staging.environment.settle()
    }
    #expect(
      testimony.lines == [
        "upper willDisappear lower-root", "lower willDisappear lower-root",
        "upper didDisappear lower-root", "lower didDisappear lower-root",
      ])
  }

  @Test(arguments: [true, false])
  func `hears how a pull at a sheet ends`(isTakenBack: Bool) {
    let (staging, root) = staging()
    staging.make {
      let sheet = Witness("sheet", testimony)
      root.presentAtOnce(sheet)
      testimony.lines = []
      let pull = sheet.presentationController?.beginInteractiveDismissal()
      testimony.follow(sheet.transitionCoordinator)
      if isTakenBack { pull?.cancel() } else { pull?.finish() }
      staging.environment.settle()
    }
    let end =
      isTakenBack
      ? [
        "changed sheet-root cancelled", "sheet willAppear sheet-root cancelled",
        "sheet didAppear sheet-root cancelled", "completion sheet-root cancelled",
      ]
      : ["changed sheet-root", "sheet didDisappear sheet-root", "completion sheet-root"]
    #expect(
      testimony.lines == [
        "sheet willDisappear sheet-root interactive", "alongside sheet-root interactive",
      ] + end)
  }

  @Test func `is not there for a sheet over a stack that moves`() {
    let staging = Staging()
    staging.make {
      let (nav, sheet) = (stack("nav", Page("a")), Page("sheet"))
      staging.window.rootViewController = nav
      nav.presentAtOnce(sheet)
      nav.pushViewController(Page("b"), animated: true)
      #expect(nav.transitionCoordinator?.summary == "a-b")
      #expect(sheet.transitionCoordinator == nil)
    }
  }

  @Test func `keeps nobody when its window is gone`() {
    weak var environment: SegueEnvironment?
    weak var sheet: UIViewController?
    do {
      let staging = Staging { $0.window.rootViewController = Page("root") }
      environment = staging.environment
      staging.make {
        let page = Page("sheet")
        sheet = page
        staging.window.rootViewController?.present(page, animated: true)
        page.transitionCoordinator?.animate(alongsideTransition: nil) { _ in page.title = "late" }
      }
    }
    #expect(sheet == nil)
    #expect(environment == nil)
  }

  @Test func `is over when its window is gone, whoever keeps it`() throws {
    var kept: (any UIViewControllerTransitionCoordinator)?
    do {
      let staging = Staging { $0.window.rootViewController = stack("nav", Page("a"), Page("b")) }
      staging.make {
        let nav = staging.window.rootViewController as? UINavigationController
        nav?.beginInteractivePop()
        kept = nav?.transitionCoordinator
      }
    }
    let coordinator = try #require(kept)
    #expect(!coordinator.animate(alongsideTransition: { _ in testimony.lines.append("late") }))
    #expect(!coordinator.isInteractive)
    #expect(coordinator.summary == "nobody-nobody")
    #expect(testimony.lines == [])
  }
}
