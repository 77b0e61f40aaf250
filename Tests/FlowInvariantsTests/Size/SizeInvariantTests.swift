import FlowInvariants
import FlowModel
import Testing

@Suite struct `What adapts to the width of the window` {
  private let id: InvariantID = "presentation.adapts-to-the-size"

  @Test(arguments: [
    (PresentationStyle.popover, PresentationStyle.fullScreen, Contract()),
    (.pageSheet, .fullScreen, Contract()),
    (.overFullScreen, .overFullScreen, Contract()),
    (.popover, .popover, adapting(.some(.none))),
    (.formSheet, .overFullScreen, adapting(.overFullScreen)),
  ])
  func `is shown as declared`(
    style: PresentationStyle, form: PresentationStyle, contract: Contract
  ) {
    let trace = Showing(.compact, style, as: form).trace(contract, [.size(.compact)])
    #expect(Catalog.standard.verdict(on: trace).violations == [])
  }

  @Test(arguments: [
    (SizeClass.compact, PresentationStyle.popover, Contract(), "notAdapted"),
    (.regular, .fullScreen, Contract(), "notRestored"),
    (.compact, .fullScreen, adapting(.overFullScreen), "anotherForm"),
    (.compact, .fullScreen, adapting(nil, .navigation), "notReplaced"),
  ])
  func `is told of when it is shown otherwise`(
    size: SizeClass, form: PresentationStyle, contract: Contract, clause: String
  ) {
    let trace = Showing(size, .popover, as: form).trace(contract, [.size(size)])
    let violations = Catalog.standard.verdict(on: trace).violations
    #expect(violations.map(\.signature) == [Signature(id, Clause(clause))])
  }

  @Test(
    arguments: [
      (PresentationStyle.pageSheet, PresentationStyle.pageSheet, nil),
      (.popover, .formSheet, nil),
      (.pageSheet, .fullScreen, "anotherForm"),
      (.popover, .fullScreen, "anotherForm"),
      (.popover, .popover, "notAdapted"),
    ] as [(PresentationStyle, PresentationStyle, Clause?)])
  func `is a card where the world has cards`(
    style: PresentationStyle, form: PresentationStyle, clause: Clause?
  ) {
    let shown = Showing(.compact, style, as: form)
    let trace = shown.trace(Contract(), [.size(.compact)], showingCards: true)
    let violations = Catalog.standard.verdict(on: trace).violations
    #expect(violations.map(\.signature) == (clause.map { [Signature(id, $0)] } ?? []))
  }

  @Test func `is put into a replacement only where it adapts`() {
    let shown: [(PresentationStyle, as: PresentationStyle, isReplaced: Bool)] = [
      (.popover, as: .formSheet, isReplaced: true), (.pageSheet, as: .pageSheet, isReplaced: false),
    ]
    for (style, form, isReplaced) in shown {
      let held = [false, true].filter { isReplaced in
        let showing = Showing(.compact, style, as: form, isReplaced: isReplaced)
        let trace = showing.trace(adapting(nil, .navigation), [.size(.compact)], showingCards: true)
        return Catalog.standard.verdict(on: trace).violations.isEmpty
      }
      #expect(held == [isReplaced])
    }
  }

  @Test func `is told of when it stays in its replacement`() {
    let shown = Showing(.regular, .popover, as: .popover, isReplaced: true)
    let trace = shown.trace(adapting(nil, .navigation), [.size(.regular)])
    let violations = Catalog.standard.verdict(on: trace).violations
    #expect(violations.map(\.signature) == [Signature(id, "replaced")])
  }

  @Test func `is told of once`() {
    let trace = Showing(.compact, .popover, as: .popover).trace(Contract(), [.settle, .settle])
    #expect(Catalog.standard.verdict(on: trace).violations.count == 1)
  }

  @Test func `is not judged when nobody has declared how it adapts or says in what form`() {
    var unknown = Contract()
    unknown.unknown = [.adapts]
    let trace = Showing(.compact, .popover, as: .popover).trace(unknown, [.settle])
    let silent = Showing(.compact, .popover, as: nil).trace(Contract(), [.settle])
    #expect(Catalog.standard.verdict(on: trace).premises[id] == 0)
    #expect(Catalog.standard.verdict(on: silent).premises[id] == 0)
  }
}

@Suite struct `There and back` {
  private let id: InvariantID = "size.there-and-back-is-identity"

