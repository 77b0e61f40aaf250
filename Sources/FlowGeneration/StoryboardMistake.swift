import FlowModel

extension Storyboard {
  /// A copy in which one segue has a mistake; the same one when it has no segue to spoil.
  ///
  /// Interface Builder lets its author make the mistake, and when it is played it ends in an
  /// exception.
  func spoiled(by choices: inout Choices) -> Storyboard {
    let spoilable = segues.indices.filter { segues[$0].via == nil && !segues[$0].isEmbed }
    guard !spoilable.isEmpty else { return self }
    let index = choices.element(of: spoilable)
    var copy = self
    guard let destination = segues[index].destination else {
      copy.segues[index].kind = .unwind("")
      return copy
    }
    copy.segues[index].performing = nil
    switch choices.element(of: StoryboardMistake.allCases) {
    case .customWithoutHandler: copy.segues[index].kind = .custom(destination)
    case .popoverWithoutAnchor:
      copy.segues[index].kind = .popover(destination, isAnchored: false)
    case .brokenReference:
      let reference = SceneReference("Elsewhere", to: "Nowhere")
      copy.references.append(reference)
      copy.segues[index].kind = segues[index].kind.leading(to: reference.name)
    }
    return copy
  }
}

/// A mistake in a segue that instantiates its destination; an unwind can only lack its action.
private enum StoryboardMistake: CaseIterable {
  /// A custom segue without a class of its own.
  case customWithoutHandler
  /// A popover that points at nothing.
  case popoverWithoutAnchor
  /// A reference to a scene that its storyboard does not have.
  case brokenReference
}
