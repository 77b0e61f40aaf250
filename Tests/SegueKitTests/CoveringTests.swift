import SegueKit
import Testing

@Suite struct `A presentation` {
  private func tower(
    _ style: UIModalPresentationStyle
  ) -> (Staging, root: UIViewController, form: UIViewController) {
    let staging = Staging()
    let (root, form) = staging.make { (stack("nav", Page("a")), Page("form")) }
    staging.make {
      staging.window.rootViewController = root
      form.modalPresentationStyle = style
    }
    return (staging, root, form)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `that replaces its presenter lets it disappear last and come back first`(
    style: UIModalPresentationStyle
  ) {
    let (staging, root, form) = tower(style)
    let there = staging.appearances {
      root.present(form, animated: true)
      #expect(staging.diary.lines.last == "willAppear form")
      staging.environment.settle()
    }
    #expect(
      there == [
        "willDisappear nav", "willDisappear a", "willAppear form", "didAppear form",
        "didDisappear nav", "didDisappear a",
      ])
    let back = staging.appearances { root.dismiss(animated: false) }
    #expect(
      back == [
        "willDisappear form", "willAppear nav", "willAppear a", "didAppear nav", "didAppear a",
        "didDisappear form",
      ])
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext,
    ])
  func `that lies over its presenter tells it nothing`(style: UIModalPresentationStyle) {
    let (staging, root, form) = tower(style)
    let lines = staging.appearances {
      root.present(form, animated: true)
      staging.environment.settle()
      root.dismiss(animated: true)
      staging.environment.settle()
    }
    #expect(
      lines == ["willAppear form", "didAppear form", "willDisappear form", "didDisappear form"])
  }

  @Test func `leaves what lies below it alive: a push there is told`() {
    let (staging, root, form) = tower(.pageSheet)
    staging.make { root.presentAtOnce(form) }
    #expect(
      staging.appearances { root.show(Page("b"), sender: nil) } == [
        "willDisappear a", "willAppear b",
      ])
  }

  @Test func `in the context of a tab goes and comes with the tab`() {
    let staging = Staging()
    let page = staging.make { Page("page").definingContext() }
    let root = staging.make { tabs("tabs", Page("other"), page) }
    let lines = staging.appearances {
      staging.window.rootViewController = root
      page.presentAtOnce(Page("form"), .overCurrentContext)
      root.selectedIndex = 0
    }
    #expect(
      lines.suffix(6) == [
        "willDisappear form", "willDisappear page", "willAppear other", "didDisappear form",
        "didDisappear page", "didAppear other",
      ])
  }

  @Test func `completes when its view has appeared, and a dismissal when it has disappeared`() {
    let (staging, root, form) = tower(.fullScreen)
    var last: [String?] = []
    staging.make {
      root.present(form, animated: true) { last.append(staging.diary.appearances.last) }
      #expect(last.isEmpty)
      staging.environment.settle()
      root.dismiss(animated: true) { last.append(staging.diary.appearances.last) }
      staging.environment.settle()
      root.present(form, animated: false) { last.append(staging.diary.lines.last) }
      root.dismiss(animated: false) { last.append(staging.diary.lines.last) }
    }
    #expect(
      last == ["didDisappear a", "didDisappear form", "didDisappear a", "didDisappear form"])
  }
}

@Suite struct `A tower that is dismissed at once` {
  private func dismissing(_ style: UIModalPresentationStyle, animated: Bool) -> [String] {
    let staging = Staging()
    let pages = staging.make { ["R", "A", "B", "C"].map { Page($0) } }
    staging.make {
      staging.window.rootViewController = pages[0]
      for (below, above) in zip(pages, pages.dropFirst()) { below.presentAtOnce(above, style) }
    }
    return staging.appearances {
      pages[0].dismiss(animated: animated)
      staging.environment.settle()
    }
  }

  @Test(arguments: [true, false])
  func `of cards goes from the top down`(animated: Bool) {
    #expect(
      dismissing(.pageSheet, animated: animated) == [
        "willDisappear C", "willDisappear B", "willDisappear A", "didDisappear C",
        "didDisappear B", "didDisappear A",
      ])
  }

  @Test(arguments: [true, false])
  func `of full screens says nothing to those that were covered`(animated: Bool) {
    #expect(
      dismissing(.fullScreen, animated: animated) == [
        "willDisappear C", "willAppear R", "didAppear R", "didDisappear C",
      ])
  }

  @Test func `keeps containers before their children within a layer`() {
    let staging = Staging()
    let root = staging.make { Page("R") }
    let lines = staging.appearances {
      staging.window.rootViewController = root
      root.presentAtOnce(stack("nav", Page("a")))
      root.presented?.presentAtOnce(box("box", Page("b")))
      root.dismiss(animated: false)
    }
    #expect(
      lines.suffix(8).prefix(4) == [
        "willDisappear box", "willDisappear b", "willDisappear nav", "willDisappear a",
      ])
  }
}
