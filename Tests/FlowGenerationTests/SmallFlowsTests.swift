import FlowGeneration
import FlowModel
import FlowNotation
import FlowTestSupport
import Testing

@Suite struct `The flows of small worlds` {
  @Test func `of one step do to a page alone all that can be done`() {
    let flows = SmallFlows(upTo: 1, steps: 1)
    expectText(
      flows.map { $0.steps.map(\.text).joined() }.joined(separator: "\n"),
      matches: """
        present content on a as automatic creating b
        present content on a as currentContext creating b
        present content on a as fullScreen creating b
        present content on a as popover creating b
        present nav on a creating b
        show content on a creating b
        showDetail content on a creating b
        dismiss a
        remove a
        swipeDown a
        tapOutside a
        beginSwipeDown a
        add content to a creating b
        size compact
        alert creating b
        background
        root content creating b
        root nav creating b
        root existing a
        save
        """)
  }

  @Test(arguments: [(1, 1, 20), (1, 2, 1_076), (1, 3, 95_948), (2, 1, 227), (2, 2, 21_355)])
  func `are counted before they are played`(controllers: Int, steps: Int, count: Int) {
    #expect(SmallFlows(upTo: controllers, steps: steps).count == count)
  }

  @Test(arguments: [(1, 2), (2, 1)])
  func `are all different`(controllers: Int, steps: Int) {
    let flows = SmallFlows(upTo: controllers, steps: steps)
    #expect(Set(flows).count == flows.count)
  }

  @Test func `are known by their positions, and by those of what begins like them`() {
    let flows = SmallFlows(upTo: 1, steps: 2)
    let beginnings = flows.map { $0.steps.count == 2 ? $0.steps.prefix(1) : [] }
    for position in flows.indices {
      let alike = flows.positions(sharing: beginnings[position].count, with: position)
      #expect(
        alike.lowerBound == beginnings.firstIndex(of: beginnings[position])
          && alike.upperBound == beginnings.lastIndex(of: beginnings[position]).map { $0 + 1 })
    }
    #expect(flows.positions(sharing: 2, with: 40) == 40..<41)
  }

  @Test func `end settled, and settle nothing that cannot move`() {
    let steps = SmallFlows(upTo: 1, steps: 2).map(\.steps)
    #expect(steps.allSatisfy { $0.last?.settles == true })
    let unsettled = Set(steps.flatMap(\.self).filter { !$0.settles }.map(\.kind))
    #expect(
      unsettled == [
        .present, .dismiss, .show, .showDetail, .swipeDown, .tapOutside,
        .beginSwipeDown, .alert,
      ])
  }

  @Test func `go on with a gesture only while one can be in hand`() {
    let flows = SmallFlows(upTo: 1, steps: 2).map { $0.steps.map(\.text) }
    #expect(
      flows.filter { $0.last == "finish" || $0.last == "settle" && $0[0].hasPrefix("begin") } == [
        ["beginSwipeDown a unsettled", "finish"], ["beginSwipeDown a unsettled", "settle"],
      ])
    #expect(
      flows.filter { $0.last == "restore" || $0.last == "foreground" }.map(\.[0])
        == ["background", "save"])
  }
}

@Suite struct `An app that retains everybody in small worlds` {
  private let flipper = OfferedClass("Flipper", .content, childCounts: 1...2, hasBranches: true)

  @Test func `has the same flows`() {
    let kinds = ControllerKind.allCases
    let plain = SmallFlows(upTo: 2, steps: 1, among: SmallKinds(kinds, ownClass: flipper))
    let retained = SmallFlows(
      upTo: 2, steps: 1, among: SmallKinds(kinds, ownClass: flipper, isRetaining: true))
    #expect(retained.map(\.steps) == plain.map(\.steps))
    #expect(
      retained.allSatisfy { flow in
        let storyboard = flow.world.storyboard
        return flow.world.stage.entries.allSatisfy { entry in
          guard case .scene(let name) = entry.origin, let scene = storyboard.index(of: name) else {
            return false
          }
          return storyboard.scenes[scene].contract.isRetained
        }
      })
  }
}

@Suite struct `A class of an app's own in small worlds` {
  private let flipper = OfferedClass("Flipper", .content, childCounts: 1...2, hasBranches: true)

  @Test func `holds as many children as it is offered with, each of them in front once`() {
    let kinds = SmallKinds([.content], ownClass: flipper)
    let stages = (1...3).flatMap { SmallStages(ofControllers: $0, among: kinds) }
    let own = stages.flatMap(\.entries).filter { $0.origin == .scene("Flipper") }
    #expect(own.allSatisfy { (1...2).contains($0.children.count) && $0.selected != nil })
    // Alone over a page; over two pages two times; in and around itself and a page; presented,
    // around a page or by a page, also by the page that it holds.
    #expect(own.filter { $0.children.count == 2 }.count == 2)
  }

  @Test func `is never empty when a flow begins`() {
    let roomy = OfferedClass("Flipper", .content, childCounts: 0...2)
    let kinds = SmallKinds([.content], ownClass: roomy)
    let stages = (1...3).flatMap { SmallStages(ofControllers: $0, among: kinds) }
    let own = stages.flatMap(\.entries).filter { $0.origin == .scene("Flipper") }
    #expect(Set(own.map(\.children.count)) == [1, 2])
  }

  @Test func `is told which child to have in front, and to exchange its main one`() {
    let kinds = SmallKinds([.content], ownClass: flipper)
    let texts = SmallFlows(upTo: 2, steps: 1, among: kinds)
      .filter { $0.world.stage.root.origin == .scene("Flipper") }.map { $0.steps[0].text }
    #expect(
      texts.filter { $0.hasPrefix("select") || $0.hasPrefix("replace") } == [
        "replace content on a creating c", "replace existing b on a", "select b on a",
      ])
  }
}
