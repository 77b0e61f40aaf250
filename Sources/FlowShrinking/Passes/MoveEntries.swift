import FlowModel

/// Moves one controller of the stage, with all that it contains, elsewhere.
///
/// Another one contains or presents it, or it becomes the window's root and contains or presents
/// the root that was. Two may also exchange what they contain.
struct MoveEntries: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let stage = scenario.world.stage
    let movers = stage.entries.filter { $0.label != stage.root.label }
    let moved = movers.flatMap { mover -> [Stage] in
      let inside = Set(mover.subtree.map(\.label))
      let hosts = stage.entries.map(\.label).filter { !inside.contains($0) }
      return hosts.flatMap { [stage.moving(mover, into: $0), stage.moving(mover, onto: $0)] }
        + stage.raising(mover)
    }
    return (moved + stage.exchangingChildren).filter { $0 != stage && $0.isSound }.map { stage in
      { $0.world.stage = stage }
    }
  }
}

extension Stage {
  /// Whether everything is presented by somebody who stands before it.
  fileprivate var isSound: Bool {
    presentations.indices.allSatisfy { index in
      trees[...index].contains { $0.subtree.contains { $0.label == presentations[index].caller } }
    }
  }

  /// Takes an entry away and tells in which style it was presented.
  private mutating func take(_ entry: StageEntry) -> PresentationStyle? {
    guard let index = presentations.firstIndex(where: { $0.entry.label == entry.label }) else {
      replace(entry.label) { _ in [] }
      return nil
    }
    return presentations.remove(at: index).style
  }

  fileprivate func moving(_ mover: StageEntry, into host: Label) -> Stage {
    var stage = self
    _ = stage.take(mover)
    stage.replace(host) { [$0.with($0.children + [mover], selecting: $0.selected)] }
    return stage
  }

  /// It comes before what it presents itself.
  fileprivate func moving(_ mover: StageEntry, onto host: Label) -> Stage {
    var stage = self
    let presentation = StagePresentation(by: host, style: stage.take(mover), mover)
    let inside = Set(mover.subtree.map(\.label))
    let place = stage.presentations.firstIndex { inside.contains($0.caller) }
    stage.presentations.insert(presentation, at: place ?? stage.presentations.endIndex)
    return stage
  }

  /// The stages with an entry as the window's root, which contains or presents the root that was.
  fileprivate func raising(_ mover: StageEntry) -> [Stage] {
    var stage = self
    let style = stage.take(mover)
    let old = stage.root
    var containing = stage
    containing.root = mover.with(mover.children + [old], selecting: mover.selected)
    stage.root = mover
    stage.presentations.insert(StagePresentation(by: mover.label, style: style, old), at: 0)
    return [containing, stage]
  }

  /// The stages in which two have exchanged what they contain.
  fileprivate var exchangingChildren: [Stage] {
    let entries = entries
    return entries.indices.flatMap { later in
      entries[..<later].filter { earlier in
        earlier.children != entries[later].children
          && !earlier.subtree.contains { $0.label == entries[later].label }
      }.map { earlier -> Stage in
        var stage = self
        stage.replace(earlier.label) { [$0.with(entries[later].children, selecting: nil)] }
        stage.replace(entries[later].label) { [$0.with(earlier.children, selecting: nil)] }
        return stage
      }
    }
  }
}
