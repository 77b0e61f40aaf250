import FlowModel
import FlowStoryboards
import Testing

@Suite struct `Setting the stage` {
  private static let tabs = document(
    container("tabBarController", "A", ("Nav-1a-one", "viewControllers"), ("C", "viewControllers"))
      + container("navigationController", "Nav-1a-one", ("B", "rootViewController"))
      + screen("B", #"customClass="URLListViewController""#)
      + screen("C", #"title="My profile""#))

  @Test func `begins with the initial controller and all that it holds`() throws {
    #expect(
      try read(Self.tabs).world().stageText == """
        A as a
          Nav-1a-one as stack
            URLListViewController as urlList
          My profile as myProfile
        """)
  }

  @Test func `begins where one is told`() throws {
    let world = try read(Self.tabs).world(startingAt: "URLListViewController")
    #expect(world.stageText == "URLListViewController as urlList")
  }

  @Test(arguments: [
    (#"<device id="retina6_12"/>"#, "iOS.CocoaTouch", SizeClass.compact),
    (#"<device id="ipad9_7"/>"#, "iOS.CocoaTouch", .regular),
    (#"<device id="retina4_7"/>"#, "iOS.CocoaTouch.iPad", .regular),
    (#"<device id="appleTV"/>"#, "AppleTV", .regular),
    ("", "iOS.CocoaTouch", .regular),
  ])
  func `has a window as wide as that of the device`(
    device: String, runtime: String, size: SizeClass
  ) throws {
    let file = document(screen("A"), runtime: runtime).replacing(
      "<scenes>", with: "\(device)<scenes>")
    let reading = try read(file)
    #expect(try reading.world().stage.size == size)
    #expect(try reading.world(in: size == .compact ? .regular : .compact).stage.size != size)
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    (#"kind="popoverPresentation" popoverAnchorView="v""#, true), (#"kind="presentation""#, true),
    (#"kind="presentation" modalPresentationStyle="fullScreen""#, false), (#"kind="show""#, false),
  ])
  func `tells of a compact window where it makes a difference`(
    segue: String, isTold: Bool
  ) throws {
    let file = document(
      screen("A", "", "<segue \(segue) identifier='go' destination='A'/>")
    ).replacing("<scenes>", with: #"<device id="retina6_12"/><scenes>"#)
    let note = StoryboardProblem.What.note(.compactWindow(device: "retina6_12"))
    #expect(try read(file).problems.map(\.what) == (isTold ? [note] : []))
  }

  @Test func `begins with the first scene for lack of an initial one`() throws {
    let world = try read(document(screen("B") + screen("A"), initial: nil)).world()
    #expect(world.stageText == "B as b")
  }

  @Test func `numbers labels that would be the same`() throws {
    let file = document(
      container("tabBarController", "A", ("B", "viewControllers"), ("B", "viewControllers"))
        + screen("B"))
    #expect(try read(file).world().stageText == "A as a\n  B as b\n  B as b2")
  }

  @Test(arguments: [
    Row("no scene", document(""), ":2:1: found a storyboard that has no scenes; expected a scene"),
    Row(
      "no scene of UIKit's", document(scene(#"<controller id="A"/>"#), runtime: "watchKit"),
      ":2:1: found a storyboard that has no scenes of UIKit's; expected a scene"),
    Row(
      "initial controller nowhere", document(screen("A"), initial: "Z"),
      ":1:1: found the initial controller 'Z', which does not exist; expected the id of"),
    Row(
      "initial controller of another kit",
      document(scene(#"<windowController id="A"/>"#) + screen("B"), runtime: "MacOSX.Cocoa"),
      ":3:17: found the initial controller 'A', a <windowController>; expected a view controller"),
  ])
  func `tells why it cannot`(row: Row) throws {
    let reading = try read(row.file)
    let error = #expect(throws: StoryboardFileError.self) { try reading.world() }
    #expect(
      error?.description.hasPrefix("Main.storyboard" + row.expected) == true, "\(error as Any)")
  }

  @Test func `tells which scenes there are`() throws {
    let reading = try read(Self.tabs)
    let error = #expect(throws: StoryboardFileError.self) { try reading.world(startingAt: "X") }
    #expect(
      error?.description == """
        Main.storyboard: found no scene 'X'; expected one of A, Nav-1a-one, \
        URLListViewController, My profile. Name one of these.
        """)
  }

  @Test func `stops before a stage that no window could show`() throws {
    let names = (0...4).map { "T\($0)" }
    let towers = zip(names, names.dropFirst()).map { name, next in
      let tab = (id: next, name: "viewControllers")
      return container("tabBarController", name, tab, tab, tab, tab, tab, tab)
    }
    let reading = try read(document(towers.joined() + screen("T4"), initial: "T0"))
    let error = #expect(throws: StoryboardFileError.self) { try reading.world() }
    #expect(error?.reason == .stageTooLarge(limit: 1_000))
  }
}
