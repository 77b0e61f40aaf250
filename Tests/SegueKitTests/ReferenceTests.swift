import SegueKit
import Testing

@Suite struct `A reference to another storyboard` {
  private func page(
    referringTo storyboard: String?, _ identifier: String?, refusing: Bool = false,
    in staging: Staging
  ) -> UIViewController {
    staging.make {
      let template = UIStoryboardSegueTemplate("go", .show("There"))
      let page = UIStoryboard(scenes: [
        UIStoryboardScene("A", segues: [template]) { refusing ? Refuser("A") : Page("A") },
        UIStoryboardScene("There", referenceTo: storyboard, identifier: identifier),
      ]).instantiateViewController(withIdentifier: "A")
      staging.window.rootViewController = stack("nav", page)
      return page
    }
  }

  private func register(_ initialScene: String?, in staging: Staging) {
    let storyboard = UIStoryboard(
      scenes: [UIStoryboardScene("B") { Page("B") }, UIStoryboardScene("C") { Page("C") }],
      initialScene: initialScene)
    staging.environment.register(storyboard, named: "Other")
  }

  @Test(arguments: [(nil, "nav[A B]"), ("C", "nav[A C]")] as [(String?, String)])
  func `leads to its initial scene, or to the one that it names`(
    identifier: String?, tree: String
  ) {
    let staging = Staging()
    register("B", in: staging)
    let page = page(referringTo: "Other", identifier, in: staging)
    staging.make { page.tap() }
    #expect(staging.tree == tree)
    #expect(page.navigationController?.topViewController?.storyboard !== page.storyboard)
  }

  @Test func `is not looked up when the source refuses`() {
    let staging = Staging()
    let page = page(referringTo: "Nowhere", nil, refusing: true, in: staging)
    staging.make { page.tap() }
    #expect(staging.diary.lines("misuse").isEmpty)
  }

  @Test(
    arguments: [
      ("Nowhere", nil, "misuse unknownStoryboard"), ("Other", "Z", "misuse unknownScene A"),
      ("Other", nil, "misuse unknownScene A"), (nil, "There", "misuse unknownScene A"),
    ] as [(String?, String?, String)])
  func `to nowhere is a misuse when it is needed`(
    storyboard: String?, identifier: String?, misuse: String
  ) {
    let staging = Staging()
    register(nil, in: staging)
    let page = page(referringTo: storyboard, identifier, in: staging)
    staging.make { page.tap() }
    #expect(staging.diary.lines("misuse") == [misuse])
  }

  @Test func `and a name find the same storyboard`() {
    let staging = Staging()
    register("B", in: staging)
    let made = staging.make { UIStoryboard(name: "Other").instantiateInitialViewController() }
    #expect(made?.title == "B")
    staging.make { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    #expect(staging.diary.lines("misuse") == ["misuse unknownStoryboard"])
  }
}