  private func told(
    _ before: [Int], _ between: [Int], _ after: [Int], declaring contract: Contract = Contract()
  ) -> [Signature] {
    let showings = [
      Showing(.regular, children: before), Showing(.compact, children: between),
      Showing(.regular, children: after),
    ]
    let trace = showings.trace(contract, [.size(.compact), .size(.regular)])
    return Catalog([.sizeThereAndBackIsIdentity]).verdict(on: trace).violations.map(\.signature)
  }

  @Test func `shows what was shown before, whatever is shown between`() {
    #expect(told([1, 2], [1], [1, 2]) == [])
  }

  @Test(arguments: [([1], "lost"), ([1, 2, 3], "gained"), ([2, 1], "moved")])
  func `is told of when it does not`(after: [Int], clause: String) {
    #expect(told([1, 2], [1], after) == [Signature(id, Clause(clause))])
  }

  @Test func `may bring somebody new where a class has declared nothing`() {
    #expect(told([1, 2], [1], [1, 2, 3], declaring: .undeclared) == [])
  }

  @Test func `is judged only when nothing is done between`() {
    let showings = [
      Showing(.regular, children: [1, 2]), Showing(.compact, children: [1]),
      Showing(.compact, children: [1]), Showing(.regular, children: [1]),
    ]
    let trace = showings.trace(Contract(), [.size(.compact), .dismiss("a"), .size(.regular)])
    #expect(Catalog.standard.verdict(on: trace).premises[id] == 0)
  }
}

private func adapting(
  _ style: AdaptiveStyle?, _ replacement: AdaptiveReplacement? = nil
) -> Contract {
  var contract = Contract()
  contract.adapts = style
  contract.replacement = replacement
  return contract
}

/// What a window shows: a root with plain children, and maybe something presented on it.
///
/// Controller 0 is the root, 1 to 3 are of one scene, and 4 is a stack.
private struct Showing: Sendable {
  var snapshot = Snapshot()

  init(_ size: SizeClass, children: [Int]) {
    snapshot.size = size
    snapshot.add(Snapshot.Node(ControllerID(0), .window))
    for child in children { add(ControllerID(child), .child(of: 0), in: ControllerID(0)) }
  }

  init(
    _ size: SizeClass, _ style: PresentationStyle, as form: PresentationStyle?,
    isReplaced: Bool = false
  ) {
    self.init(size, children: [])
    var node = Snapshot.Node(ControllerID(isReplaced ? 4 : 1), .presented(by: 0))
    node.presenter = ControllerID(0)
    node.style = style
    node.form = form
    node.replaced = isReplaced ? ControllerID(1) : nil
    snapshot.add(node)
    if isReplaced { add(ControllerID(1), .child(of: 1), in: ControllerID(4)) }
  }

  private mutating func add(
    _ controller: ControllerID, _ place: Snapshot.Place, in parent: ControllerID
  ) {
    var node = Snapshot.Node(controller, place)
    node.parent = parent
    snapshot.add(node)
  }

  /// A trace that shows nothing presented at first, and this after every step.
  func trace(
    _ contract: Contract, _ actions: [Step.Action], showingCards showsCards: Bool = false
  ) -> Trace {
    let first = Showing(snapshot.size, children: [])
    let showings = [first] + actions.map { _ in self }
    return showings.trace(contract, actions, showingCards: showsCards)
  }
}

extension [Showing] {
  fileprivate func trace(
    _ contract: Contract, _ actions: [Step.Action], showingCards showsCards: Bool = false
  ) -> Trace {
    let scenes = [Scene("A", .content, contract: contract)]
    let world = World(
      storyboard: Storyboard(scenes: scenes), stage: Stage(root: StageEntry("a", .scene("A"))),
      showingCards: showsCards)
    return Slides(snapshots: map(\.snapshot))
      .trace(of: Scenario(world, steps: actions.map { Step($0) }))
  }
}

/// A system that shows one snapshot after the other.
private struct Slides: FlowSystem {
  var snapshots: [Snapshot]

  func begin(_ world: World, into recording: Recording) -> Run {
    _ = recording.birth(scene: nil, kind: .content, label: "root")
    for _ in 1...3 { _ = recording.birth(scene: 0, kind: .content) }
    _ = recording.birth(scene: nil, kind: .navigation)
    recording.take(snapshots[0])
    return Run(rest: Array(snapshots.dropFirst()))
  }

  struct Run: FlowRun {
    var rest: [Snapshot]

    mutating func perform(_ step: Step, into recording: Recording) {
      if case .size(let size) = step.action { recording.record(.size(size)) }
      recording.take(rest.removeFirst())
    }
  }
}
