import FlowModel
import FlowNotation
import Testing

@Suite struct `A failure that is shown` {
  @Test func `has the invariant, the contradiction, the flow, its tree and the command`() throws {
    let violation = Violation(
      Signature("unwind.reaches-nearest-implementer", "wrong-destination"), step: 1,
      witnesses: [8, 13],
      expected: "done is delivered to \(ControllerID(2)), which lies nearer to \(ControllerID(3))",
      however: "it was delivered to \(ControllerID(1))")
    let text = violation.text(
      in: try SampleTrace.make(),
      statement: "An unwind goes to the nearest controller that performs its action",
      source: "UIKit, UIViewController.allowedChildrenForUnwinding(from:)",
      replay: "flowfuzz replay corpora/regressions/unwind.reaches-nearest-implementer/1f2e3d4c.flow"
    )
    #expect(
      text == """
        An unwind goes to the nearest controller that performs its action.
          unwind.reaches-nearest-implementer: wrong-destination
          UIKit, UIViewController.allowedChildrenForUnwinding(from:)

        Let h be Home (content, unwinds done), a child of root,
            l be List (content, class ListController, unwinds done), a child of root,
            f be Form (content), presented by root.
        Then, in step 2, tap f.button:
            8 should f.close yes
           13 action h done
        However, it was delivered to h.
          Expected: done is delivered to l, which lies nearer to f.

        The smallest flow that shows it:

          scene Home content, unwinds done
          scene List content, class ListController, unwinds done
          scene Form content
          segue List.edit present Form as formSheet
          segue Form.close unwind done
          control List.pencil fires List.edit, log
          control Form.button fires Form.close

          stage regular
            nav root
              Home as h
              List as l

          do tap l.pencil creating f
          do tap f.button

        Its tree before step 2:

          nav root
            Home as h
            List as l
            presents Form as f by l as formSheet

        Its tree after step 2:

          nav root
            Home as h

        Replay it:

          flowfuzz replay corpora/regressions/unwind.reaches-nearest-implementer/1f2e3d4c.flow
        """)
  }

  @Test func `tells of a step without witnesses and of whose class is at fault`() throws {
    var violation = Violation(
      Signature("mirror.x", "lost", culprit: .declared("ListController")), step: 0, witnesses: [],
      expected: "\(ControllerID(3)) is told", however: "nobody told \(ControllerID(3))!")
    violation.remarks = ["\(ControllerID(0)) was passed over"]
    let text = violation.text(
      in: try SampleTrace.make(), statement: "Everybody is told.", source: "a page",
      replay: "flowfuzz replay x.flow")
    #expect(
      text.hasPrefix(
        """
        Everybody is told.
          mirror.x: lost, by ListController
          a page

        Let root be a navigation controller, the window's root,
            f be Form (content), afterwards presented by root.
        Then, in step 1, tap l.pencil creating f.
        However, nobody told f!
          Expected: f is told.
          root was passed over.

        The smallest flow
        """))
  }

  @Test(arguments: [
    ([], "Form (content)"),
    ([Contract.Facet.calls], "Form (content, tells nothing of its calls (.calls))"),
    (
      [.show, .exits],
      "Form (content, has not declared what it shows (.show), "
        + "has not declared whether the user may leave (.exits))"
    ),
    (Contract.Facet.allCases, "Form (content, has declared nothing)"),
  ])
  func `says in words what a class has left open`(
    facets: [Contract.Facet], introduction: String
  ) throws {
    var scenario = try Scenario(text: SampleTrace.text)
    let form = try #require(scenario.world.storyboard.index(of: "Form"))
    scenario.world.storyboard.scenes[form].contract.unknown = Contract.Facets(facets)
    let violation = Violation(
      Signature("mirror.x", "lost"), step: 0, witnesses: [],
      expected: "\(ControllerID(3)) is told", however: "nobody is")
    let text = violation.text(
      in: Wanderer().trace(of: scenario), statement: "Everybody is told.", source: "a page",
      replay: "flowfuzz replay")
    #expect(text.contains("Let f be \(introduction), afterwards presented by root.\n"))
    #expect(text.contains("What is 'unknown' a class has not declared") == !facets.isEmpty)
  }

  @Test func `leaves out what is drawn where the flow never comes to`() throws {
    var scenario = try Scenario(text: SampleTrace.text)
    scenario.world.storyboard.scenes += [
      Scene("Help", .content, className: "HelpController"), Scene("More", .content),
    ]
    scenario.world.storyboard.segues += [
      Segue(from: "List", "help", .show("Help")), Segue(from: "Help", "more", .show("More")),
    ]
    let lists = DrawnView(in: "List", "title", .view, outlet: "titleLabel")
    func text(drawing view: DrawnView?) -> String {
      var drawn = scenario
      drawn.world.storyboard.views += view.map { [lists, $0] } ?? []
      return Violation(
        Signature("mirror.x", "lost"), step: 0, witnesses: [], expected: "a call", however: "none"
      ).text(
        in: Wanderer().trace(of: drawn), statement: "Everybody is told.", source: "a page",
        replay: "flowfuzz replay x.flow")
    }
    let drawn = text(drawing: DrawnView(in: "Help", "close", .button, outlet: "closeButton"))
    #expect(
      drawn.contains(
        """
          segue Form.close unwind done
          segue List.help show Help
          control List.pencil fires List.edit, log
          control Form.button fires Form.close
          view List.title view, outlet titleLabel
          … and 3 more of Help, More, which never come

          stage regular
        """))
    #expect(drawn.contains("  scene Help content, class HelpController\n"))
    #expect(text(drawing: nil).contains("segue Help.more show More"))
  }

  @Test func `tells the titles of whom code has made, on one line and not too long`() {
    let world = World(stage: Stage(root: StageEntry("n", .stock(.navigation))))
    let recording = Recording(of: world)
    let stack = recording.birth(scene: nil, kind: .navigation, label: "n")
    let page = recording.birth(
      scene: nil, kind: .content, label: "p", isOwn: true, className: "Note")
    recording.entitle(page, "Milk\nand \(String(repeating: "eggs ", count: 10))")
    recording.entitle(page, "another one")
    var snapshot = Snapshot()
    snapshot.add(Snapshot.Node(stack, .window))
    snapshot.add(Snapshot.Node(page, .child(of: 0)))
    recording.take(snapshot)
    let violation = Violation(
      Signature("mirror.x", "lost"), step: nil, witnesses: [],
      expected: "\(page) is told", however: "nobody is")
    let text = violation.text(
      in: recording.trace, statement: "Everybody is told.", source: "a page", replay: "replay")
    let title = "\"Milk and eggs eggs eggs eggs eggs eggs …\""
    #expect(text.contains("of class Note, titled \(title), a child of n."))
    #expect(text.contains("content p of Note \(title)\n"))
  }
}
