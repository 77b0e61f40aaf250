import FlowTestSupport
import Foundation
import Testing

@Suite struct `The documentation` {
  @Test(arguments: [
    ("FlowModel/FlowModel.docc/TestingYourOwnSystem.md", "RouteStack.swift"),
    ("FlowInvariants/FlowInvariants.docc/RulesOfYourOwn.md", "ShopRules.swift"),
    ("SegueSimulation/SegueSimulation.docc/TestingYourContainer.md", "Flipper.swift"),
    ("SegueSimulation/SegueSimulation.docc/TestingYourContainer.md", "TellingFlipper.swift"),
    ("SegueSimulation/SegueSimulation.docc/TestingYourRouter.md", "PosterRouter.swift"),
  ])
  func `shows the example as it is compiled and tested`(page: String, example: String) throws {
    let page = try text(of: "Sources/\(page)")
    let code = try text(of: "Tests/FlowTestingTests/\(example)")
    #expect(page.contains("```swift\n\(code)```"))
  }

  @Test func `shows the controller as it is compiled and tested`() throws {
    let page = try text(of: "Sources/SegueKit/SegueKit.docc/BringingYourOwnControllers.md")
    let code = try text(of: "Tests/SegueKitFoundationTests/NoteViewController.swift")
    #expect(page.contains("```swift\n\(code)```"))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: PackageRoot.path + "/" + path, encoding: .utf8)
  }
}
