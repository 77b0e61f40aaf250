import FlowModel

extension StageEntry {
  /// The entry and all that it contains, in preorder.
  var subtree: [StageEntry] { [self] + children.flatMap(\.subtree) }

  /// The labels from the entry down to one in it; `nil` when it is not in it.
  fileprivate func path(to label: Label) -> [Label]? {
    guard self.label != label else { return [label] }
    let path = children.lazy.compactMap { $0.path(to: label) }.first
    return path.map { [self.label] + $0 }
  }

  /// The entry with others in the place of the one with a label: one below it, or itself.
  fileprivate func replacing(
    _ label: Label, with others: (StageEntry) -> [StageEntry]
  ) -> [StageEntry] {
    guard self.label != label else { return others(self) }
    var entry = self
    entry.children = children.flatMap { $0.replacing(label, with: others) }
    return [entry]
  }
}

extension Stage {
  /// Puts entries, one or none in place of an entry.
  ///
  /// The window's root and what is presented are one each: there the first one counts, and nothing
  /// happens when there is none.
  mutating func replace(_ label: Label, with others: (StageEntry) -> [StageEntry]) {
    root = root.replacing(label, with: others).first ?? root
    for index in presentations.indices {
      let entry = presentations[index].entry
      presentations[index].entry = entry.replacing(label, with: others).first ?? entry
    }
  }

  /// Changes an entry in its place.
  mutating func change(_ label: Label, _ change: (inout StageEntry) -> Void) {
    replace(label) { entry in
      var entry = entry
      change(&entry)
      return [entry]
    }
  }

  /// The containers around an entry, outermost first.
  func ancestors(of label: Label) -> [Label] {
    let path = trees.lazy.compactMap { $0.path(to: label) }.first
    return path?.dropLast() ?? []
  }

  /// The trees of the stage: the window's, then the presented ones.
  var trees: [StageEntry] { [root] + presentations.map(\.entry) }
}

extension Storyboard {
  /// Whether the class that an origin makes a controller of is an app's own.
  func hasClass(_ origin: Origin) -> Bool {
    guard case .scene(let name) = origin else { return false }
    return scene(name)?.className != nil
  }
}
