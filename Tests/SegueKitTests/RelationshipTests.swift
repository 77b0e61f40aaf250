import SegueKit
import Testing

@Suite struct `A storyboard` {
  @Test func `makes what a scene holds and tells nobody to prepare`() {
    let staging = Staging {
      $0.window.rootViewController = Self.board.instantiateInitialViewController()
    }
    #expect(staging.tree == "tabs[nav[page] other]")
    #expect(
      staging.diary.lines("instantiate", "prepare", "should", "select", "push") == [
        "instantiate tabs", "instantiate nav", "instantiate page", "instantiate other",
      ])
  }

  @Test func `makes a new controller every time`() {
    let board = Self.board
    let staging = Staging()
    let made = staging.make {
      (0..<2).map { _ in board.instantiateViewController(withIdentifier: "page") }
    }
    #expect(made[0] !== made[1])
    #expect(made[0].storyboard === board)
  }

  @Test func `ends with scenes that hold each other`() {
    let board = UIStoryboard(
      scenes: [UIStoryboardScene("page", relationships: ["page"]) { Page("page") }],
      initialScene: "page")
    let staging = Staging {
      $0.window.rootViewController = board.instantiateInitialViewController()
    }
    #expect(staging.diary.lines("instantiate").count == 8)
  }

  @Test func `makes a blank controller of an unknown scene, and that is a misuse`() {
    let staging = Staging { _ in
      let blank = Self.board.instantiateViewController(withIdentifier: "nowhere")
      #expect(blank.storyboard == nil)
    }
    #expect(staging.diary.lines == ["misuse unknownScene"])
  }

  private static var board: UIStoryboard {
    UIStoryboard(
      scenes: [
        UIStoryboardScene("tabs", relationships: ["nav", "other"]) { tabs("tabs") },
        UIStoryboardScene("nav", relationships: ["page"]) { stack("nav") },
        UIStoryboardScene("page") { Page("page") },
        UIStoryboardScene("other") { Page("other") },
      ], initialScene: "tabs")
  }
}
