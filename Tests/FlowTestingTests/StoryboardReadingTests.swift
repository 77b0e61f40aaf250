import FlowFuzzing
import FlowModel
import FlowStoryboards
import FlowTesting
import Foundation
import SegueKit
import SegueSimulation
import Synchronization
import Testing

@Suite struct `Flows through a storyboard` {
  /// A screen, and a reference to one that the file does not have.
  private static let file = """
    <document type="com.apple.Storyboard.XIB" initialViewController="A"><scenes>
    <scene><objects><viewController id="A" customClass="Home"/></objects></scene>
    <scene><objects><viewController id="B" customClass="Page"/></objects></scene>
    <scene><objects><viewControllerPlaceholder id="R" referencedIdentifier="Gone"/></objects></scene>
    </scenes></document>
    """

  /// What is told of the file, be it a warning.
  private func told(playedBy system: SegueSimulation) throws -> [String] {
    let reading = try StoryboardFile.read(Data(Self.file.utf8), name: "Main.storyboard")
    let told = Mutex<[String]>([])
    try withKnownIssue {
      let report = try expectFlowsHold(on: system, in: reading, startingAt: "Page", runs: 20)
      #expect(report.reach.flowCount == 20)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      if text.hasPrefix("Main.storyboard") { told.withLock { $0.append(text) } }
      return issue.severity == .warning
    }
    return told.withLock { $0 }
  }

  @Test func `tell what is wrong with it, and which classes nobody has registered`() throws {
    let wrong = """
      Main.storyboard:4:17: error: 'Gone' refers to 'Gone', and no scene of this file is called \
      that; a segue to it is a misuse, and where a container holds it, it is played as an empty \
      scene
      """
    let page = RegisteredClass(UIViewController.self, named: "Page") { UIViewController() }
    #expect(
      try told(playedBy: SegueSimulation(registering: [page])) == [
        wrong,
        """
        Main.storyboard: these are not registered: Home (content); plain controllers play them, so \
        that nothing they do is seen, and a cast to one of them fails
        """,
      ])
    let home = RegisteredClass(UIViewController.self, named: "Home") { UIViewController() }
    #expect(try told(playedBy: SegueSimulation(registering: [home, page])) == [wrong])
  }
}
