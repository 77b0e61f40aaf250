import FlowModel

extension Draft {
  /// Reads what each scene holds: a root, tabs, columns; and what its container views embed.
  mutating func readContainment() throws(StoryboardFileError) {
    for draft in drafts {
      guard case .played(let kind) = draft.role, let name = names[draft.id] else { continue }
      for wiring in draft.wirings {
        for segue in wiring.segues where segue.isPrimary {
          try readRelationship(segue, of: name, kind)
        }
        for segue in wiring.segues where !segue.isPrimary {
          switch segue["kind"] {
          case "relationship": try readRelationship(segue, of: name, kind)
          case "embed": try readEmbed(segue, in: name, kind)
          default: break
          }
        }
      }
      if kind != .content, let index = storyboard.index(of: name),
        storyboard.scenes[index].holds.isEmpty
      {
        note(draft.controller, .emptyContainer(name))
      }
    }
  }

  private mutating func readRelationship(
    _ segue: MarkupElement, of name: SceneName, _ kind: ControllerKind
  ) throws(StoryboardFileError) {
    let relationship = segue["relationship"] ?? ""
    switch (kind, relationship) {
    case (.navigation, "rootViewController"):
      guard let index = storyboard.index(of: name), storyboard.scenes[index].holds.isEmpty else {
        return warn(segue, .secondRoot(of: name))
      }
      try hold(segue, in: name)
    case (.split, "detailViewController"):
      // The first child is the primary column, which nothing else takes the place of.
      guard let index = storyboard.index(of: name), !storyboard.scenes[index].holds.isEmpty else {
        return warn(segue, .detailAlone(of: name))
      }
      try hold(segue, in: name)
    case (.tabs, "viewControllers"), (.split, "masterViewController"):
      try hold(segue, in: name)
    default:
      warn(segue, .unknownRelationship(relationship, of: name))
    }
  }

  private mutating func readEmbed(
    _ segue: MarkupElement, in name: SceneName, _ kind: ControllerKind
  ) throws(StoryboardFileError) {
    guard kind == .content else { return warn(segue, .embedInContainer(name)) }
    guard let child = try child(of: segue, in: name) else { return }
    addSegue(segue, from: name, .embed(child))
  }

  /// Makes the destination of a segue the last child, unless it is left out.
  private mutating func hold(
    _ segue: MarkupElement, in name: SceneName
  ) throws(StoryboardFileError) {
    guard let child = try child(of: segue, in: name), let index = storyboard.index(of: name) else {
      return
    }
    if let action = segue["destinationCreationSelector"] {
      warn(segue, .relationshipAction(PlainActionName(action), making: child))
    }
    storyboard.scenes[index].holds.append(child)
  }

  /// The destination of a segue that becomes a child of its source.
  ///
  /// - Returns: The child, or `nil` when it is left out and a problem is noted.
  private mutating func child(
    of segue: MarkupElement, in name: SceneName
  ) throws(StoryboardFileError) -> SceneName? {
    guard let child = try destination(of: segue) else { return nil }
    guard !storyboard.contents(of: child).contains(name) else {
      fault(segue, .containsItself(name))
      return nil
    }
    return child
  }
}

extension MarkupElement {
  /// Whether it says what the primary column of a split view controller is, which is read before
  /// the others, wherever it stands.
  fileprivate var isPrimary: Bool {
    self["kind"] == "relationship" && self["relationship"] == "masterViewController"
  }
}

extension Storyboard {
  /// A scene and every scene that comes into being with it and its view, each once.
  func contents(of scene: SceneName) -> [SceneName] {
    var found = [scene]
    var next = 0
    while next < found.count {
      for child in children(of: found[next]) where !found.contains(child) { found.append(child) }
      next += 1
    }
    return found
  }
}
