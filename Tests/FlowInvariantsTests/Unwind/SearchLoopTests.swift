import FlowModel
import Testing

/// Trees that are drawn from a number: containers, presentations, vetoes, children not searched.
private struct DrawnTree {
  private var state: UInt64
  private var names = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)[...]
  private(set) var lines: [String] = []
  private(set) var scenes: [Scene] = []

  init(_ number: Int) {
    state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1
    draw(depth: 0, presented: nil)
  }

  private mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
  }

  /// Draws a controller with what is below it; says who can ask for a presentation there.
  @discardableResult
  private mutating func draw(depth: Int, presented: String?) -> [String] {
    guard let name = names.popFirst() else { return [] }
    let kind = [ControllerKind.content, .navigation, .tabs, .content][number(below: 4)]
    let place = scenes.count
    scenes.append(Scene(SceneName(name), kind))
    lines.append(
      String(repeating: " ", count: depth + 2) + (presented == nil ? "" : "presents ") + name
        + (presented ?? ""))
    let first = scenes.count
    var askers = [name]
    for _ in 0..<(depth < 3 ? number(below: 4) : 0) {
      askers += draw(depth: depth + 1, presented: nil)
    }
    let children = scenes[first...].map(\.name)
    if depth < 4 && number(below: 3) == 0 {
      let caller = number(below: 6) == 0 ? "" : " by " + askers[number(below: askers.count)]
      draw(depth: depth + 1, presented: caller)
    }
    scenes[place].contract = contract(hiding: children)
    return askers
  }

  private mutating func contract(hiding children: [SceneName]) -> Contract {
    var contract = Contract(unwinds: number(below: 4) == 0 ? ["done"] : [])
    if number(below: 3) == 0 { contract.vetoes = contract.unwinds }
    if number(below: 5) == 0 {
      contract.searches = .only(children.filter { _ in number(below: 2) == 0 })
    }
    return contract
  }
}

@Suite struct `The ranking of an unwind` {
  @Test(arguments: 1...30)
  func `agrees with the search loop on a drawn tree`(_ number: Int) throws {
    let drawn = DrawnTree(number)
    let storyboard = Storyboard(
      scenes: drawn.scenes,
      segues: drawn.scenes.map { Segue(from: $0.name, "done", .unwind("done")) })
    for source in drawn.scenes.map(\.name.text) {
      var tale = Tale(storyboard, (["tree"] + drawn.lines).joined(separator: "\n"))
      let trace = tale.trace
      var loop = SearchLoop(in: trace, from: try #require(trace.controller(of: Label(source))))
      let found = loop.destination().flatMap { trace.cast[$0.index].label?.text }
      tale.lines += ["do performSegue \(source).done", "request \(source).done"]
      if let found { tale.lines.append("create \(source).done to \(found)") }
      let id: InvariantID = "unwind.reaches-nearest-implementer"
      #expect(tale.premiseCount(of: id) == 1)
      #expect(!tale.broken.contains { $0.hasPrefix(id.text) })
    }
  }
}
