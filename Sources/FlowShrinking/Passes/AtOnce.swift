import FlowModel

/// Makes an edit of one pass and then one of another, where neither alone keeps the violation.
///
/// What plays no part any more goes, too. As many edits are proposed as both passes have together
/// and again, up to a limit: this is for scenarios that are small already.
struct AtOnce: ShrinkPass {
  private static let editsMax = 600

  private let first: any ShrinkPass & Sendable
  private let second: any ShrinkPass & Sendable

  init(_ first: any ShrinkPass & Sendable, _ second: any ShrinkPass & Sendable) {
    self.first = first
    self.second = second
  }

  func edits(of scenario: Scenario) -> [Edit] {
    var edits: [Edit] = []
    for edit in first.edits(of: scenario) where edits.count < Self.editsMax {
      let edited = scenario.edited(edit)
      guard edited != scenario else { continue }
      for other in second.edits(of: edited).prefix(Self.editsMax - edits.count) {
        edits.append { $0 = edited.edited(other).withoutIdleParts }
      }
    }
    return edits
  }
}
