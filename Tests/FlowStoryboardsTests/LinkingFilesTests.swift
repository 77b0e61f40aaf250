import FlowModel
import FlowStoryboards
import Foundation
import Testing

@Suite struct `Reading several files` {
  private func read(_ files: (name: String, text: String)...) throws -> StoryboardReading {
    let readings = try files.map {
      try StoryboardFile.read(Data($0.text.utf8), name: "app/\($0.name).storyboard")
    }
    return try #require(StoryboardReading.linked(readings))
  }

  private let main = document(
    screen("A", "", #"<segue kind="show" identifier="go" destination="R"/>"#)
      + scene(
        #"<viewControllerPlaceholder id="R" storyboardName="Form" referencedIdentifier="form"/>"#))

  @Test func `has references lead into the other file`() throws {
    let form = document(screen("F", #"storyboardIdentifier="form""#), initial: nil)
    let reading = try read(("Main", main), ("Form", form))
    #expect(
      reading.text == """
        scene A content
        scene form (Form) content
        segue A.go show form
        initial A
        """)
    #expect(reading.storyboard.references == [SceneReference("form", to: "form (Form)")])
    #expect(reading.problems.isEmpty)
  }

  @Test func `takes the initial controller when a reference names no other`() throws {
    let reference = #"<viewControllerPlaceholder id="R" storyboardName="Form"/>"#
    let main = document(screen("A") + scene(reference))
    let reading = try read(("Main", main), ("Form", document(screen("F"), initial: "F")))
    #expect(reading.storyboard.references == [SceneReference("Form", to: "F")])
  }

  @Test func `tells of a reference to nobody in a file that is there`() throws {
    let reading = try read(("Main", main), ("Form", document(screen("F"), initial: "F")))
    #expect(reading.storyboard.references == [SceneReference("form", to: "form (missing)")])
    #expect(reading.storyboard.index(of: "form") == nil)
    #expect(
      reading.problems.map(\.what)
        == [.error(.brokenReference("form", identifier: "form", in: "Form"))])
    #expect(reading.problems.map(\.file) == ["app/Main.storyboard"])
  }

  @Test func `tells of a reference to a file that begins with nobody`() throws {
    let reference = #"<viewControllerPlaceholder id="R" storyboardName="Form"/>"#
    let main = document(screen("A") + "\n" + scene(reference))
    let reading = try read(("Main", main), ("Form", document(screen("F"), initial: nil)))
    #expect(
      reading.problems.map(\.description) == [
        """
        4:17: error: Form has no initial controller, to which 'Form' refers; a segue to it is a misuse, \
        and where a container holds it, it is played as an empty scene
        """
      ])
  }

  @Test func `keeps an empty scene where a container holds a reference to nobody`() throws {
    let stack = container("navigationController", "N", (id: "R", name: "rootViewController"))
    let reference = #"<viewControllerPlaceholder id="R" referencedIdentifier="form"/>"#
    let reading = try read(("Main", document(stack + scene(reference), initial: "N")))
    #expect(reading.storyboard.references.isEmpty)
    #expect(reading.storyboard.scenes.map(\.name) == ["N", "form"])
  }

  @Test func `leaves references to files that are not read`() throws {
    let reading = try read(("Main", main), ("Other", document(screen("O"), initial: "O")))
    #expect(reading.problems.map(\.what) == [.note(.outside("form", storyboard: "Form"))])
  }

  @Test func `takes of two files with one name the nearest`() throws {
    let form = document(screen("F", #"storyboardIdentifier="form""#), initial: "F")
    let reading = try read(
      ("Pad/Main", main), ("Pad/Form", form), ("Phone/Main", main), ("Phone/Form", form))
    #expect(
      reading.storyboard.references == [
        SceneReference("form", to: "form (Form)"),
        SceneReference("form (Main)", to: "form (Form 2)"),
      ])
  }

  @Test func `looks for what a bundle has in no file of that name but another`() throws {
    let reference =
      #"<viewControllerPlaceholder id="R" storyboardName="Main" bundleIdentifier="com.kit"/>"#
    let main = document(screen("A") + scene(reference))
    #expect(
      try read(("Main", main)).problems.map(\.what) == [.note(.outside("Main", storyboard: "Main"))]
    )
    let kit = document(screen("K"), initial: "K")
    let linked = try read(("Main", main), ("Kit/Main", kit))
    #expect(linked.storyboard.references == [SceneReference("Main", to: "K")])
    #expect(linked.problems.isEmpty)
  }

  @Test func `keeps scenes apart that two files call the same`() throws {
    let other = document(
      screen("A", "", #"<segue kind="show" identifier="go" destination="A"/>"#))
    let reading = try read(("Main", document(screen("A"))), ("Other", other))
    #expect(
      reading.text == """
        scene A content
        scene A (Other) content
        segue A (Other).go show A (Other)
        initial A
        """)
  }

  @Test func `keeps by which names code asks for what`() throws {
    let form = document(screen("F", #"storyboardIdentifier="form""#), initial: "F")
    let reading = try read(("Main", main), ("Form", form))
    #expect(
      reading.storyboard.named == [
        NamedStoryboard("Main", initial: "A", members: [NamedStoryboard.Member("A")]),
        NamedStoryboard(
          "Form", initial: "form (Form)",
          members: [NamedStoryboard.Member("form (Form)", as: "form")]),
      ])
  }

  @Test func `numbers the files that have one name`() throws {
    let reading = try read(("Main", document(screen("A"))), ("Main", document(screen("A"))))
    #expect(reading.storyboard.named.map(\.name) == ["Main", "Main 2"])
  }

  private let form = document(
    scene(
      """
      <viewController id="F" storyboardIdentifier="form"><connections>
      <segue kind="unwind" identifier="back" unwindAction="done:" destination="X"/>
      </connections></viewController><exit id="X"/>
      """), initial: "F")

  @Test(
    arguments: [
      (["Home": ["done:"]], ["done:"], true), ([:], [], false),
    ] as [([ClassName: [ActionName]], [ActionName], Bool)])
  func `takes of other files whom a list has, and nobody else`(
    list: [ClassName: [ActionName]], unwinds: [ActionName], isAnswered: Bool
  ) throws {
    let home = main.replacing(#"id="A""#, with: #"id="A" customClass="Home""#)
    let first = try StoryboardFile.read(Data(home.utf8), name: "Main.storyboard")
    let second = try StoryboardFile.read(
      Data(form.utf8), name: "Form.storyboard", unwinds: .listed(list))
    let linked = try #require(StoryboardReading.linked([first, second]))
    #expect(linked.storyboard.scenes.first?.contract.unwinds == unwinds)
    #expect(linked.problems.map(\.what) == (isAnswered ? [] : [.warning(.notListed("done:"))]))
  }

  @Test func `finds whoever implements an unwind in another file`() throws {
    let reading = try read(("Main", main), ("Form", form))
    #expect(reading.storyboard.scenes.first?.contract.unwinds == ["done:"])
    #expect(reading.problems.map(\.what) == [.note(.assumed("A", implements: "done:"))])
  }
}
