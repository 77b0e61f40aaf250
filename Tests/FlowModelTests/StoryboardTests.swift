import FlowModel
import Testing

@Suite struct `Looking things up in a storyboard` {
  private let storyboard = Storyboard(
    scenes: [Scene("Page", .content), Scene("Tabs", .tabs)],
    segues: [
      Segue(from: "Page", "sheet", .present("Tabs", style: nil)),
      Segue(from: "Page", "next", .show("Page")),
    ],
    controls: [
      Control(
        in: "Page", "both",
        fires: [.segue("next"), .action("report"), .segue("missing"), .segue("sheet")])
    ],
    references: [SceneReference("Elsewhere", to: "Tabs")])

  @Test(
    arguments: [
      (.scene("Tabs"), .tabs), (.scene("Elsewhere"), .tabs), (.scene("Nobody"), nil),
      (.stock(.split), .split),
    ] as [(Origin, ControllerKind?)])
  func `tells what sort of controller an origin makes`(origin: Origin, kind: ControllerKind?) {
    #expect(storyboard.kind(of: origin) == kind)
  }

  @Test(
    arguments: [("both", "Page", ["next", "sheet"]), ("both", "Tabs", []), ("none", "Page", [])]
      as [(ControlName, SceneName, [SegueIdentifier])])
  func `tells which segues a control fires`(
    control: ControlName, scene: SceneName, segues: [SegueIdentifier]
  ) {
    #expect(storyboard.segues(firedBy: control, in: scene).map(\.identifier) == segues)
  }
}
