import FlowModel

/// Gives plain names in order of first appearance.
///
/// Scenes become `A`, `B`, labels `a`, `b`, segues `go`, `go2`, controls `button`, unwind actions
/// `done`, plain actions `report`. Classes keep their names.
struct Relabel: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    [
      {
        var pen = RelabellingPen()
        $0 = pen.rewritten($0)
      }
    ]
  }
}

/// Writes plain names.
struct RelabellingPen: Pen {
  private var names: [Alphabet: [String: String]] = [:]

  mutating func number(_ number: Int) {}

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    if let known = names[alphabet]?[text] { return known }
    guard let name = alphabet.name(names[alphabet]?.count ?? 0) else { return text }
    names[alphabet, default: [:]][text] = name
    return name
  }
}
