import FlowModel

/// Leaves out a storyboard that code knows by name, then what is said about it: its initial scene,
/// one of its scenes, the identifier of one.
struct DropNames: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let named = scenario.world.storyboard.named
    let whole = named.indices.reversed().map { index -> Edit in
      { $0.world.storyboard.named.remove(at: index) }
    }
    return whole + named.indices.flatMap { edits(of: named[$0], at: $0) }
  }

  private func edits(of storyboard: NamedStoryboard, at index: Int) -> [Edit] {
    let beginning: [Edit] =
      storyboard.initial == nil ? [] : [{ $0.world.storyboard.named[index].initial = nil }]
    return beginning
      + storyboard.members.indices.reversed().map { member in
        { $0.world.storyboard.named[index].members.remove(at: member) }
      }
      + storyboard.members.indices.compactMap { member in
        guard storyboard.members[member].identifier != nil else { return nil }
        return { $0.world.storyboard.named[index].members[member].identifier = nil }
      }
  }
}
