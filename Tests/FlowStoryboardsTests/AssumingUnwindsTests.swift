import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Assuming who implements an unwind action` {
  /// Home shows a list, which presents a navigation controller around a form, which unwinds.
  private static func file(classes: (home: String, list: String), after: String = "") -> String {
    document(
      screen("A", classes.home, #"<segue kind="show" identifier="list" destination="B"/>"#)
        + screen("B", classes.list, #"<segue kind="modal" identifier="edit" destination="N"/>"#)
        + container("navigationController", "N", ("F", "rootViewController"))
        + scene(
          """
          <viewController id="F"><connections>
          <segue kind="unwind" identifier="done" destination="X" unwindAction="done:"/>
          </connections></viewController><exit id="X"/>
          """)
    ).replacing("</document>", with: after + "</document>")
  }

  /// A list shows home, which embeds a menu, which unwinds.
  private static func menu(inHome home: String) -> String {
    document(
      screen(
        "A", #"customClass="List""#, #"<segue kind="show" identifier="home" destination="B"/>"#)
        + screen("B", home, #"<segue kind="embed" destination="C"/>"#)
        + scene(
          """
          <viewController id="C"><connections>
          <segue kind="unwind" identifier="done" destination="X" unwindAction="done:"/>
          </connections></viewController><exit id="X"/>
          """))
  }

  @Test func `takes the scene that presents its container`() throws {
    let file = Self.file(classes: (#"customClass="Home""#, #"customClass="List""#))
    let reading = try read(file)
    #expect(
      reading.text == """
        scene Home content, class Home
        scene List content, class List, unwinds done:
        scene N navigation, holds F
        scene F content
        segue Home.list show List
        segue List.edit present N
        segue F.done unwind done:
        initial Home
        """)
    #expect(reading.problemText == "4:1: note: assumed: List implements done:")
  }

  @Test(arguments: [
    Row(
      "a stock class is passed over",
      file(classes: (#"customClass="Home""#, "")), "4:1: note: assumed: Home implements done:"),
    Row(
      "without any class the nearest is taken",
      file(classes: ("", "")), "4:1: note: assumed: B implements done:"),
    Row(
      "what the file lists needs no assumption",
      file(
        classes: (#"customClass="Home""#, #"customClass="List""#),
        after: """
          <classes><class className="Home" superclassName="Base"/><class className="Base">
          <relationships><relationship kind="action" name="done:"/></relationships>
          </class></classes>
          """), ""),
    Row(
      "who embeds the scene goes before who leads to both",
      menu(inHome: #"customClass="Home""#), "4:1: note: assumed: Home implements done:"),
    Row(
      "a stock class that embeds the scene is passed over", menu(inHome: ""),
      "4:1: note: assumed: List implements done:"),
    Row(
      "nobody is taken when no scene leads there",
      document(
        screen(
          "A", "",
          #"<segue kind="unwind" identifier="done" destination="X" unwindAction="done:"/>"#
        ).replacing("</objects>", with: #"<exit id="X"/></objects>"#)),
      "3:85: warning: no scene leads here, so nobody is assumed to implement done:"),
  ])
  func `says whom it takes`(row: Row) throws {
    #expect(try read(row.file).problemText == row.expected)
  }

  @Test func `follows a list of the reader's own`() throws {
    let file = Self.file(classes: (#"customClass="Home""#, #"customClass="List""#))
    let reading = try read(file, unwinds: .listed(["Home": ["done:"]]))
    #expect(reading.storyboard.scenes.map(\.contract.unwinds) == [["done:"], [], [], []])
    #expect(reading.problems == [])
  }

  @Test func `takes nobody who is not listed, and says so`() throws {
    let file = Self.file(classes: (#"customClass="Home""#, #"customClass="List""#))
    let reading = try read(file, unwinds: .listed(["Home": ["cancel:"]]))
    #expect(reading.storyboard.scenes.map(\.contract.unwinds) == [["cancel:"], [], [], []])
    #expect(
      reading.problemText == """
        4:1: warning: no class here is listed as one that implements done:, so this unwind leads to \
        nobody
        """)
  }
}
