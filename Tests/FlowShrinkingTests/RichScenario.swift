import FlowModel
import FlowShrinking

/// A scenario with something of everything in it.
let rich = Scenario(
  World(storyboard: richStoryboard, stage: richStage),
  steps: [
    Step(.select("l", on: "root")),
    Step(.push(.new(.scene("Detail")), on: "first"), creating: ["d", "spare"]),
    Step(.present(.new(.stock(.split)), on: "d", style: .formSheet), creating: ["s"]),
    Step(.dismiss("d")),
    Step(.tap("f", "both"), creating: ["d2"]),
    Step(.setStack(["h", "l2"], on: "first"), settles: false),
    Step(.showDetail(.existing("h"), on: "l")),
  ])

private let richStoryboard = Storyboard(
  scenes: [
    Scene("Home", .content, contract: Contract(unwinds: ["save", "leave"], vetoes: ["leave"])),
    Scene("List", .content, contract: Contract(searches: .only(["Home"]), definesContext: true)),
    Scene("Detail", .content, className: "DetailController"),
    Scene("Form", .content, contract: Contract(refuses: ["more"])),
    Scene("Main", .navigation, holds: ["Home"]),
    Scene("Never", .tabs, holds: ["Main", "Detail"]),
  ],
  segues: [
    Segue(from: "Form", "back", .unwind("save")),
    Segue(from: "Form", "more", .present("Detail", style: .fullScreen), performing: .wraps),
    Segue(from: "List", "open", .custom("Detail"), performing: .nothing, animates: false),
    Segue(from: "Never", "side", .showDetail("Main")),
  ],
  controls: [
    Control(in: "Form", "both", fires: [.action("log"), .segue("back"), .segue("more")]),
    Control(in: "List", "row", fires: [.segue("open")]),
  ])

private let richStage = Stage(
  root: StageEntry(
    "root", .stock(.tabs),
    children: [
      StageEntry(
        "first", .scene("Main"),
        children: [
          StageEntry("h", .scene("Home")), StageEntry("l2", .scene("List")),
        ]),
      StageEntry("l", .scene("List")),
    ], selected: "l"),
  presentations: [
    StagePresentation(
      by: "l", style: .pageSheet,
      StageEntry("n", .stock(.navigation), children: [StageEntry("h2", .scene("Home"))])),
    StagePresentation(by: "h2", StageEntry("f", .scene("Form"))),
  ])

/// What every fake judge in these tests reports.
let lost = Signature("unwind.reaches-nearest-implementer", "lost")

/// What a fake judge answers.
func showing(_ signatures: Signature...) -> Showing { Showing(signatures) }

extension Stage {
  /// The stage on one line: `tabs root(Main first(Home h) List l*)`, `… / by l: Form f`.
  var told: String {
    ([root.told] + presentations.map { "by \($0.caller): \($0.entry.told)" })
      .joined(separator: " / ")
  }
}

extension StageEntry {
  private var madeFrom: String {
    switch origin {
    case .scene(let scene): scene.text
    case .stock(let kind): "\(kind)"
    }
  }

  fileprivate var told: String {
    let inside = children.map { $0.told + ($0.label == selected ? "*" : "") }
    return "\(madeFrom) \(label)" + (inside.isEmpty ? "" : "(\(inside.joined(separator: " ")))")
  }
}
