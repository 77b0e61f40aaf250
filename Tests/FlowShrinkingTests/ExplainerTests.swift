import FlowModel
import FlowShrinking
import Testing

@Suite struct `Explaining with a fake judge` {
  /// A stack of two, the upper one of which is popped.
  private let stack = Scenario(
    World(
      stage: Stage(
        root: StageEntry(
          "a", .stock(.navigation),
          children: [StageEntry("b", .stock(.content)), StageEntry("c", .stock(.content))]))),
    steps: [Step(.pop("a"))])

  private func explained(
    within runsMax: Int = 200, admitting: @escaping (Scenario) -> Bool = { _ in true },
    judging: @escaping (Scenario) -> Outcome
  ) -> Explained {
    Explainer.explain(
      stack, keeping: lost, within: runsMax, admitting: admitting, judging: judging)
  }

  private func outcome(_ signatures: [Signature], _ worth: Outcome.Worth = .judged) -> Outcome {
    Outcome(signatures: signatures, worth: worth)
  }

  @Test func `finds that nothing matters of what breaks always`() {
    var judged: [Scenario] = []
    let explained = explained { scenario in
      judged.append(scenario)
      return outcome([lost])
    }
    #expect(explained.explanation.parts.allSatisfy { !$0.matters })
    #expect(explained.explanation.holdsTogether)
    #expect(explained.explanation.nearest == nil)
    #expect(explained.explanation.flowCount == judged.count)
    #expect(Set(judged).count == judged.count && !judged.contains(stack))
  }

  @Test func `tells no more than there was time for`() {
    var runs = 0
    let explained = Explainer.explain(stack, keeping: lost, within: 200, until: { runs == 3 }) {
      _ in
      runs += 1
      return outcome([lost])
    }
    #expect(explained.explanation.flowCount == 3)
    #expect(!explained.explanation.isComplete)
  }

  @Test func `puts no stack into a stack, and calls nothing else by other names`() throws {
    let explanation = explained { _ in outcome([lost]) }.explanation
    let leaf = try #require(explanation.parts.first { $0.place == .kind("b") })
    #expect(leaf.options == [.kind(.navigation), .kind(.tabs), .kind(.split)])
    #expect(leaf.alike == [.kind(.tabs)])
    let order = try #require(explanation.parts.first { $0.place == .order("b", "c") })
    #expect(order.alike.isEmpty && order.healing.isEmpty)
  }

  @Test func `prefers what is judged, and then what differs least`() throws {
    let explanation = explained { scenario in
      switch (scenario.world.stage.size, scenario.world.stage.root.origin) {
      case (.compact, _): outcome([], .idle)
      case (_, .stock(.content)): outcome([], .silent)
      case (_, .stock(.tabs)): outcome([])
      default: outcome(scenario.steps.isEmpty ? [] : [lost])
      }
    }.explanation
    #expect(explanation.nearest?.world.stage.root.origin == .stock(.tabs))
    #expect(explanation.parts.filter(\.matters).map(\.place) == [])
    let root = try #require(explanation.parts.first { $0.place == .kind("a") })
    #expect(root.healing == [.kind(.content), .kind(.tabs)])
    #expect(root.alike == [.kind(.split)])
  }

  @Test func `leaves something out when no exchange is judged to pass`() {
    let explanation = explained { outcome($0.steps.isEmpty ? [] : [lost]) }.explanation
    #expect(explanation.nearest == Scenario(stack.world))
  }

  @Test func `leaves a gesture out from its beginning to its end`() {
    let steps = [
      Step(.beginBack("a"), settles: false), Step(.progress(50), settles: false),
      Step(.cancel), Step(.pop("a")),
    ]
    let swiped = Scenario(stack.world, steps: steps)
    let explained = Explainer.explain(swiped, keeping: lost, within: 200) { scenario in
      outcome(scenario.steps.count > 1 ? [lost] : [])
    }
    #expect(explained.explanation.nearest == stack)
  }

  @Test func `plays no more than it may and only what is looked for`() {
    let few = explained(within: 3) { _ in outcome([lost]) }.explanation
    #expect(few.flowCount == 3)
    #expect(!few.isComplete)
    let none = explained(within: 0) { _ in outcome([lost]) }.explanation
    #expect(none.parts.isEmpty && none.nearest == nil)
    let regular = explained(admitting: { $0.world.stage.size == .regular }) { scenario in
      #expect(scenario.world.stage.size == .regular)
      return outcome([lost])
    }
    #expect(regular.explanation.isComplete)
  }

  @Test func `remembers what else was broken`() {
    let other = Signature("tree.is-well-formed", "other")
    let explained = explained { scenario in
      outcome(scenario.world.stage.size == .compact ? [other] : [lost])
    }
    #expect(explained.slips.map(\.signature) == [other])
    #expect(explained.slips.map(\.scenario.world.stage.size) == [.compact])
  }

  /// Two screens of classes of an app's own, and a segue.
  private let own = Scenario(
    World(
      storyboard: Storyboard(
        scenes: [
          Scene(
            "A", .content, className: "One", contract: Contract(leavingOpen: [.show, .calls])),
          Scene("B", .content, className: "Other"), Scene("C", .content, className: "One"),
        ],
        segues: [Segue(from: "A", "go", .show("B"))]),
      stage: Stage(
        root: StageEntry(
          "a", .stock(.navigation),
          children: [StageEntry("b", .scene("A")), StageEntry("c", .scene("B"))]))),
    steps: [Step(.pop("a"))])

  private func suspects(judging: @escaping ([ClassName?], Scenario) -> Outcome) -> [ClassName] {
    Explainer.explain(own, keeping: lost, within: 200) { scenario in
      judging(scenario.world.storyboard.scenes.map(\.className), scenario)
    }.explanation.suspects.map(\.name)
  }

  @Test func `exchanges a class for a plain one, and what it leaves open`() {
    var plain: [Scenario] = []
    let suspects = suspects { names, scenario in
      guard names == [nil, "Other", nil] else { return outcome([lost]) }
      plain.append(scenario)
      return outcome([])
    }
    #expect(suspects == ["One"])
    #expect(plain.count == 1)
    #expect(
      plain[0].world.storyboard.scenes.map(\.contract) == [Contract(), Contract(), Contract()])
  }

  @Test func `exchanges the class of a custom segue for one that shows`() {
    var scenario = own
    var segue = Segue(from: "A", "go", .custom("B"))
    segue.className = "Slide"
    scenario.world.storyboard.segues = [segue]
    var plain: [Segue] = []
    let explanation = Explainer.explain(scenario, keeping: lost, within: 200) { scenario in
      let segues = scenario.world.storyboard.segues.filter { $0.className == nil }
      plain += segues
      return outcome(segues.isEmpty ? [lost] : [])
    }.explanation
    #expect(explanation.suspects.map(\.name) == ["Slide"])
    #expect(plain.map(\.kind).allSatisfy { $0 == .show("B") })
  }

  @Test func `prefers the class without which something is judged, and blames none for idling`() {
    func suspects(_ worths: [Outcome.Worth?]) -> [ClassName] {
      self.suspects { names, _ in
        let without = names == [nil, "Other", nil] ? 0 : names == ["One", nil, "One"] ? 1 : nil
        return without.flatMap { worths[$0] }.map { outcome([], $0) } ?? outcome([lost])
      }
    }
    #expect(suspects([.silent, .judged]) == ["Other"])
    #expect(suspects([.silent, .silent]) == ["One", "Other"])
    #expect(suspects([.idle, nil]) == [])
    #expect(suspects([.judged, .idle]) == ["One"])
  }
}
